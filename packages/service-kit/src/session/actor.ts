import type { RoleType } from '@lernspur/contracts/identity/user.contract'

/** Who makes a call, in which school and with which role. Made from the session, never from what the caller sends. */
export interface Actor {
  readonly userId: string
  readonly sessionId: string
  readonly tenantId: string
  readonly userRoleId: string
  readonly roleType: RoleType
  readonly isProvider: boolean
}
