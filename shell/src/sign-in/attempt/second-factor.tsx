import { loginTwoFactorMutation } from '@lernspur/api-client/identity/auth.queries'
import { authAttemptStatusQuery } from '@lernspur/api-client/identity/auth-attempt.queries'
import { CodeField } from '@lernspur/app-kit/form/code-field'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { isApiError, paths, useMutation, useQuery, useTranslation } from '@lernspur/app-runtime'
import { loginTwoFactorSchema } from '@lernspur/contracts/identity/auth.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import { PlainPage } from '../layout/plain-page'
import { SlowHint } from '../layout/slow-hint'
import { TextLink } from '../layout/text-link'
import { AttemptOver } from './attempt-over'
import type { OwnAttempt } from './attempt-state'
import { useSignInAnswer } from './use-sign-in-answer'

const useWording = (isRecovery: boolean) => {
  const { t } = useTranslation('shell.sign-in')
  return isRecovery
    ? { label: t(($) => $.twoFactor.recoveryLabel), description: t(($) => $.twoFactor.recoveryDescription) }
    : { label: t(($) => $.twoFactor.label), description: t(($) => $.twoFactor.description) }
}

const isOver = (error: Error | null) =>
  isApiError(error) && (error.code === 'INVALID_PARAMETERS' || error.code === 'NOT_FOUND')

/** Second step of signing in: a code of the authenticator, or a recovery code. */
export function SecondFactor({ attempt: { id, verificationCode } }: { attempt: OwnAttempt }) {
  const { t } = useTranslation('shell.sign-in')
  const [isRecovery, setRecovery] = useState(false)
  const { label, description } = useWording(isRecovery)
  const take = useSignInAnswer()
  // A refusal does not tell whether it was the last one (rule attempt.4).
  const { data, isFetching, refetch } = useQuery({ ...authAttemptStatusQuery({ id }), enabled: false })
  const { mutate, reset, error, isPending, isSuccess } = useMutation({
    ...loginTwoFactorMutation(),
    onSuccess: take,
    onError: () => void refetch(),
  })
  const isChecking = isPending || isFetching
  const busy = isChecking || isSuccess
  const bodyOf = ({ tfaCode }: { tfaCode: string }) => ({
    tfaCode: tfaCode.trim(),
    authAttempt: { id, verificationCode },
  })
  const { field, restart, props } = useForm({
    initial: { tfaCode: '' },
    schema: loginTwoFactorSchema,
    bodyOf,
    onSubmit: (body) => mutate({ body }),
    busy,
  })
  const isFailed = data?.status === 'failed'
  if (!isChecking && (isFailed || isOver(error))) return <AttemptOver end={isFailed ? 'failed' : 'late'} />
  const change = () => {
    setRecovery(!isRecovery)
    // An error about the other kind of code does not apply to this one.
    restart({ tfaCode: '' })
    reset()
  }
  return (
    <PlainPage
      step={isRecovery ? 'recovery' : 'two-factor'}
      title={t(($) => $.twoFactor.title)}
      description={description}
    >
      <form {...props} className="grid grid-cols-1 gap-5">
        <FailureBanner error={isChecking ? null : error} />
        <CodeField
          {...field('tfaCode')}
          key={String(isRecovery)}
          label={label}
          missing={t(($) => $.twoFactor.missing)}
          inputMode={isRecovery ? 'text' : 'numeric'}
        />
        <Button type="submit" size="lg" busy={busy}>
          {t(($) => $.twoFactor.submit)}
        </Button>
        <SlowHint busy={busy} />
      </form>
      <div className="grid justify-items-center gap-1">
        <Button variant="link" onClick={change}>
          {isRecovery ? t(($) => $.twoFactor.useApp) : t(($) => $.twoFactor.recovery)}
        </Button>
        <TextLink to={paths.login} replace>
          {t(($) => $.attempt.otherWay)}
        </TextLink>
      </div>
    </PlainPage>
  )
}
