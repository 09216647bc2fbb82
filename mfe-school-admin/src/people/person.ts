import type { RoleStatus } from '@lernspur/contracts/identity/user.contract'
import type { UserRole } from '@lernspur/contracts/school-admin/user-role.contract'

/** A person of the school as the list shows one. */
export interface Person {
  /** That of the role. */
  readonly id: string
  readonly role: UserRole
  /** The address while no name is known. */
  readonly name: string
  /** Number of entries at the school; null if the user may not see it (rule role.6). */
  readonly entries: number | null
  /** Number of classes that the person made; they stay when the person leaves. */
  readonly ownClasses: number
  /** Number of open invitations that the person sent; they end with the right to invite (rule invitation.2). */
  readonly invitations: number
  /** The only active owner, who stays (rule role.1). */
  readonly isLastAdmin: boolean
  /** The person came by a hub, and waits to be let in (rule external.5). */
  readonly isWaiting: boolean
  /** The account is disabled: nobody can sign in with it, and no role enables it again (rule support.5). */
  readonly isClosed: boolean
  readonly isMe: boolean
  /** The user may change the role (rules role.2, role.8). */
  readonly isMine: boolean
}

/** The status of a role, or that its person waits. */
export type PersonState = RoleStatus | 'waiting'

/** In the order in which the filter shows them. */
export const statuses = [
  'active',
  'waiting',
  'invitationPending',
  'disabled',
  'invitationDeclined',
] as const satisfies readonly PersonState[]

/** What the list says of a person's role. */
export const stateOf = ({ role, isWaiting }: Pick<Person, 'role' | 'isWaiting'>): PersonState =>
  isWaiting ? 'waiting' : role.status
