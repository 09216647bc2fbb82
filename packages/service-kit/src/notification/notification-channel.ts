import type { Transaction } from '../call/call'

/** Channel of the database on which a change of somebody's notifications is told; the payload is the id of the person. */
export const notificationChannel = 'lernspur_notification'

/** Tells whoever listens that somebody's notifications changed, once the transaction is kept. */
export const tellChange = async (tx: Transaction, userId: string): Promise<void> => {
  await tx`select pg_notify(${notificationChannel}, ${userId})`
}
