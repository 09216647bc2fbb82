import { twoFactorResetCalls } from '@lernspur/api-client/identity/two-factor/two-factor-reset.queries'
import { useKeyedMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { SupportCase } from '@lernspur/contracts/identity/support-case.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import { ReasonDialog } from './reason-dialog'

interface ResetSecondFactorProps {
  supportCase: SupportCase
  name: string
}

/** Requests that the second factor is removed (rule second-factor.2). */
export function ResetSecondFactor({ supportCase: { email }, name }: ResetSecondFactorProps) {
  const { t } = useTranslation('provider.case')
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error } = useKeyedMutation(twoFactorResetCalls.requestTwoFactorReset())
  const onSuccess = () => {
    setOpen(false)
    toast({ text: t(($) => $.act.resetSecondFactor.done, { email }) })
  }
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t(($) => $.act.resetSecondFactor.label)}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t(($) => $.act.resetSecondFactor.title, { name })}
          consequence={t(($) => $.act.resetSecondFactor.consequence)}
          submitLabel={t(($) => $.act.resetSecondFactor.submit)}
          isDanger
          busy={isPending}
          error={error}
          onSubmit={(reason) => mutate({ body: { email, reason } }, { onSuccess })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
