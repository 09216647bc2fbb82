import type { UserRole, userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList, peopleByName } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { userRoleColumns } from '@lernspur/service-kit/tenant/user-role'
import { userRoleSelect, userRoleSource } from './user-role.query'

/** All roles at the school, by name. */
export const listUserRoles = async (call: Call, list: ListOf<typeof userRoleRoutes.listUserRoles>) =>
  pageOf(
    await call.read((tx) => {
      const compiled = compileList(tx, list, userRoleColumns, peopleByName)
      return pageQueries<UserRole>(tx, compiled, { select: userRoleSelect(tx), from: userRoleSource(tx, call) })
    }),
  )
