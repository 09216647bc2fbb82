import CircleAlert from 'lucide-react/icons/circle-alert'
import { type AriaAttributes, type ComponentProps, createContext, useContext } from 'react'
import { cn } from '../../cn'
import { Label } from './label'

/** What a field passes to the control inside it. */
interface FieldControl extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'> {
  id?: string | undefined
  /** Id of the label, for what belongs to the control and lies elsewhere, such as its list. */
  labelId?: string | undefined
  disabled?: boolean | undefined
}

const FieldContext = createContext<FieldControl>({})

/** Attributes from the surrounding field, overridden by the control's own. */
function useFieldControl(own: FieldControl): Omit<FieldControl, 'labelId'> {
  const field = useContext(FieldContext)
  const described = [field['aria-describedby'], own['aria-describedby']].filter(Boolean).join(' ')
  return {
    id: own.id ?? field.id,
    disabled: own.disabled ?? field.disabled,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': own['aria-invalid'] ?? field['aria-invalid'],
    'aria-required': own['aria-required'] ?? field['aria-required'],
  }
}

/** A control with its label and the texts below it. */
function Field({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="field" className={cn('flex flex-col gap-1.5', className)} {...props} />
}

function FieldLabel(props: ComponentProps<typeof Label>) {
  return <Label data-slot="field-label" {...props} />
}

/** Help text that is always shown. */
function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="field-description" className={cn('text-sm text-muted-foreground', className)} {...props} />
}

/** What is wrong and how to correct it. */
function FieldError({ className, children, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="field-error"
      className={cn('flex items-start gap-1.5 text-sm text-danger-foreground', className)}
      {...props}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  )
}

export { Field, FieldContext, FieldDescription, FieldError, FieldLabel, useFieldControl }
