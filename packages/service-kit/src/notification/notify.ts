import type { NotificationType } from '@lernspur/contracts/identity/notification.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { Transaction } from '../call/call'
import { notificationChannel } from './notification-channel'

interface NotificationText {
  readonly title: string
  readonly message: string
}

export interface NewNotification {
  readonly userId: string
  /** The school that it is about; only users with an active or pending role there are notified. */
  readonly tenantId: string | null
  readonly type: NotificationType
  readonly texts: Readonly<Record<Language, NotificationText>>
  readonly senderId?: string
  /** The target of its link. */
  readonly targetId?: string
  /** What the link of the notification needs besides the school. */
  readonly metaData?: Readonly<Record<string, string>>
  /** Key of the subject within the type: a notification replaces an unread one of the same topic. */
  readonly topic?: readonly string[]
}

const topicKey = (type: NotificationType, topic: readonly string[]): string =>
  new Bun.CryptoHasher('sha256').update(JSON.stringify([type, ...topic])).digest('hex')

/**
 * Creates notifications in the caller's transaction, in one statement. All languages are stored, for the one in which
 * they are read; listeners are notified after the commit.
 */
export const notify = async (tx: Transaction, ...notifications: readonly NewNotification[]): Promise<void> => {
  if (notifications.length === 0) return
  const rows = notifications.map(({ topic, metaData, ...one }) => ({
    ...one,
    topic: topic && topicKey(one.type, topic),
    metaData: one.tenantId === null ? metaData : { ...metaData, tenantId: one.tenantId },
  }))
  await tx`
    select pg_notify(${notificationChannel}, told::text)
    from tell_people(${JSON.stringify(rows)}::text::jsonb) as told`
}
