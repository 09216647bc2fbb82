import type { RoleType } from '@lernspur/contracts/user.contract'
import type { Actor } from '@lernspur/service-kit/actor'

/** Only an admin may make, change or remove an admin (rule role.2). */
export const mayTouch = (actor: Actor, ...roleTypes: readonly RoleType[]): boolean =>
  actor.roleType === 'admin' || !roleTypes.includes('admin')
