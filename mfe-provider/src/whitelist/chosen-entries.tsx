import { batchesOf } from '@lernspur/api-client/derive/batches'
import {
  addAllowedEmailsMutation,
  removeAllowedEmailsMutation,
} from '@lernspur/api-client/provider/allowed-email.queries'
import { useConfirm, useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import { type AllowedEmail, allowedEmailLimits } from '@lernspur/contracts/provider/allowed-email.contract'
import { Button } from '@lernspur/ui/components/ui/button'

interface ChosenEntriesProps {
  chosen: readonly AllowedEmail[]
  onDone: () => void
}

/** Removes the chosen entries, after saying what that means for people who have registered; can be undone. */
export function ChosenEntries({ chosen, onDone }: ChosenEntriesProps) {
  const { t } = useTranslation('provider.whitelist')
  const confirm = useConfirm()
  const toast = useToast()
  const remove = useMutation(removeAllowedEmailsMutation())
  const add = useKeyedMutation(addAllowedEmailsMutation())
  const accounts = chosen.reduce((sum, { accountCount }) => sum + accountCount, 0)
  const act = async () => {
    const isSure = await confirm({
      title: t(($) => $.remove.question, { count: chosen.length }),
      description: t(($) => $.remove.means, { count: accounts }),
      confirmLabel: t(($) => $.remove.confirm),
      theme: 'danger',
    })
    if (!isSure) return
    const parts = batchesOf(
      chosen.map(({ email }) => email),
      allowedEmailLimits.emails,
    )
    for (const emails of parts) await remove.mutateAsync({ body: { emails } })
    onDone()
    toast({
      text: t(($) => $.remove.done, { count: chosen.length }),
      undo: async () => {
        for (const emails of parts) await add.mutateAsync({ body: { emails } })
      },
    })
  }
  return (
    <Button size="sm" variant="outline" busy={remove.isPending} onClick={() => void act().catch(() => null)}>
      {t(($) => $.remove.act)}
    </Button>
  )
}
