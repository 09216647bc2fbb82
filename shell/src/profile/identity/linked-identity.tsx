import { unlinkIdentityMutation } from '@lernspur/api-client/identity/external-identity.queries'
import { useConfirm, useFormat, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { ExternalIdentity } from '@lernspur/contracts/identity/external-identity.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import KeyRound from 'lucide-react/icons/key-round'

/** An identity that signs in to the account, with a button to unlink it. */
export function LinkedIdentity({ identity }: { identity: ExternalIdentity }) {
  const { t } = useTranslation('shell.profile')
  const format = useFormat()
  const confirm = useConfirm()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    ...unlinkIdentityMutation(),
    onSuccess: () => toast({ text: t(($) => $.identities.unlinked) }),
  })
  const { id, provider, email, createdAt, lastUsedAt } = identity
  const name = provider?.name ?? t(($) => $.identities.gone)
  const ask = async () => {
    const sure = await confirm({
      title: t(($) => $.identities.question, { name }),
      description: t(($) => $.identities.consequence),
      confirmLabel: t(($) => $.identities.unlink),
      theme: 'danger',
    })
    if (sure) mutate({ params: { id } })
  }
  return (
    <li className="flex flex-wrap items-center gap-3 py-2.5 first:pt-0">
      <KeyRound aria-hidden className="size-5 text-muted-foreground" />
      <div className="grid min-w-0 flex-1 basis-44">
        <p className="wrap-anywhere">{email === null ? name : `${name}: ${email}`}</p>
        <p className="text-sm text-muted-foreground">
          {lastUsedAt === null
            ? t(($) => $.identities.since, { time: format.instant(createdAt) })
            : t(($) => $.identities.used, { time: format.instant(lastUsedAt) })}
        </p>
      </div>
      <Button variant="outline" busy={isPending} onClick={() => void ask()}>
        {t(($) => $.identities.unlink)}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}
