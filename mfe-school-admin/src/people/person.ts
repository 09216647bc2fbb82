import type { RoleStatus } from '@lernspur/contracts/identity/user.contract'
import type { UserRole } from '@lernspur/contracts/school-admin/user-role.contract'

/** A person of the school as the list shows one. */
export interface Person {
  /** That of the role. */
  readonly id: string
  readonly role: UserRole
  /** The address as long as no name is known. */
  readonly name: string
  /** Entries at the school; null for those who may not see the number (rule role.6). */
  readonly entries: number | null
  /** Classes that the person made, which stay when he or she leaves. */
  readonly ownClasses: number
  /** Open invitations that the person sent, which end with the right to invite (rule invitation.2). */
  readonly invitations: number
  /** The only active owner, who stays (rule role.1). */
  readonly isLastAdmin: boolean
  /** Nobody signs in by the account any more, and no role brings it back (rule support.5). */
  readonly isClosed: boolean
  readonly isMe: boolean
  /** The user may change the role (rules role.2, role.8). */
  readonly isMine: boolean
}

/** In the order in which the filter shows them. */
export const statuses = [
  'active',
  'invitationPending',
  'disabled',
  'invitationDeclined',
] as const satisfies readonly RoleStatus[]
