import type { UserRow, userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import { isOngoing, visibleClasses } from '@lernspur/service-kit/access/class-access'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { refuseHiddenFields } from '@lernspur/service-kit/list/hidden-fields'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList, peopleByName } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { joinKnownPerson, personColumns } from '@lernspur/service-kit/tenant/user-role'

/** Whether the actor works with colleagues: leads the school, or sees a class. */
const knowsColleagues = (tx: Transaction, actor: Actor): Fragment =>
  actor.roleType === 'user' ? tx`(select exists (${visibleClasses(tx, actor)}))` : tx`true`

/** Entries of `u` at the school; for admins only, because it measures the work of a person. */
export const entryCount = (tx: Transaction, { roleType, tenantId }: Actor): Fragment =>
  roleType === 'admin'
    ? tx`(select count(*)::integer from observation_trace ot
        where ot.tenant_id = ${tenantId} and ot.creator_id = u.id)`
    : tx`null::integer`

/** Whether `ur` is a member who sees no class; null where no more than names are `shown`. */
const isWaiting = (tx: Transaction): Fragment => tx`
  case when shown.id is not null then ur.role_type = 'user' and ur.status in ('active', 'invitationPending')
    and not exists (
      select from school_class sc
      where sc.tenant_id = ur.tenant_id and sc.creator_id = ur.user_id and not sc.is_template)
    and not exists (
      select from class_access_right ar
      where ar.tenant_id = ur.tenant_id and ar.user_id = ur.user_id and ${isOngoing(tx)}) end`

const columns = (tx: Transaction, actor: Actor) => ({
  id: 'u.id',
  email: 'shown.email',
  firstName: 'u.first_name',
  lastName: 'u.last_name',
  competenceObservationsCount: entryCount(tx, actor),
})

/**
 * Users of the school by name. Members without a class see names only, and numbers of entries are for admins (rule
 * role.6): INVALID_PARAMETERS for others who filter or order by them.
 */
export const listUsers = async (call: Call, list: ListOf<typeof userRoleRoutes.listUsers>) => {
  const { actor, language } = call
  if (actor.roleType !== 'admin') refuseHiddenFields(list, ['competenceObservationsCount'], language)
  return pageOf(
    await call.read((tx) =>
      pageQueries<UserRow>(tx, compileList(tx, list, columns(tx, actor), peopleByName), {
        select: tx`
          u.id, u.first_name, u.last_name, shown.email, shown.avatar, shown.is_setup_completed,
          shown.class_setup_tooltip_seen, shown.team_setup_tooltip_seen, shown.school_year_setup_tooltip_seen,
          ${entryCount(tx, actor)} as competence_observations_count, ${isWaiting(tx)} as is_waiting,
          case when shown.id is null then '[]' else jsonb_build_array(jsonb_build_object('id', ur.id,
            'roleType', ur.role_type, 'status', ur.status, 'tenantId', ur.tenant_id)) end as user_roles`,
        from: tx`
          user_role ur ${joinKnownPerson(tx)}
          left join lateral (select ${personColumns(tx)}) as shown on ${knowsColleagues(tx, actor)}
          where ur.tenant_id = ${actor.tenantId} and ur.status <> 'invitationDeclined'`,
      }),
    ),
  )
}
