import { useTranslation } from '@lernspur/app-kit'
import type { FormField } from '@lernspur/app-kit/form/use-form'
import { Field } from '@lernspur/ui/form/field'
import { Input, type InputProps } from '@lernspur/ui/form/input'

interface EmailFieldProps extends FormField, Pick<InputProps, 'autoComplete' | 'autoFocus'> {
  label?: string
  hint?: string
}

/** An e-mail address. */
export function EmailField({ label, hint, problem, detail, onValueChange, ...rest }: EmailFieldProps) {
  const { t } = useTranslation('shell.sign-in')
  const text = problem === 'missing' ? t(($) => $.email.missing) : t(($) => $.email.malformed)
  return (
    <Field label={label ?? t(($) => $.email.label)} hint={hint} error={problem ? text : detail} required>
      <Input
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  )
}
