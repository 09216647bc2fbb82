import { activeInvitationListQuery } from '@lernspur/api-client/invitation.queries'
import { userRoleCalls, userRoleListQuery } from '@lernspur/api-client/user-role.queries'
import { classesQuery, useFormat, useSession, useSuspenseQueries } from '@lernspur/app-kit'
import { useMemo } from 'react'
import type { Person } from './person'

/** Everybody of the school by name, and its open invitations. Suspends while loading; all is loaded in parallel. */
export const usePeople = () => {
  const format = useFormat()
  const { whoAmI, role: own } = useSession()
  const [roles, users, classes, invitations] = useSuspenseQueries({
    queries: [userRoleListQuery(), userRoleCalls.listUsers(), classesQuery(), activeInvitationListQuery()],
  })
  const isAdmin = own?.roleType === 'admin'
  const people = useMemo((): readonly Person[] => {
    const entriesOf = new Map(users.data.rows.map((user) => [user.id, user.competenceObservationsCount]))
    const admins = roles.data.rows.filter(({ roleType, status }) => roleType === 'admin' && status === 'active')
    const waiting = roles.data.rows.filter(({ status }) => status === 'invitationPending')
    const count = <Row>(rows: readonly Row[], userOf: (row: Row) => string | undefined, userId: string) =>
      rows.filter((row) => userOf(row) === userId).length
    return roles.data.rows
      .map((role) => ({
        role,
        name: format.name(role.user).trim() || role.user.email,
        entries: entriesOf.get(role.user.id) ?? null,
        ownClasses: count(classes.data.rows, ({ creatorId }) => creatorId, role.user.id),
        invitations:
          count(invitations.data.rows, ({ inviter }) => inviter.id, role.user.id) +
          count(waiting, ({ inviter }) => inviter?.id, role.user.id),
        isLastAdmin: admins.length === 1 && admins[0]?.id === role.id,
        isMe: role.user.id === whoAmI.id,
        isMine: isAdmin || (role.roleType !== 'admin' && role.requestedRoleType === null),
      }))
      .toSorted((a, b) => format.compare(a.name, b.name))
  }, [roles.data.rows, users.data.rows, classes.data.rows, invitations.data.rows, format, whoAmI.id, isAdmin])
  return { people, invitations: invitations.data.rows, isAdmin }
}
