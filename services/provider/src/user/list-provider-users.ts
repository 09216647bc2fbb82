import type { UserRow } from '@lernspur/contracts/user-role.contract'
import type { Call } from '@lernspur/service-kit/call'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'

/** Users of all schools by name, with their roles and number of observations. */
export const listProviderUsers = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => {
    const columns = {
      id: 'u.id',
      email: 'u.email',
      firstName: 'u.first_name',
      lastName: 'u.last_name',
      isSetupCompleted: 'u.is_setup_completed',
      competenceObservationsCount: tx`observation_count(u.id)`,
      tenantIds: tx`array(select ur.tenant_id from user_role ur where ur.user_id = u.id)`,
    }
    const { where, order, page } = compileList(tx, list, columns, [
      { field: 'lastName', dir: 'asc', kind: 'text' },
      { field: 'firstName', dir: 'asc', kind: 'text' },
    ])
    const source = tx`app_user u where u.deactivated_at is null and ${where}`
    return [
      tx<UserRow[]>`
        select u.id, u.email, u.first_name, u.last_name, u.avatar, u.is_setup_completed, u.class_setup_tooltip_seen,
          u.team_setup_tooltip_seen, u.school_year_setup_tooltip_seen,
          observation_count(u.id) as competence_observations_count,
          coalesce((
            select jsonb_agg(jsonb_build_object('id', ur.id, 'roleType', ur.role_type, 'status', ur.status,
              'tenantId', ur.tenant_id) order by ur.created_at, ur.id)
            from user_role ur where ur.user_id = u.id), '[]') as user_roles
        from ${source} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*)::integer as count from ${source}`,
    ]
  })
  return { rows, count: total?.count ?? 0 }
}
