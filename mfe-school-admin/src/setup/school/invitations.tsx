import { useTranslation } from '@lernspur/app-runtime'
import type { WhoAmI, WhoAmIRole } from '@lernspur/contracts/identity/user.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import { useRestoredFocus } from '@lernspur/ui/focus/use-restored-focus'
import { InvitationCode } from './invitation-code'
import { useAnswer } from './use-answer'

function Invitation({ role }: { role: WhoAmIRole }) {
  const { t } = useTranslation('school-admin.onboarding')
  const { join, decline, isPending } = useAnswer()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t px-5 py-4 first:border-t-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{role.tenant.name}</p>
        <p className="text-sm text-muted-foreground">
          {role.status === 'invitationPending' ? t(($) => $.join.invited) : t(($) => $.join.member)}
        </p>
      </div>
      <div className="flex gap-2">
        {role.status === 'invitationPending' && (
          <Button variant="ghost" busy={isPending} onClick={() => void decline(role).catch(() => null)}>
            {t(($) => $.join.decline)}
          </Button>
        )}
        <Button variant="secondary" busy={isPending} onClick={() => void join(role).catch(() => null)}>
          {t(($) => $.join.accept)}
        </Button>
      </div>
    </li>
  )
}

/** Ways to join an existing school: pending roles and a code. */
export function Invitations({ whoAmI }: { whoAmI: WhoAmI }) {
  const { t } = useTranslation('school-admin.onboarding')
  const part = useRestoredFocus<HTMLUListElement>()
  const open = whoAmI.userRoles.filter(
    ({ status, tenant }) => (status === 'active' || status === 'invitationPending') && !tenant.isDisabled,
  )
  return (
    <>
      {open.length > 0 && (
        <Card>
          <ul {...part} aria-label={t(($) => $.join.list)}>
            {open.map((role) => (
              <Invitation key={role.id} role={role} />
            ))}
          </ul>
        </Card>
      )}
      <InvitationCode />
    </>
  )
}
