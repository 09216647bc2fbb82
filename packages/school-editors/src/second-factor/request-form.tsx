import { EmailField } from '@lernspur/app-kit/form/email-field'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { isApiError, useConfirm, useToast, useTranslation } from '@lernspur/app-runtime'
import {
  type RequestTwoFactorReset,
  requestTwoFactorResetSchema,
  type TwoFactorReset,
  twoFactorResetLimits,
} from '@lernspur/contracts/identity/two-factor/two-factor-reset.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { Button } from '@lernspur/ui/components/ui/button'
import type { Change } from './change'

const empty = { email: '', reason: '' }

/** What an error means here; undefined to use the text of the catalogue. */
const useErrorText = (ofProvider: boolean) => {
  const { t } = useTranslation('school-editors.second-factor')
  return (error: Error | null): string | undefined => {
    if (!isApiError(error)) return undefined
    if (error.code === 'NOT_FOUND') return ofProvider ? t(($) => $.unknownToProvider) : t(($) => $.unknown)
    return error.code === 'INVALID_PARAMETERS' ? t(($) => $.waitsAlready) : undefined
  }
}

export interface RequestFormProps {
  request: Change<{ readonly body: RequestTwoFactorReset }, TwoFactorReset>
  /** Whether the provider asks, who may help everyone. */
  ofProvider: boolean
}

/** Asks for the address and the reason, and once more before the person is mailed. */
export function RequestForm({ request, ofProvider }: RequestFormProps) {
  const { t } = useTranslation('school-editors.second-factor')
  const textOf = useErrorText(ofProvider)
  const confirm = useConfirm()
  const toast = useToast()
  const ask = async (body: RequestTwoFactorReset) => {
    const isSure = await confirm({
      title: t(($) => $.question, { email: body.email }),
      description: t(($) => $.consequence, { hours: twoFactorResetLimits.waitingHours }),
      confirmLabel: t(($) => $.submit),
      theme: 'danger',
    })
    if (!isSure) return
    const onSuccess = ({ person }: TwoFactorReset) => {
      toast({ text: t(($) => $.requested, { email: person.email }) })
      form.restart(empty)
    }
    request.mutate({ body }, { onSuccess })
  }
  const form = useForm({
    initial: empty,
    schema: requestTwoFactorResetSchema,
    bodyOf: ({ email, reason }) => ({ email: email.trim(), reason }),
    onSubmit: (body) => void ask(body),
    busy: request.isPending,
    error: request.error,
  })
  const reason = form.field('reason')
  const problem = reason.problem === 'tooLong' ? t(($) => $.reasonTooLong) : t(($) => $.reasonMissing)
  return (
    <form {...form.props} className="grid max-w-128 gap-4">
      <FailureBanner error={request.isPending ? null : request.error} text={textOf(request.error)} />
      <EmailField {...form.field('email')} label={t(($) => $.email)} autoComplete="off" />
      <LabelledField
        id={reason.id}
        label={t(($) => $.reason)}
        hint={t(($) => $.reasonHint)}
        error={reason.problem ? problem : reason.detail}
        required
      >
        <MultilineInput value={reason.value} onValueChange={reason.onValueChange} max={twoFactorResetLimits.reason} />
      </LabelledField>
      <Button type="submit" busy={request.isPending} className="justify-self-start">
        {t(($) => $.submit)}
      </Button>
    </form>
  )
}
