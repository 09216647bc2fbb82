import { roleStatuses } from '@lernspur/contracts/identity/user.contract'
import type { Staff, StaffCounts, UserRole, userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { refuseHiddenFields } from '@lernspur/service-kit/list/hidden-fields'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList, peopleByName } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { isOpen } from '@lernspur/service-kit/tenant/open-invitation'
import { isLastAdmin, userRoleColumns } from '@lernspur/service-kit/tenant/user-role'
import { entryCount } from './list-users'
import { userRoleSelect, userRoleSource } from './user-role.query'

/** Names of the classes that `ur` has made or has a right on. */
const classNames = (tx: Transaction): Fragment => tx`(
  select string_agg(sc.name, ' ') from school_class sc
  where sc.tenant_id = ur.tenant_id and not sc.is_template and (sc.creator_id = ur.user_id or sc.id in (
    select ar.school_class_id from class_access_right ar
    where ar.tenant_id = ur.tenant_id and ar.user_id = ur.user_id)))`

/** The status of `ur`; whoever came by a hub and is not let in yet waits (rule external.5). */
const stateOf = (tx: Transaction): Fragment => tx`
  case when ur.waiting_since is not null then 'waiting' else ur.status end`

/** Open invitations that `ur` sent: links and codes, and roles that wait for an answer. */
const invitations = (tx: Transaction): Fragment => tx`(
  (select count(*) from invitation i where i.tenant_id = ur.tenant_id and i.inviter_id = ur.user_id and ${isOpen(tx)})
  + (select count(*) from user_role waiting_ur
     where waiting_ur.tenant_id = ur.tenant_id and waiting_ur.inviter_id = ur.user_id
       and waiting_ur.status = 'invitationPending'))::integer`

const staffOf = ({
  competenceObservationsCount,
  ownClassCount,
  invitationCount,
  isLastAdmin: isLast,
  isAccountClosed,
  ...role
}: UserRole & Omit<Staff, 'id' | 'role'>): Staff => ({
  id: role.id,
  role,
  competenceObservationsCount,
  ownClassCount,
  invitationCount,
  isLastAdmin: isLast,
  isAccountClosed,
})

/** Everybody at the school with what depends on them, by name. */
export const listStaff = async (call: Call, list: ListOf<typeof userRoleRoutes.listStaff>) => {
  const { actor, language } = call
  if (actor.roleType !== 'admin') refuseHiddenFields(list, ['competenceObservationsCount'], language)
  const { rows, count } = pageOf(
    await call.read((tx) => {
      const columns = {
        ...userRoleColumns,
        competenceObservationsCount: entryCount(tx, actor),
        state: stateOf(tx),
        words: tx`concat_ws(' ', u.first_name, u.last_name, u.email, ${classNames(tx)})`,
      }
      return pageQueries<UserRole & Omit<Staff, 'id' | 'role'>>(tx, compileList(tx, list, columns, peopleByName), {
        select: tx`
          ${userRoleSelect(tx)}, ${entryCount(tx, actor)} as competence_observations_count,
          (select count(*)::integer from school_class sc
            where sc.tenant_id = ur.tenant_id and sc.creator_id = ur.user_id and sc.is_active
              and not sc.is_template) as own_class_count,
          ${invitations(tx)} as invitation_count,
          ${isLastAdmin(tx)} as is_last_admin, u.deactivated_at is not null as is_account_closed`,
        from: userRoleSource(tx, call),
        counted: tx`user_role ur where ur.tenant_id = ${actor.tenantId}`,
      })
    }),
  )
  return { rows: rows.map(staffOf), count }
}

/** Number of people at the school by status. */
export const countStaff = async (call: Call): Promise<StaffCounts> => {
  const [rows] = await call.read((tx) => [
    tx<{ status: string; count: number }[]>`
      select ${stateOf(tx)} as status, count(*)::integer as count from user_role ur
      where ur.tenant_id = ${call.actor.tenantId} group by 1`,
  ])
  const found = new Map(rows.map(({ status, count }) => [status, count]))
  return Object.fromEntries(
    [...roleStatuses, 'waiting'].map((status) => [status, found.get(status) ?? 0]),
  ) as StaffCounts
}
