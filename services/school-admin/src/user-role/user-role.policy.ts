import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { isUnconfirmed, type LockedRole } from '@lernspur/service-kit/tenant/user-role'

/** Only an admin may make, change or remove an admin (rule role.2). */
export const mayTouch = (actor: Actor, ...roleTypes: readonly RoleType[]): boolean =>
  actor.roleType === 'admin' || !roleTypes.includes('admin')

/** Only an admin decides about an invitation that the provider asked for (rule role.8). */
export const mayDecide = (actor: Actor, role: LockedRole): boolean => actor.roleType === 'admin' || !isUnconfirmed(role)
