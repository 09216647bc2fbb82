import type { UserRow, userRoleRoutes } from '@lernspur/contracts/user-role.contract'
import type { Call } from '@lernspur/service-kit/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list-page'
import { compileList, peopleByName } from '@lernspur/service-kit/list-query'
import type { ListOf } from '@lernspur/service-kit/list-request'
import { shownPerson } from '@lernspur/service-kit/user-role'

const columns = {
  id: 'u.id',
  email: 'u.email',
  firstName: 'u.first_name',
  lastName: 'u.last_name',
  competenceObservationsCount: 'observed.count',
}

/** Users of the school by name, with their number of observations and their role. */
export const listUsers = async (call: Call, list: ListOf<typeof userRoleRoutes.listUsers>) =>
  pageOf(
    await call.read((tx) => {
      const compiled = compileList(tx, list, columns, peopleByName)
      return pageQueries<UserRow>(tx, compiled, {
        select: tx`
          ${shownPerson(tx)},
          observed.count as competence_observations_count,
          jsonb_build_array(jsonb_build_object('id', ur.id, 'roleType', ur.role_type, 'status', ur.status,
            'tenantId', ur.tenant_id)) as user_roles`,
        from: tx`
          user_role ur join app_user u on u.id = ur.user_id
          cross join lateral (
            select count(*)::integer as count from observation_trace ot
            where ot.tenant_id = ur.tenant_id and ot.creator_id = u.id) as observed
          where ur.tenant_id = ${call.actor.tenantId} and ur.status <> 'invitationDeclined'`,
      })
    }),
  )
