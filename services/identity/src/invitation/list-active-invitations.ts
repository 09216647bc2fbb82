import type { invitationRoutes } from '@lernspur/contracts/identity/invitation.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { type InvitationRow, invitationColumns, openInvitations, presentInvitation } from './invitation.query'

const columns = {
  id: 'i.id',
  userRoleType: 'i.user_role_type',
  createdAt: 'i.created_at',
  activeUntil: 'i.active_until',
  used: 'i.used',
  maximumUses: 'i.maximum_uses',
  email: 'i.email',
}

/** Open invitations of the school, newest first. */
export const listActiveInvitations = async (
  call: Call,
  list: ListOf<typeof invitationRoutes.listActiveInvitations>,
  config: { readonly secret: string; readonly publicUrl: string },
) => {
  const { actor } = call
  const [rows, [total]] = await call.read((tx) => {
    const { where, order, page } = compileList(tx, list, columns, [{ field: 'createdAt', dir: 'desc' }])
    const matches = tx`${openInvitations(tx, actor)} and ${where}`
    return [
      tx<InvitationRow[]>`
        select ${invitationColumns(tx)}
        from invitation i join tenant t on t.id = i.tenant_id join app_user u on u.id = i.inviter_id
        where ${matches} order by ${order} ${page}`,
      tx<{ count: number }[]>`
        select count(*)::integer as count from invitation i join tenant t on t.id = i.tenant_id where ${matches}`,
    ]
  })
  return { rows: rows.map((row) => presentInvitation(row, actor, config)), count: total?.count ?? 0 }
}
