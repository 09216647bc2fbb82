import { EmailField } from '@lernspur/app-kit/form/email-field'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { paths, useTranslation } from '@lernspur/app-runtime'
import { sendResetMailSchema } from '@lernspur/contracts/identity/password.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { SlowHint } from '../layout/slow-hint'
import { LinkLine } from '../layout/text-link'
import { useLoginSearch } from '../use-login-search'

interface EmailFormProps {
  initial: string
  submit: string
  onSubmit(email: string): void
  busy: boolean
  error: Error | null
}

/** A form with only an e-mail address. */
export function EmailForm({ initial, submit, onSubmit, busy, error }: EmailFormProps) {
  const { t } = useTranslation('shell.sign-in')
  const signIn = { pathname: paths.login, search: useLoginSearch() }
  const { values, field, props } = useForm({
    initial: { email: initial },
    schema: sendResetMailSchema,
    bodyOf: ({ email }) => ({ email: email.trim() }),
    onSubmit: ({ email }) => onSubmit(email),
    busy,
    error,
  })
  return (
    <form {...props} className="grid grid-cols-1 gap-5">
      <FailureBanner error={busy ? null : error} />
      <EmailField {...field('email')} />
      <Button type="submit" size="lg" busy={busy}>
        {submit}
      </Button>
      <SlowHint busy={busy} />
      <LinkLine to={signIn} state={{ email: values.email.trim() }}>
        {t(($) => $.toSignIn)}
      </LinkLine>
    </form>
  )
}
