import { useTranslation } from '@lernspur/app-kit'
import { Field } from '@lernspur/ui/form/field'
import { Input, type InputProps } from '@lernspur/ui/form/input'
import type { Problem } from '../../form/problems'

interface EmailFieldProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  problem: Problem | undefined
  /** The server's sentence. */
  detail?: string | undefined
  hint?: string | undefined
  value: string
  onValueChange(email: string): void
}

/** An e-mail address. */
export function EmailField({ problem, detail, hint, onValueChange, ...rest }: EmailFieldProps) {
  const { t } = useTranslation('sign-in')
  const text = problem === 'missing' ? t(($) => $.email.missing) : t(($) => $.email.malformed)
  return (
    <Field label={t(($) => $.email.label)} hint={hint} error={problem ? text : detail} required>
      <Input
        type="email"
        name="email"
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
