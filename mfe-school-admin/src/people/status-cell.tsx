import { userRoleCalls } from '@lernspur/api-client/school-admin/user-role.queries'
import { Link, paths, useFormat, useMutation, useSession, useTranslation } from '@lernspur/app-runtime'
import { ResendButton } from '@lernspur/school-editors/people/resend-button'
import { Badge, type BadgeProps } from '@lernspur/ui/components/ui/badge'
import { type Person, type PersonState, stateOf } from './person'

const tones: Record<PersonState, BadgeProps['variant']> = {
  active: 'success',
  waiting: 'warning',
  invitationPending: 'warning',
  disabled: 'outline',
  invitationDeclined: 'outline',
}

/** The status of a person; an open invitation can be sent again here. */
export function StatusCell({ person }: { person: Person }) {
  const { t } = useTranslation('school-admin.people')
  const format = useFormat()
  const { tenant } = useSession()
  const { id, endsOn, requestedRoleType, requestedLoss, inviter, updatedAt, waitingSince } = person.role
  const status = stateOf(person)
  const { mutateAsync: resend } = useMutation(userRoleCalls.resendUserInvitation({ showsFailure: true }))
  if (requestedRoleType !== null)
    return (
      <Link to={paths.schoolRoleRequests(tenant?.id ?? '')} className="underline underline-offset-4">
        {t(($) => $.status.unconfirmed)}
      </Link>
    )
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="grid justify-items-start">
        <Badge variant={person.isClosed ? 'outline' : tones[status]}>
          {t(($) => $.status[person.isClosed ? 'closed' : status])}
        </Badge>
        {requestedLoss && (
          <Link to={paths.schoolRoleRequests(tenant?.id ?? '')} className="text-xs underline underline-offset-4">
            {t(($) => $.status.requested)}
          </Link>
        )}
        {waitingSince && (
          <span className="text-xs text-muted-foreground">
            {t(($) => $.hub.since, { date: format.instant(waitingSince) })}
          </span>
        )}
        {endsOn && (
          <span className="text-xs text-muted-foreground">{t(($) => $.end.until, { day: format.day(endsOn) })}</span>
        )}
        {status === 'invitationPending' && (
          <span className="text-xs text-muted-foreground">
            {inviter
              ? t(($) => $.invitedBy, { name: format.name(inviter), date: format.instant(updatedAt) })
              : format.instant(updatedAt)}
          </span>
        )}
      </span>
      {status === 'invitationPending' && person.isMine && (
        <ResendButton name={person.name} send={() => resend({ params: { userRoleId: id } })} />
      )}
    </span>
  )
}
