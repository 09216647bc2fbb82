import type { Transaction } from '../call/call'

/**
 * Channel of the database for what the stream of a person tells. A payload is the user's id, when notifications changed,
 * or that with a noun and an id after spaces, when pages have to read a row again.
 */
export const notificationChannel = 'lernspur_notification'

/** Notifies listeners that a user's notifications changed, after the commit. */
export const publishUnreadCount = async (tx: Transaction, userId: string): Promise<void> => {
  await tx`select pg_notify(${notificationChannel}, ${userId})`
}

/** A row that the pages of a user have to read again. */
export interface StaleRow {
  readonly userId: string
  /** The noun of its calls, as in the contract. */
  readonly noun: string
  readonly id: string
}

/** Tells the pages of a user, after the commit, that a row has changed; readers ask for it by its ordinary call. */
export const publishStaleRow = async (tx: Transaction, { userId, noun, id }: StaleRow): Promise<void> => {
  await tx`select pg_notify(${notificationChannel}, ${`${userId} ${noun} ${id}`})`
}

/** Whose stream a payload is for, and its stale row as `noun id`; empty when notifications changed. */
export const readNotificationPayload = (payload: string): { readonly userId: string; readonly stale: string } => {
  const [userId = '', ...stale] = payload.split(' ')
  return { userId, stale: stale.join(' ') }
}
