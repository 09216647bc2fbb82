import type { RoleType } from '@lernspur/contracts/identity/user.contract'

/**
 * Who makes a call, in which school and with which role. Made from the session or from the token of a program, never from
 * what the caller sends.
 */
export interface Actor {
  readonly userId: string
  readonly sessionId: string
  readonly tenantId: string
  readonly userRoleId: string
  readonly roleType: RoleType
  readonly isProvider: boolean
  /** The program that acts in this person's name (rule program.6); undefined for the person. */
  readonly programId?: string
}
