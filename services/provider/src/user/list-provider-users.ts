import type { ProviderUserRow, providerUserRoutes } from '@lernspur/contracts/provider/provider-user.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { refuseHiddenFields } from '@lernspur/service-kit/list/hidden-fields'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList, peopleByName, planModeOf } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { personColumns } from '@lernspur/service-kit/tenant/user-role'

const columns = (tx: Transaction) => ({
  id: 'u.id',
  email: 'u.email',
  // As the indexes have them.
  firstName: { text: 'u.first_name', beginning: tx`left(u.first_name, 300)` },
  lastName: { text: 'u.last_name', beginning: tx`left(u.last_name, 300)` },
  person: { text: tx`(u.first_name || ' ' || u.last_name || ' ' || u.email)`, searched: 'u.search_text' },
  isDisabled: { yes: tx`u.disabled_reason is not null`, no: tx`u.disabled_reason is null` },
  isInvited: { yes: tx`invited.user_id is not null`, no: tx`invited.user_id is null` },
  lastSignedInAt: 'u.last_signed_in_at',
  isSetupCompleted: 'u.is_setup_completed',
  competenceObservationsCount: tx`observation_count(u.id)`,
  tenantIds: tx`array(select ur.tenant_id from user_role ur where ur.user_id = u.id)`,
})

type List = ListOf<typeof providerUserRoutes.listProviderUsers>

/** Statements of the list; `isAdmin` shows numbers of entries. */
export const providerUserQueries = (tx: Transaction, list: List, isAdmin: boolean) =>
  pageQueries<ProviderUserRow>(tx, compileList(tx, list, columns(tx), peopleByName), {
    select: tx`
      ${personColumns(tx)}, u.last_signed_in_at, u.disabled_reason is not null as is_disabled,
      ${isAdmin ? tx`observation_count(u.id)` : tx`null::integer`} as competence_observations_count, null::boolean as is_waiting,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', ur.id, 'roleType', ur.role_type, 'status', ur.status,
          'tenantId', ur.tenant_id, 'tenantName', t.name, 'isTenantDisabled', t.is_disabled)
          order by ur.created_at, ur.id)
        from user_role ur join tenant t on t.id = ur.tenant_id where ur.user_id = u.id), '[]') as user_roles`,
    // No rows are joined unless somebody asks for those who are invited.
    from: tx`
      app_user u
      left join (
        select pending_ur.user_id from user_role pending_ur
        where pending_ur.status = 'invitationPending' group by pending_ur.user_id
      ) invited on invited.user_id = u.id
      where (u.deactivated_at is null or u.disabled_reason is not null)`,
  })

/**
 * Users of all schools by name, with their roles. Numbers of entries are for admins of the provider (rule role.6):
 * INVALID_PARAMETERS for others who filter or order by them.
 */
export const listProviderUsers = async (call: Call, list: List) => {
  const isAdmin = call.actor.roleType === 'admin'
  if (!isAdmin) refuseHiddenFields(list, ['competenceObservationsCount'], call.language)
  return pageOf(
    await call.read((tx) => providerUserQueries(tx, list, isAdmin), planModeOf(list, ['isDisabled', 'isInvited'])),
  )
}
