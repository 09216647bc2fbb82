import type { UserRole } from '@lernspur/contracts/user-role.contract'
import type { Call } from '@lernspur/service-kit/call'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'
import { userRoleColumns } from '@lernspur/service-kit/user-role'
import { userRoleSelect, userRoleSource } from './user.query'

const columns = { ...userRoleColumns, tenantId: 'ur.tenant_id', tenantName: 't.name' }

/** All roles at all schools, by school and name. */
export const listTenantUserRoles = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => {
    const { where, order, page } = compileList(tx, list, columns, [
      { field: 'tenantName', dir: 'asc', kind: 'text' },
      { field: 'tenantId', dir: 'asc' },
      { field: 'lastName', dir: 'asc', kind: 'text' },
      { field: 'firstName', dir: 'asc', kind: 'text' },
    ])
    const source = tx`${userRoleSource(tx)} where ${where}`
    return [
      tx<UserRole[]>`select ${userRoleSelect(tx)} from ${source} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*)::integer as count from ${source}`,
    ]
  })
  return { rows, count: total?.count ?? 0 }
}
