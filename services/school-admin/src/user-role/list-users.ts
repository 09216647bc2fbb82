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

/** People of the school by name, with how much each has observed and the role here. */
export const listUsers = async (call: Call, list: ListOf<typeof userRoleRoutes.listUsers>) =>
  pageOf(
    await call.read((tx) => {
      const compiled = compileList(tx, list, columns, peopleByName)
      return pageQueries<UserRow>(tx, compiled, {
        select: tx`
          ${shownPerson(tx)},
          observed.count as competence_observations_count,
          jsonb_build_array(jsonb_build_object('id', r.id, 'roleType', r.role_type, 'status', r.status,
            'tenantId', r.tenant_id)) as user_roles`,
        from: tx`
          user_role r join app_user u on u.id = r.user_id
          cross join lateral (
            select count(*)::integer as count from observation_trace o
            where o.tenant_id = r.tenant_id and o.creator_id = u.id) as observed
          where r.tenant_id = ${call.actor.tenantId} and r.status <> 'invitationDeclined'`,
      })
    }),
  )
