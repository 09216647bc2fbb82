import { type KeyboardEvent, type ReactNode, use, useState } from 'react'
import { FieldContext, useFieldControl } from '../ui/field'
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '../ui/select'

export interface SelectOption {
  value: string
  label: string
  leading?: ReactNode | undefined
  disabled?: boolean | undefined
}

interface SelectInputProps {
  options: readonly SelectOption[]
  /** Chosen value, or '' for none yet. */
  value: string
  onValueChange: (value: string) => void
  placeholder?: string | undefined
  disabled?: boolean | undefined
  size?: 'default' | 'sm' | undefined
  className?: string | undefined
  'aria-label'?: string | undefined
}

/** Letters on the closed button would choose at once, and many screens save a choice immediately. */
const ignoreLetters = (event: KeyboardEvent) => {
  if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey)
    event.preventDefault()
}

/** A choice of one among a few options that are given as data; for more than a dozen use a Combobox. */
export function SelectInput(props: SelectInputProps) {
  const { options, value, onValueChange, placeholder, size, className } = props
  const [open, setOpen] = useState(false)
  const field = useFieldControl({ disabled: props.disabled })
  const { labelId } = use(FieldContext)
  const chosen = options.find((option) => option.value === value)
  return (
    // Options are identified by index, because Radix accepts no empty value.
    <Select
      open={open}
      onOpenChange={setOpen}
      value={chosen === undefined ? '' : String(options.indexOf(chosen))}
      onValueChange={(index) => {
        const option = options[Number(index)]
        if (option !== undefined) onValueChange(option.value)
      }}
      disabled={field.disabled ?? false}
    >
      <SelectTrigger size={size} aria-label={props['aria-label']} onKeyDown={ignoreLetters} className={className}>
        {chosen?.leading}
        <SelectValue placeholder={placeholder}>{chosen?.label}</SelectValue>
      </SelectTrigger>
      <SelectContent aria-label={props['aria-label']} aria-labelledby={labelId}>
        {/* Radix would draw the options of a closed list, too. */}
        {open &&
          options.map((option, index) => (
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
