import type { providerUserRoutes } from '@lernspur/contracts/provider/provider-user.contract'
import type { UserRole } from '@lernspur/contracts/school-admin/user-role.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList, peopleByName, planModeOf } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { userRoleColumns } from '@lernspur/service-kit/tenant/user-role'
import { userRoleSelect, userRoleSource } from './user.query'

const columns = { ...userRoleColumns, tenantId: 'ur.tenant_id', tenantName: { numbered: 't.name' } }

type List = ListOf<typeof providerUserRoutes.listTenantUserRoles>

/** Statements of the list, in the order of the index of schools. */
export const tenantUserRoleQueries = (tx: Transaction, list: List) => {
  const compiled = compileList(tx, list, columns, [
    { field: 'tenantName', dir: 'asc' },
    { field: 'tenantId', dir: 'asc' },
    ...peopleByName,
  ])
  return pageQueries<UserRole>(tx, compiled, {
    select: userRoleSelect(tx),
    from: tx`${userRoleSource(tx)} where true`,
    counted: tx`user_role ur where true`,
  })
}

/** All roles at all schools, by school and name. */
export const listTenantUserRoles = async (call: Call, list: List) =>
  pageOf(await call.read((tx) => tenantUserRoleQueries(tx, list), planModeOf(list)))
