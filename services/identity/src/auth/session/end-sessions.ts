import type { Transaction } from '@lernspur/service-kit/call'

/**
 * Ends the sessions of a user, but for the one to keep, and sign-ins that are under way: those that wait for their second
 * step, and links that went to the address.
 */
export const endSessions = async (tx: Transaction, userId: string, keptId: string | null): Promise<void> => {
  await tx`delete from session where user_id = ${userId} and id is distinct from ${keptId}::uuid`
  await tx`
    delete from auth_attempt
    where user_id = ${userId} or email = (select email from app_user where id = ${userId})`
}
