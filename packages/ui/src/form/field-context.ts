import { type AriaAttributes, createContext, useContext } from 'react'

/** What a field passes to the control inside it. */
interface FieldControl extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'> {
  id?: string | undefined
  disabled?: boolean | undefined
}

export const FieldContext = createContext<FieldControl>({})

/** Attributes from the surrounding field, overridden by the control's own. */
export function useFieldControl(own: FieldControl): FieldControl {
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
