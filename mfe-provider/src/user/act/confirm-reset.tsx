import { twoFactorResetCalls } from '@lernspur/api-client/identity/two-factor/two-factor-reset.queries'
import { useConfirm, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { SupportCase } from '@lernspur/contracts/identity/support-case.contract'
import { Button } from '@lernspur/ui/components/ui/button'

interface ConfirmResetProps {
  supportCase: SupportCase
  name: string
}

/** Lets a second admin carry out a requested removal of the second factor; nothing for anybody else. */
export function ConfirmReset({ supportCase: { person, email }, name }: ConfirmResetProps) {
  const { t } = useTranslation('provider.case')
  const confirm = useConfirm()
  const toast = useToast()
  const { mutate, isPending } = useMutation(twoFactorResetCalls.confirmTwoFactorReset())
  const reset = person?.waitingReset
  if (!reset?.mayConfirm) return null
  const label = t(($) => $.act.confirmReset.label)
  const act = async () => {
    const [title, description] = [
      t(($) => $.act.confirmReset.question, { name }),
      t(($) => $.act.confirmReset.consequence),
    ]
    const onSuccess = () => toast({ text: t(($) => $.act.confirmReset.done, { email }) })
    if (await confirm({ title, description, confirmLabel: label, theme: 'danger' }))
      mutate({ params: { id: reset.id } }, { onSuccess })
  }
  return (
    <Button busy={isPending} onClick={() => void act()}>
      {label}
    </Button>
  )
}
