import type { RouteName } from '@lernspur/contracts/contract'
import type { ErrorCode } from '@lernspur/contracts/error-catalogue'

/** What admins of the provider are refused: no deletion of the fixture's school waits, and nobody of it is disabled. */
export const refusedToProvider: ReadonlyMap<string, ErrorCode> = new Map<RouteName, ErrorCode>([
  ['undoDeleteTenant', 'NOT_FOUND'],
  ['enableUser', 'UPDATE_NOT_ALLOWED'],
])

/** What else plain members of the provider are refused (rules role.4 and support.3). */
export const refusedToProviderMember: ReadonlyMap<RouteName, ErrorCode> = new Map([
  ['addTenantUser', 'CREATE_NOT_ALLOWED'],
  ['updateTenantUserRole', 'UPDATE_NOT_ALLOWED'],
  ['deleteTenant', 'NO_PERMISSION'],
  ['undoDeleteTenant', 'NO_PERMISSION'],
  ['liftLock', 'NO_PERMISSION'],
  ['endUserSessions', 'NO_PERMISSION'],
  ['disableUser', 'NO_PERMISSION'],
  ['enableUser', 'NO_PERMISSION'],
])
