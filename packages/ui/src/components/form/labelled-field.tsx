import { type ReactNode, useId, useMemo } from 'react'
import { cn } from '../../cn'
import { Field, FieldContext, FieldDescription, FieldError, FieldLabel } from '../ui/field'

interface LabelledFieldProps {
  /** Id of the control; generated if omitted. */
  id?: string | undefined
  label: ReactNode
  /** One control: Input, MultilineInput, SelectInput, Combobox, DateInput, SearchInput. */
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
export function LabelledField({
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
}: LabelledFieldProps) {
  const made = useId()
  const id = given ?? made
  const invalid = error !== undefined && error !== null && error !== '' && error !== false
  const hinted = hint !== undefined && hint !== null
  const control = useMemo(
    () => ({
      id,
      labelId: `${id}-label`,
      disabled,
      'aria-describedby': [invalid && `${id}-error`, hinted && `${id}-hint`].filter(Boolean).join(' ') || undefined,
      'aria-invalid': invalid || undefined,
      'aria-required': required,
    }),
    [id, disabled, invalid, hinted, required],
  )
  return (
    <Field className={className}>
      <FieldLabel id={`${id}-label`} htmlFor={id} className={cn(hideLabel && 'sr-only')}>
        {label}
        {optional !== undefined && <span className="font-normal text-muted-foreground"> · {optional}</span>}
      </FieldLabel>
      <FieldContext value={control}>{children}</FieldContext>
      {hinted && <FieldDescription id={`${id}-hint`}>{hint}</FieldDescription>}
      <div aria-live="polite" className="contents">
        {invalid && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </Field>
  )
}
