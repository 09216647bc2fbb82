import { batchesOf } from '@lernspur/api-client/derive/batches'
import { cancelMailsMutation, retryMailsMutation } from '@lernspur/api-client/identity/mail.queries'
import { useConfirm, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import { mailLimits, type UndeliveredMail } from '@lernspur/contracts/identity/mail.contract'
import { Button } from '@lernspur/ui/components/ui/button'

interface ChosenMailsProps {
  chosen: readonly UndeliveredMail[]
  onDone: () => void
}

/** Sends the chosen mails now, or not at all (rule mail.2). */
export function ChosenMails({ chosen, onDone }: ChosenMailsProps) {
  const { t } = useTranslation('provider.mail')
  const confirm = useConfirm()
  const toast = useToast()
  const retry = useMutation(retryMailsMutation())
  const cancel = useMutation(cancelMailsMutation())
  const act = async (one: typeof retry | typeof cancel, mails: readonly UndeliveredMail[]): Promise<number> => {
    let count = 0
    const all = batchesOf(
      mails.map(({ id }) => id),
      mailLimits.ids,
    )
    for (const ids of all) count += (await one.mutateAsync({ body: { ids } })).count
    onDone()
    return count
  }
  const sendNow = async () => {
    const count = await act(retry, chosen)
    toast({ text: count === 0 ? t(($) => $.retry.none) : t(($) => $.retry.done, { count }) })
  }
  const cancellable = chosen.filter(({ canCancel }) => canCancel)
  const cancelAll = async () => {
    const isSure = await confirm({
      title: t(($) => $.cancel.question, { count: cancellable.length }),
      description: t(($) => $.cancel.means),
      confirmLabel: t(($) => $.cancel.confirm),
      theme: 'danger',
    })
    if (!isSure) return
    const count = await act(cancel, cancellable)
    toast({ text: count === 0 ? t(($) => $.cancel.none) : t(($) => $.cancel.done, { count }) })
  }
  return (
    <>
      <Button size="sm" busy={retry.isPending} onClick={() => void sendNow().catch(() => null)}>
        {t(($) => $.retry.act)}
      </Button>
      <Button
        size="sm"
        variant="outline"
        busy={cancel.isPending}
        disabled={cancellable.length === 0}
        onClick={() => void cancelAll().catch(() => null)}
      >
        {t(($) => $.cancel.act)}
      </Button>
    </>
  )
}
