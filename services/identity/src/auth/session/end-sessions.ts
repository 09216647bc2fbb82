import type { Transaction } from '@lernspur/service-kit/call'

/** Ends the sessions of a user, but for the one to keep, and sign-ins that only wait for their second step. */
export const endSessions = async (tx: Transaction, userId: string, keptId: string | null): Promise<void> => {
  await tx`delete from session where user_id = ${userId} and id is distinct from ${keptId}::uuid`
  await tx`delete from auth_attempt where user_id = ${userId}`
}
