import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cn } from '../cn'
import { controlStyle } from '../form/control-style'
import { useFieldControl } from '../form/field-context'
import { PopoverPanel } from '../overlay/popover-panel'
import { OptionRow } from './option-row'
import { Picker } from './picker/picker'
import type { SelectOption } from './select-option'
import { useSelectKeys } from './use-select-keys'

export type { SelectOption }

interface SelectProps {
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

/** A choice of one among a few options; for more than a dozen use a Combobox. */
export function Select(props: SelectProps) {
  const { options, value, onValueChange, placeholder, size = 'default', className } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const chosen = options.find((option) => option.value === value)
  const field = useFieldControl({ disabled: props.disabled })

  const show = (next: boolean) => {
    if (next) setAt(Math.max(0, chosen === undefined ? 0 : options.indexOf(chosen)))
    setOpen(next)
  }
  const choose = (option: SelectOption) => {
    setOpen(false)
    onValueChange(option.value)
  }
  const onListKey = useSelectKeys({ options, at, move: setAt, choose, close: () => setOpen(false) })
  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    show(true)
  }

  useEffect(() => {
    if (open) list.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [open, at])

  return (
    <Picker
      {...field}
      open={open}
      onOpenChange={show}
      role="combobox"
      aria-haspopup="listbox"
      aria-label={props['aria-label']}
      onKeyDown={onTriggerKey}
      className={cn(
        controlStyle(),
        'flex min-h-11 items-center gap-2 text-left',
        size === 'sm' && 'min-h-9 px-2.5 text-sm pointer-coarse:min-h-11',
        className,
      )}
      panel={(panelId) => (
        <PopoverPanel
          ref={list}
          id={panelId}
          role="listbox"
          aria-label={props['aria-label']}
          aria-labelledby={field.id}
          aria-activedescendant={`${id}-${at}`}
          collisionPadding={8}
          onKeyDown={onListKey}
          className="min-w-(--radix-popover-trigger-width) overflow-y-auto p-1"
        >
          {options.map((option, index) => (
            <OptionRow
              key={option.value}
              id={`${id}-${index}`}
              index={index}
              {...option}
              active={index === at}
              selected={option === chosen}
              onPoint={() => setAt(index)}
              onChoose={() => choose(option)}
            />
          ))}
        </PopoverPanel>
      )}
    >
      {chosen?.leading}
      <span className={cn('min-w-0 flex-1 truncate', chosen === undefined && 'text-muted-foreground')}>
        {chosen?.label ?? placeholder}
      </span>
      <ChevronDown aria-hidden className="size-4.5 text-muted-foreground" />
    </Picker>
  )
}
