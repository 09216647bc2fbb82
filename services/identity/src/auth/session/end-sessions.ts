import type { Transaction } from '@lernspur/service-kit/call/call'

/**
 * Ends the sessions of a user, except the one to keep, and pending attempts: those that wait for their second step, and
 * links mailed to the address.
 */
export const endSessions = async (tx: Transaction, userId: string, currentId: string | null): Promise<void> => {
  await tx`delete from session where user_id = ${userId} and id is distinct from ${currentId}::uuid`
  await tx`
    delete from auth_attempt
    where user_id = ${userId} or email = (select email from app_user where id = ${userId})`
}
