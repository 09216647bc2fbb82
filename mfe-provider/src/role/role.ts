import type { RoleStatus, RoleType } from '@lernspur/contracts/identity/user.contract'
import type { RoleInvitation } from '@lernspur/contracts/provider/role-invitation'

/** A role at a school as the provider's screens show it, whichever call it comes from. */
export interface VisibleRole {
  readonly tenantId: string
  readonly userRoleId: string
  /** Of the person; the address as long as no name is known. */
  readonly name: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly roleType: RoleType
  readonly status: RoleStatus
  /** What the provider wants it to be, until an admin of the school confirms it (rule role.8). */
  readonly requestedRoleType: RoleType | null
  /** Null unless it waits for an answer. */
  readonly invitation: RoleInvitation | null
  /** The only active owner of the school, who stays (rule role.1). */
  readonly isLastAdmin: boolean
  /** Nobody signs in by the account any more, and no role brings it back (rule support.5). */
  readonly isAccountClosed: boolean
}

/** In the order in which screens offer them. */
export const roleTypes = ['user', 'manager', 'admin'] as const satisfies readonly RoleType[]
export const roleStatuses = [
  'active',
  'invitationPending',
  'disabled',
  'invitationDeclined',
] as const satisfies readonly RoleStatus[]
