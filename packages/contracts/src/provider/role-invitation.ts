import * as z from 'zod/mini'
import { instant } from '../wire/fields'

/**
 * How an invitation to a role stands: an admin of the school has to confirm it, its mail waits, was refused, was taken
 * by the mail server, leads nowhere any more, or the person has an account and has not answered.
 */
export const roleInvitationStates = ['unconfirmed', 'waiting', 'refused', 'sent', 'expired', 'hasAccount'] as const
export type RoleInvitationState = (typeof roleInvitationStates)[number]

/** What became of the mail of a role that waits for an answer; null where none was sent, or it is forgotten. */
export const roleInvitationSchema = z.object({
  state: z.enum(roleInvitationStates),
  mailedAt: z.nullable(instant),
})
export type RoleInvitation = z.infer<typeof roleInvitationSchema>
