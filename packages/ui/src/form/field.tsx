import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react'
import { cn } from '../cn'
import { FieldContext } from './field-context'

/** The visible label of a control. */
function Label({ className, ...props }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller gives htmlFor or wraps the control.
  return <label {...props} className={cn('block text-sm font-medium text-foreground', className)} />
}

interface FieldProps {
  /** Id of the control; generated if omitted. */
  id?: string | undefined
  label: ReactNode
  /** One control: Input, Textarea, Select, Combobox, DateInput, SearchInput. */
  children: ReactNode
  /** Help text that is always shown. */
  hint?: ReactNode | undefined
  /** What is wrong and how to correct it; marks the control as invalid. */
  error?: ReactNode | undefined
  /** Text after the label of an optional field ("freiwillig"). */
  optional?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined
  className?: string | undefined
}

/** A label, control, hint and error, associated for screen readers. */
export function Field({
  id: given,
  label,
  children,
  hint,
  error,
  optional,
  required,
  disabled,
  hideLabel,
  className,
}: FieldProps) {
  const made = useId()
  const id = given ?? made
  const invalid = error !== undefined && error !== null && error !== '' && error !== false
  const hinted = hint !== undefined && hint !== null
  const control = useMemo(
    () => ({
      id,
      disabled,
      'aria-describedby': [invalid && `${id}-error`, hinted && `${id}-hint`].filter(Boolean).join(' ') || undefined,
      'aria-invalid': invalid || undefined,
      'aria-required': required,
    }),
    [id, disabled, invalid, hinted, required],
  )
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <Label htmlFor={id} className={cn(hideLabel && 'sr-only')}>
        {label}
        {optional !== undefined && <span className="font-normal text-muted-foreground"> · {optional}</span>}
      </Label>
      <FieldContext value={control}>{children}</FieldContext>
      {hinted && (
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      <div aria-live="polite" className="contents">
        {invalid && (
          <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger-foreground">
            <CircleAlert aria-hidden className="mt-0.5 size-4" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}
