import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, use, useRef, useState } from 'react'
import { Later, LaterComponent, usePrefetch } from '../../later-component'
import { FieldContext, useFieldControl } from '../ui/field'
import { selectTriggerStyle } from '../ui/select-trigger'
import type { SelectOption } from './select-list'

export type { SelectOption } from './select-list'

/** With the library that places and moves it, which is as large as a whole screen. */
const list = new LaterComponent(() => import('./select-list').then(({ SelectList }) => SelectList))

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

/** Letters do nothing on the closed button: they would choose at once, and many screens save a choice immediately. */
const openingKeys: readonly string[] = [' ', 'Enter', 'ArrowUp', 'ArrowDown']

/** Handlers that open the list as the library's own button does: a mouse by pressing, a finger by releasing. */
const useOpening = (open: () => void) => {
  const pointer = useRef('touch')
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      pointer.current = event.pointerType
      if (event.button !== 0 || event.ctrlKey || event.pointerType !== 'mouse') return
      open()
      event.preventDefault()
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (pointer.current === 'mouse') return
      // Safari moves no focus to a pressed button.
      event.currentTarget.focus()
      open()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!openingKeys.includes(event.key)) return
      open()
      event.preventDefault()
    },
  }
}

/** A choice of one among a few options that are given as data; for more than a dozen use a Combobox. */
export function SelectInput(props: SelectInputProps) {
  const { options, value, onValueChange, placeholder, size, className } = props
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const field = useFieldControl({ disabled: props.disabled })
  const { labelId } = use(FieldContext)
  const opening = useOpening(() => setOpen(true))
  usePrefetch(list)
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      <button
        type="button"
        role="combobox"
        data-slot="select-trigger"
        data-size={size ?? 'default'}
        data-state={open ? 'open' : 'closed'}
        data-placeholder={chosen === undefined ? '' : undefined}
        aria-expanded={open}
        aria-autocomplete="none"
        {...field}
        {...opening}
        ref={trigger}
        aria-label={props['aria-label']}
        onPointerEnter={list.prefetch}
        onFocus={list.prefetch}
        className={selectTriggerStyle(size, className)}
      >
        {chosen?.leading}
        <span data-slot="select-value" className="pointer-events-none">
          {chosen?.label ?? placeholder}
        </span>
        <ChevronDown aria-hidden className="size-4.5 text-muted-foreground" />
      </button>
      {open && trigger.current && (
        <Later
          component={list}
          props={{
            trigger: trigger.current,
            options,
            value,
            onValueChange,
            onClose: () => setOpen(false),
            disabled: field.disabled ?? false,
            label: props['aria-label'],
            labelId,
          }}
        />
      )}
    </>
  )
}
