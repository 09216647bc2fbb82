import { invitationCalls } from '@lernspur/api-client/identity/invitation.queries'
import { useConfirm, useCopy, useFormat, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Invitation } from '@lernspur/contracts/identity/invitation.contract'
import { useRoleNames } from '@lernspur/school-editors/people/use-role-names'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId } from 'react'

/** Number of uses from which a code counts as made for anybody. */
const unlimitedUses = 1000

function OpenInvitation({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('school-admin.people')
  const format = useFormat()
  const roleName = useRoleNames()(invitation.userRoleType)
  const confirm = useConfirm()
  const toast = useToast()
  const copy = useCopy()
  const { mutateAsync, isPending } = useMutation(invitationCalls.deleteInvitation())
  const { id, used, maximumUses, activeUntil, inviter, email, acceptUrl, roleEndsOn } = invitation
  const title = email ?? t(($) => $.open.link, { role: roleName })
  const end = format.instant(activeUntil)
  const withdraw = async () => {
    const isSure = await confirm({
      title: t(($) => $.open.question),
      description: t(($) => $.open.means, { count: used }),
      confirmLabel: t(($) => $.withdraw.confirm),
      theme: 'danger',
    })
    if (!isSure) return
    await mutateAsync({ params: { id } })
    toast({ text: t(($) => $.open.withdrawn) })
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-4 py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere">{title}</p>
        <p className="text-xs text-muted-foreground">
          {[
            maximumUses >= unlimitedUses
              ? t(($) => $.open.used, { count: used })
              : t(($) => $.open.usedOf, { used, maximum: maximumUses }),
            t(($) => $.open.until, { end }),
            ...(roleEndsOn ? [t(($) => $.open.roleEnd, { day: format.day(roleEndsOn) })] : []),
            t(($) => $.open.by, { name: format.name(inviter) }),
          ].join(' · ')}
        </p>
      </div>
      <div className="flex gap-2">
        {acceptUrl !== null && email === null && (
          <Button
            size="sm"
            variant="outline"
            onClick={() =>
              copy(
                acceptUrl,
                t(($) => $.open.copied),
              )
            }
          >
            <Copy aria-hidden />
            {t(($) => $.open.copy)}
          </Button>
        )}
        <IconButton
          size="icon-sm"
          busy={isPending}
          label={t(($) => $.open.withdrawOf, { title, end })}
          onClick={() => void withdraw().catch(() => null)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  )
}

/** Links and codes that can still be used, with their number of uses and expiry. */
export function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation('school-admin.people')
  const id = useId()
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div>
        <h2 id={id} className="font-semibold">
          {t(($) => $.open.title)}
        </h2>
        <p className="text-sm text-muted-foreground">{t(($) => $.open.description)}</p>
      </div>
      <Card>
        <ul aria-labelledby={id}>
          {invitations.map((invitation) => (
            <OpenInvitation key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
