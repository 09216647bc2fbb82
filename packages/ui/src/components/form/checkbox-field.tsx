import { type ReactNode, useId } from 'react'
import { cn } from '../../cn'
import { Checkbox } from '../ui/checkbox'
import { Spinner } from '../ui/spinner'

interface CheckboxFieldProps {
  /** Generated if omitted. */
  id?: string | undefined
  checked: boolean | 'indeterminate'
  onCheckedChange: (checked: boolean) => void
  label: ReactNode
  hint?: ReactNode | undefined
  /** Keeps the label for screen readers only, for instance in a table row. */
  hideLabel?: boolean | undefined
  disabled?: boolean | undefined
  /** The choice is being saved: further ones are ignored, the focus stays, and a spinner shows after 400 ms. */
  busy?: boolean | undefined
  invalid?: boolean | undefined
  className?: string | undefined
}

/** A checkbox with its label; the whole line can be pressed. */
export function CheckboxField({
  id: given,
  checked,
  onCheckedChange,
  label,
  hint,
  hideLabel,
  disabled,
  busy = false,
  invalid,
  className,
}: CheckboxFieldProps) {
  const made = useId()
  const id = given ?? made
  const hintId = hint === undefined ? undefined : `${id}-hint`
  return (
    <div className={cn('-ml-3 inline-flex min-h-11 items-start', className)}>
      <Checkbox
        id={id}
        checked={checked}
        disabled={disabled ?? false}
        aria-invalid={invalid}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        aria-describedby={hintId}
        onCheckedChange={(next) => {
          if (!busy) onCheckedChange(next === true)
        }}
      >
        {busy && <Spinner className="absolute inset-0 m-auto size-5 animate-late" />}
      </Checkbox>
      <label
        htmlFor={id}
        className={cn(
          'min-w-0 cursor-pointer py-2.5 pr-3',
          disabled && 'text-muted-foreground',
          hideLabel && 'sr-only',
        )}
      >
        {label}
        {hint !== undefined && (
          <span id={hintId} className="block text-sm text-muted-foreground">
            {hint}
          </span>
        )}
      </label>
    </div>
  )
}
