import { useTranslation } from '@lernspur/app-runtime'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Input, type InputProps } from '@lernspur/ui/components/ui/input'
import type { FormField } from './form-field'

interface EmailFieldProps extends FormField, Pick<InputProps, 'autoComplete' | 'autoFocus'> {
  label?: string
  hint?: string
}

/** An e-mail address. */
export function EmailField({ id, label, hint, problem, detail, onValueChange, ...rest }: EmailFieldProps) {
  const { t } = useTranslation('app-runtime.editing')
  const text = problem === 'missing' ? t(($) => $.email.missing) : t(($) => $.email.malformed)
  return (
    <LabelledField
      id={id}
      label={label ?? t(($) => $.email.label)}
      hint={hint}
      error={problem ? text : detail}
      required
    >
      <Input
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </LabelledField>
  )
}
