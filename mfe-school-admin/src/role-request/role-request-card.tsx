import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { accountAddress, accountName } from '@lernspur/app-kit/person/account-name'
import { useFormat, useSession, useTranslation } from '@lernspur/app-runtime'
import type { RoleRequest } from '@lernspur/contracts/school-admin/role-request.contract'
import { useRoleNames } from '@lernspur/school-editors/people/use-role-names'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import { useAnswer } from './use-answer'

/** The requested role, and the current one; or what is to be taken. */
const useRequestText = ({ status, roleType, requestedRoleType, requestedLoss }: RoleRequest): string => {
  const { t } = useTranslation('school-admin.role-requests')
  const nameOf = useRoleNames()
  const role = nameOf(requestedRoleType)
  if (requestedLoss) return t(($) => $.request[requestedLoss], { role, before: nameOf(roleType) })
  if (status === 'disabled') return t(($) => $.request.disabled, { role })
  if (status === 'invitationPending' && roleType === requestedRoleType) return t(($) => $.request.new, { role })
  return t(($) => $.request.promoted, { role, before: nameOf(roleType) })
}

interface RoleRequestCardProps {
  request: RoleRequest
  /** Only admins confirm and refuse, and nobody what is to be taken from him or her (rule role.10). */
  isAdmin: boolean
}

/** One request, with buttons to confirm or refuse it. */
export function RoleRequestCard({ request, isAdmin }: RoleRequestCardProps) {
  const { t } = useTranslation('school-admin.role-requests')
  const format = useFormat()
  const requestText = useRequestText(request)
  const { whoAmI } = useSession()
  const { user, requestedBy, requestedAt, requestedLoss } = request
  const isConcerned = requestedLoss !== null && user.id === whoAmI.id
  const name = accountName(format, user)
  const { confirm, refuse, accepting, error, isPending } = useAnswer(request, name)
  return (
    <li>
      <Card className="grid grid-cols-1 gap-4 p-5">
        <div className="flex min-w-0 items-start gap-3">
          <PersonAvatar name={name} seed={user.id} src={user.avatar} />
          <div className="min-w-0 flex-1">
            <h2 className="font-semibold wrap-anywhere">{name}</h2>
            <p className="wrap-anywhere">{requestText}</p>
            <p className="mt-1 text-sm text-muted-foreground wrap-anywhere">
              {name !== user.email && <span className="block">{accountAddress(format, user.email)}</span>}
              {t(($) => $.requested, { name: format.name(requestedBy), date: format.instant(requestedAt) })}
            </p>
          </div>
        </div>
        <FailureBanner error={isPending ? null : error} />
        {isAdmin && isConcerned && <p className="text-sm text-muted-foreground">{t(($) => $.own)}</p>}
        {isAdmin && !isConcerned && (
          <div className="flex flex-wrap gap-2">
            <Button
              className="min-h-11"
              busy={isPending && accepting}
              disabled={isPending}
              aria-label={t(($) => $.confirmOf, { name })}
              onClick={confirm}
            >
              {t(($) => $.confirm)}
            </Button>
            <Button
              className="min-h-11"
              variant="outline"
              busy={isPending && !accepting}
              disabled={isPending}
              aria-label={t(($) => $.refuseOf, { name })}
              onClick={refuse}
            >
              {t(($) => $.refuse)}
            </Button>
          </div>
        )}
      </Card>
    </li>
  )
}
