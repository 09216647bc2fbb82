import type { UserInvitation, userRoutes } from '@lernspur/contracts/user.contract'
import type { Call } from '@lernspur/service-kit/call'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListOf } from '@lernspur/service-kit/list-request'
import { shownRole } from '../own-role'

const columns = { id: 'r.id', roleType: 'r.role_type', tenantId: 'r.tenant_id', createdAt: 'r.created_at' }

/** Own roles that wait for an answer, newest first, at schools of all kinds but disabled ones. */
export const listUserInvitations = async (
  { db, session }: Call,
  list: ListOf<typeof userRoutes.listUserInvitations>,
) => {
  const { where, order, page } = compileList(db, list, columns, [{ field: 'createdAt', dir: 'desc' }])
  const matches = db`
    from user_role r join tenant t on t.id = r.tenant_id and not t.is_disabled
    where r.user_id = ${session.userId} and r.status = 'invitationPending' and ${where}`
  const [rows, [total]] = await Promise.all([
    db<UserInvitation[]>`select ${shownRole(db)}, r.created_at ${matches} order by ${order} ${page}`,
    db<{ count: number }[]>`select count(*)::integer as count ${matches}`,
  ])
  return { rows, count: total?.count ?? 0 }
}
