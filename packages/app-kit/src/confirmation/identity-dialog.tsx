import { confirmationCalls } from '@lernspur/api-client/identity/confirmation.queries'
import { useMutation, useTranslation } from '@lernspur/app-runtime'
import { type Confirmation, confirmIdentitySchema } from '@lernspur/contracts/identity/confirmation.contract'
import { isMissingAddress } from '@lernspur/contracts/identity/missing-address'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { Button } from '@lernspur/ui/components/ui/button'
import { useId } from 'react'
import { CodeField } from '../form/code-field'
import { FailureBanner } from '../form/failure-banner'
import { PasswordField } from '../form/password-field'
import { useForm } from '../form/use-form'
import { useHeldFocus } from './hold-focus'

interface DialogProps {
  answer(confirmed: boolean): void
}

/** The field of what is asked for. */
function Answer({ form, method }: { form: ReturnType<typeof useAnswer>['form']; method: Confirmation['method'] }) {
  const { t } = useTranslation('app-runtime.editing')
  const field = form.field('answer')
  if (method === 'password') return <PasswordField {...field} autoComplete="current-password" />
  const isFactor = method === 'twoFactor'
  return (
    <CodeField
      {...field}
      label={isFactor ? t(($) => $.confirmation.code) : t(($) => $.confirmation.mailedCode)}
      hint={isFactor ? t(($) => $.confirmation.codeHint) : undefined}
      missing={t(($) => $.confirmation.missing)}
    />
  )
}

const useAnswer = (answer: DialogProps['answer']) => {
  const confirm = useMutation({
    ...confirmationCalls.confirmIdentity(),
    onSuccess: () => answer(true),
  })
  const form = useForm({
    initial: { answer: '' },
    schema: confirmIdentitySchema,
    onSubmit: (body) => confirm.mutate({ body }),
    busy: confirm.isPending,
    error: confirm.error,
  })
  return { confirm, form }
}

function IdentityDialog({ confirmation: { method, email }, answer }: DialogProps & { confirmation: Confirmation }) {
  const { t } = useTranslation('app-runtime.editing')
  const id = useId()
  const { confirm, form } = useAnswer(answer)
  useHeldFocus(id)
  const mail = useMutation(confirmationCalls.sendConfirmationCode())
  const descriptions = {
    password: t(($) => $.confirmation.byPassword),
    twoFactor: t(($) => $.confirmation.byFactor),
    mail: mail.isSuccess ? t(($) => $.confirmation.mailed, { email }) : t(($) => $.confirmation.byMail, { email }),
  }
  // An account that only a hub opens has nothing to confirm with (rule external.6).
  const isHelpless = method === 'mail' && isMissingAddress(email)
  const hasField = method !== 'mail' || mail.isSuccess
  const busy = confirm.isPending || mail.isPending
  return (
    <ModalDialog
      open
      // A password that is shown is no text to be brought back at the next visit.
      retainsInput
      onOpenChange={(next) => !next && answer(false)}
      title={t(($) => $.confirmation.title)}
      description={isHelpless ? t(($) => $.confirmation.noAddress) : descriptions[method]}
      closeLabel={t(($) => $.confirmation.close)}
      footer={
        <>
          <Button variant="outline" onClick={() => answer(false)}>
            {t(($) => $.confirmation.cancel)}
          </Button>
          {isHelpless ? null : hasField ? (
            <Button type="submit" form={id} busy={busy}>
              {t(($) => $.confirmation.submit)}
            </Button>
          ) : (
            <Button busy={busy} onClick={() => mail.mutate()}>
              {t(($) => $.confirmation.sendCode)}
            </Button>
          )}
        </>
      }
    >
      <form {...form.props} id={id} className="grid grid-cols-1 gap-4">
        <FailureBanner error={busy ? null : (confirm.error ?? mail.error)} />
        {hasField && <Answer form={form} method={method} />}
      </form>
    </ModalDialog>
  )
}

/** The dialog that asks a person to confirm who it is, in the way that the server has named. */
export const identityDialog = (confirmation: Confirmation) => (props: DialogProps) => (
  <IdentityDialog confirmation={confirmation} {...props} />
)
