import * as z from 'zod/mini'
import { instant } from '../wire/fields'

/**
 * Status of an invitation to a role: an admin of the school has to confirm it; its mail waits, was refused, was
 * accepted by the mail server, or no longer leads anywhere; or the person has an account and has not answered.
 */
export const roleInvitationStates = ['unconfirmed', 'waiting', 'refused', 'sent', 'expired', 'hasAccount'] as const
export type RoleInvitationState = (typeof roleInvitationStates)[number]

/** Status of the mail of a pending role; null when none was sent, or it is no longer known. */
export const roleInvitationSchema = z.object({
  state: z.enum(roleInvitationStates),
  mailedAt: z.nullable(instant),
})
export type RoleInvitation = z.infer<typeof roleInvitationSchema>
