import { useTranslation } from '@lernspur/app-runtime'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Input, type InputProps } from '@lernspur/ui/components/ui/input'
import type { FormField } from './form-field'

export interface TextFieldProps extends FormField, Omit<InputProps, keyof FormField | 'onChange'> {
  label: string
  /** Message if the field is empty. */
  missing: string
  hint?: string | undefined
}

/** A required single-line text field. */
export function TextField({ id, label, missing, problem, detail, hint, onValueChange, ...rest }: TextFieldProps) {
  const { t } = useTranslation('app-runtime.editing')
  const texts = {
    missing,
    malformed: t(($) => $.text.malformed),
    tooShort: t(($) => $.text.malformed),
    tooLong: t(($) => $.text.tooLong),
  }
  return (
    <LabelledField
      id={id}
      label={label}
      hint={hint}
      error={problem ? texts[problem] : detail}
      required={rest.required ?? true}
    >
      <Input {...rest} onChange={(event) => onValueChange(event.target.value)} />
    </LabelledField>
  )
}
