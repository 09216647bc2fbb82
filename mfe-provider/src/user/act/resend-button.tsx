import { supportCaseCalls } from '@lernspur/api-client/identity/support-case.queries'
import { useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { SupportInvitation } from '@lernspur/contracts/identity/support-case.contract'
import { Button } from '@lernspur/ui/components/ui/button'

interface ResendButtonProps {
  invitation: SupportInvitation
  email: string
  /** Its accessible name then names the school. */
  isOneOfMany?: boolean
}

/** Mails an open invitation again. */
export function ResendButton({ invitation, email, isOneOfMany = false }: ResendButtonProps) {
  const { t } = useTranslation('provider.case')
  const toast = useToast()
  const { mutate, isPending } = useMutation(supportCaseCalls.resendSupportInvitation())
  const { sort, id, tenantName } = invitation
  const onSuccess = () => toast({ text: t(($) => $.act.resend.done, { email }) })
  return (
    <Button
      variant="outline"
      size={isOneOfMany ? 'sm' : undefined}
      busy={isPending}
      aria-label={isOneOfMany ? t(($) => $.act.resend.of, { school: tenantName }) : undefined}
      onClick={() => mutate({ params: { sort, id } }, { onSuccess })}
    >
      {t(($) => $.act.resend.label)}
    </Button>
  )
}
