import type { UserRole } from '@lernspur/contracts/user-role.contract'
import type { Call } from '@lernspur/service-kit/call'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListRequest } from '@lernspur/service-kit/list-request'
import { userRoleColumns } from '@lernspur/service-kit/user-role'
import { userRoleSelect, userRoleSource } from './user-role.query'

/** Everybody with a role at the school, by name. */
export const listUserRoles = async (call: Call, list: ListRequest) => {
  const [rows, [total]] = await call.read((tx) => {
    const { where, order, page } = compileList(tx, list, userRoleColumns, [
      { field: 'lastName', dir: 'asc', kind: 'text' },
      { field: 'firstName', dir: 'asc', kind: 'text' },
    ])
    const source = tx`${userRoleSource(tx, call)} and ${where}`
    return [
      tx<UserRole[]>`select ${userRoleSelect(tx)} from ${source} order by ${order} ${page}`,
      tx<{ count: number }[]>`select count(*)::integer as count from ${source}`,
    ]
  })
  return { rows, count: total?.count ?? 0 }
}
