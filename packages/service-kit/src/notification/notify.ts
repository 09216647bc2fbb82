import type { Language } from '@lernspur/contracts/error-catalogue'
import type { NotificationType } from '@lernspur/contracts/notification.contract'
import type { Transaction } from '../call/call'
import { notificationChannel } from './notification-channel'

interface NotificationText {
  readonly title: string
  readonly message: string
}

export interface NewNotification {
  readonly userId: string
  /** The school it is about; only who works there or is invited to it is told. */
  readonly tenantId: string | null
  readonly type: NotificationType
  readonly texts: Readonly<Record<Language, NotificationText>>
  readonly senderId?: string
  /** What it leads to. */
  readonly targetId?: string
  /** What the screen needs to lead there, beside the school. */
  readonly metaData?: Readonly<Record<string, string>>
  /** What it is about beside its type: it takes the place of one of the same that the person has not read yet. */
  readonly topic?: readonly string[]
}

const topicKey = (type: NotificationType, topic: readonly string[]): string =>
  new Bun.CryptoHasher('sha256').update(JSON.stringify([type, ...topic])).digest('hex')

/**
 * Tells people something inside the product, in the transaction of what it tells of and in one statement. All languages
 * are kept, for the one in which it is read one day; who listens hears of it when the transaction is kept.
 */
export const notify = async (tx: Transaction, ...news: readonly NewNotification[]): Promise<void> => {
  if (news.length === 0) return
  const rows = news.map(({ topic, metaData, ...one }) => ({
    ...one,
    topic: topic && topicKey(one.type, topic),
    metaData: one.tenantId === null ? metaData : { ...metaData, tenantId: one.tenantId },
  }))
  await tx`
    select pg_notify(${notificationChannel}, told::text)
    from tell_people(${JSON.stringify(rows)}::text::jsonb) as told`
}
