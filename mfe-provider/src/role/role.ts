import type { RoleStatus, RoleType } from '@lernspur/contracts/identity/user.contract'
import type { RoleInvitation } from '@lernspur/contracts/provider/role-invitation'
import type { RequestedLoss } from '@lernspur/contracts/school-admin/user-role.contract'

/** A role at a school as the provider's screens show it, whichever call it comes from. */
export interface VisibleRole {
  readonly tenantId: string
  readonly userRoleId: string
  /** The person's name, or the address while no name is known. */
  readonly name: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly roleType: RoleType
  readonly status: RoleStatus
  /** The role that the provider asks for, until an admin of the school confirms it (rule role.8). */
  readonly requestedRoleType: RoleType | null
  /** What the provider wants to take, until an admin of the school confirms it (rule role.10). */
  readonly requestedLoss: RequestedLoss | null
  /** Whether the school has to confirm what is taken. */
  readonly isGuarded: boolean
  /** Null unless it is still unanswered. */
  readonly invitation: RoleInvitation | null
  /** The only active owner of the school, who stays (rule role.1). */
  readonly isLastAdmin: boolean
  /** The account is disabled: nobody can sign in with it, and no role enables it again (rule support.5). */
  readonly isAccountClosed: boolean
}

/** In the order in which screens offer them. */
export const roleTypes = ['user', 'manager', 'admin'] as const satisfies readonly RoleType[]
export const roleLosses = ['demotion', 'disabling', 'removal'] as const satisfies readonly RequestedLoss['kind'][]
export const roleStatuses = [
  'active',
  'invitationPending',
  'disabled',
  'invitationDeclined',
] as const satisfies readonly RoleStatus[]
