import { accountName } from '@lernspur/app-kit/person/account-name'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { visibleAddress } from '@lernspur/contracts/identity/missing-address'
import type { RoleStatus } from '@lernspur/contracts/identity/user.contract'
import type { UserRole } from '@lernspur/contracts/school-admin/user-role.contract'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Card } from '@lernspur/ui/components/ui/card'
import { useRoleNames } from './use-role-names'

/** Members of the school, and pending invitations. */
export function TeamList({ people }: { people: readonly UserRole[] }) {
  const { t } = useTranslation('school-editors.people')
  const format = useFormat()
  const nameOf = useRoleNames()
  const status: Record<RoleStatus, string> = {
    active: '',
    invitationPending: t(($) => $.status.pending),
    invitationDeclined: t(($) => $.status.declined),
    disabled: t(($) => $.status.disabled),
  }
  const heading = t(($) => $.people, { count: people.length })
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="font-semibold">{heading}</h2>
      <Card>
        <ul aria-label={heading}>
          {people.map(({ id, user, roleType, status: state, requestedRoleType }) => {
            const name = accountName(format, user)
            return (
              <li key={id} className="flex min-h-13 items-center gap-3 border-t px-4 py-2 first:border-t-0">
                <PersonAvatar name={name} seed={user.id} src={user.avatar} />
                <div className="flex min-w-0 flex-1 items-center gap-x-3 gap-y-1 max-sm:flex-col max-sm:items-start">
                  <div className="min-w-0 flex-1">
                    <p className="wrap-anywhere">{name}</p>
                    <p className="text-xs text-muted-foreground wrap-anywhere">
                      {[nameOf(roleType), name === user.email ? '' : visibleAddress(user.email)]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                  </div>
                  {requestedRoleType !== null && <Badge variant="outline">{t(($) => $.status.unconfirmed)}</Badge>}
                  {requestedRoleType === null && state !== 'active' && <Badge variant="outline">{status[state]}</Badge>}
                </div>
              </li>
            )
          })}
        </ul>
      </Card>
    </section>
  )
}
