import type { Transaction } from '../call/call'

/** Channel of the database for changes of notifications; the payload is the user's id. */
export const notificationChannel = 'lernspur_notification'

/** Notifies listeners that a user's notifications changed, after the commit. */
export const publishUnreadCount = async (tx: Transaction, userId: string): Promise<void> => {
  await tx`select pg_notify(${notificationChannel}, ${userId})`
}
