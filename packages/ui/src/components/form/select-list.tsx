import { Select as SelectPrimitive } from 'radix-ui'
import { type ReactNode, type Ref, useLayoutEffect } from 'react'
import { Select, SelectContent, SelectItem } from '../ui/select'

export interface SelectOption {
  value: string
  label: string
  leading?: ReactNode | undefined
  disabled?: boolean | undefined
}

interface ExistingTriggerProps {
  trigger: HTMLElement
  /** These come from the trigger around this component. */
  ref?: Ref<HTMLElement>
  'aria-controls'?: string
}

/** Tells the library its trigger, which is there already and opens the list by itself. Renders nothing. */
function ExistingTrigger({ trigger, ref, 'aria-controls': controls }: ExistingTriggerProps) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return
    const removed = ref(trigger)
    return () => void (removed ? removed() : ref(null))
  }, [ref, trigger])
  useLayoutEffect(() => {
    if (controls === undefined) return
    trigger.setAttribute('aria-controls', controls)
    return () => trigger.removeAttribute('aria-controls')
  }, [trigger, controls])
  return null
}

export interface SelectListProps {
  /** The button that it belongs to: it lies below it and gives the focus back. */
  trigger: HTMLElement
  options: readonly SelectOption[]
  value: string
  onValueChange: (value: string) => void
  onClose: () => void
  disabled: boolean
  label: string | undefined
  labelId: string | undefined
}

/** The list of an open select. */
export function SelectList(props: SelectListProps) {
  const { trigger, options, value, onValueChange, onClose, disabled, label, labelId } = props
  const chosen = options.findIndex((option) => option.value === value)
  return (
    // Options are identified by index, because Radix accepts no empty value.
    <Select
      open
      onOpenChange={(open) => !open && onClose()}
      value={chosen < 0 ? '' : String(chosen)}
      onValueChange={(index) => {
        const option = options[Number(index)]
        if (option !== undefined) onValueChange(option.value)
      }}
      disabled={disabled}
    >
      <SelectPrimitive.Trigger asChild>
        <ExistingTrigger trigger={trigger} />
      </SelectPrimitive.Trigger>
      <SelectContent aria-label={label} aria-labelledby={labelId}>
        {options.map((option, index) => (
          <SelectItem
            key={option.value}
            value={String(index)}
            textValue={option.label}
            disabled={option.disabled ?? false}
          >
            {option.leading}
            <span className="min-w-0 flex-1">{option.label}</span>
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  )
}
