import type { ErrorCode } from '@lernspur/contracts/error-catalogue'
import type { RoleStatus, RoleType } from '@lernspur/contracts/user.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Call, Transaction } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'

export interface LockedRole {
  readonly id: string
  readonly userId: string
  readonly roleType: RoleType
  readonly status: RoleStatus
}

/** Only an admin may make, change or remove an admin (decisions: people and rights). */
export const mayTouch = (actor: Actor, ...roleTypes: readonly RoleType[]): boolean =>
  actor.roleType === 'admin' || !roleTypes.includes('admin')

/** Locks the school's active admins in one order, so that two of them cannot leave past each other; then the role. */
export const lockRole = async (tx: Transaction, { actor }: Call, id: string): Promise<LockedRole> => {
  await tx`
    select from user_role
    where tenant_id = ${actor.tenantId} and role_type = 'admin' and status = 'active' order by id for update`
  const [row] = await tx<LockedRole[]>`
    select id, user_id, role_type, status from user_role
    where tenant_id = ${actor.tenantId} and id = ${id} for update`
  return row ?? refuse('NOT_FOUND')
}

/** A school always keeps one active admin; `refusal` when it would lose the last one. */
export const keepOneAdmin = async (tx: Transaction, { actor }: Call, refusal: ErrorCode): Promise<void> => {
  const admins = await tx`
    select from user_role
    where tenant_id = ${actor.tenantId} and role_type = 'admin' and status = 'active' limit 1`
  if (admins.length === 0) refuse(refusal)
}
