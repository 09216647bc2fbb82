import { supportCaseCalls as calls } from '@lernspur/api-client/identity/support-case.queries'
import { useConfirm, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { SupportCase } from '@lernspur/contracts/identity/support-case.contract'
import { Button } from '@lernspur/ui/components/ui/button'

interface PlainActProps {
  supportCase: SupportCase
  name: string
}

const idOf = ({ person }: SupportCase) => ({ params: { id: person?.id ?? '' } })

/** Mails the link that sets a password. */
export function SendPasswordMail({ supportCase }: PlainActProps) {
  const { t } = useTranslation('provider.case')
  const toast = useToast()
  const { mutate, isPending } = useMutation(calls.sendPasswordMail())
  const onSuccess = () => toast({ text: t(($) => $.act.sendPasswordMail.done, { email: supportCase.email }) })
  return (
    <Button variant="outline" busy={isPending} onClick={() => mutate(idOf(supportCase), { onSuccess })}>
      {t(($) => $.act.sendPasswordMail.label)}
    </Button>
  )
}

/** Forgets the failed attempts. */
export function LiftLock({ supportCase }: PlainActProps) {
  const { t } = useTranslation('provider.case')
  const toast = useToast()
  const { mutate, isPending } = useMutation(calls.liftLock())
  const onSuccess = () => toast({ text: t(($) => $.act.liftLock.done) })
  return (
    <Button variant="outline" busy={isPending} onClick={() => mutate(idOf(supportCase), { onSuccess })}>
      {t(($) => $.act.liftLock.label)}
    </Button>
  )
}

/** Signs the person out everywhere, after saying on how many devices. */
export function EndSessions({ supportCase, name }: PlainActProps) {
  const { t } = useTranslation('provider.case')
  const toast = useToast()
  const confirm = useConfirm()
  const { mutate, isPending } = useMutation(calls.endUserSessions())
  const act = async () => {
    const label = t(($) => $.act.endSessions.label)
    const isSure = await confirm({
      title: t(($) => $.act.endSessions.question, { name }),
      description: t(($) => $.act.endSessions.explanation, { count: supportCase.person?.sessionCount ?? 0 }),
      confirmLabel: label,
      theme: 'danger',
    })
    const onSuccess = () => toast({ text: t(($) => $.act.endSessions.done, { name }) })
    if (isSure) mutate(idOf(supportCase), { onSuccess })
  }
  return (
    <Button variant="outline" busy={isPending} onClick={() => void act()}>
      {t(($) => $.act.endSessions.label)}
    </Button>
  )
}
