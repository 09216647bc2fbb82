import type { UserInvitation, userRoutes } from '@lernspur/contracts/identity/user.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { isAnswerable } from '@lernspur/service-kit/tenant/open-invitation'
import { roleColumns } from '../membership/own-role'

const columns = { id: 'ur.id', roleType: 'ur.role_type', tenantId: 'ur.tenant_id', createdAt: 'ur.created_at' }

/** The caller's pending roles that can be answered, newest first. */
export const listUserInvitations = async (
  { db, session }: Call,
  list: ListOf<typeof userRoutes.listUserInvitations>,
) => {
  const { where, order, page } = compileList(db, list, columns, [{ field: 'createdAt', dir: 'desc' }])
  const matches = db`
    from user_role ur join tenant t on t.id = ur.tenant_id
    where ur.user_id = ${session.userId} and ${isAnswerable(db)} and ${where}`
  const [rows, [total]] = await Promise.all([
    db<UserInvitation[]>`select ${roleColumns(db)}, ur.created_at ${matches} order by ${order} ${page}`,
    db<{ count: number }[]>`select count(*)::integer as count ${matches}`,
  ])
  return { rows, count: total?.count ?? 0 }
}
