import type { Language } from '@lernspur/contracts/error-catalogue'
import type { NotificationType } from '@lernspur/contracts/notification.contract'
import type { Transaction } from '../call/call'
import { tellChange } from './notification-channel'

interface NotificationText {
  readonly title: string
  readonly message: string
}

export interface NewNotification {
  readonly userId: string
  /** The school it is about. */
  readonly tenantId: string | null
  readonly type: NotificationType
  readonly texts: Readonly<Record<Language, NotificationText>>
  readonly senderId?: string
  /** What it leads to. */
  readonly targetId?: string
  /** What the screen needs to lead there. */
  readonly metaData?: Readonly<Record<string, string>>
}

/** Tells somebody something inside the product, in the transaction of what it tells of and in that person's language. */
export const notify = async (
  tx: Transaction,
  { userId, tenantId, type, texts: { de, en }, senderId, targetId, metaData }: NewNotification,
): Promise<void> => {
  const facts = metaData ? JSON.stringify(metaData) : null
  await tx`
    insert into notification (user_id, tenant_id, type, title, message, sender_id, target_id, meta_data)
    select
      u.id, ${tenantId}, ${type},
      case u.language when 'en' then ${en.title} else ${de.title} end,
      case u.language when 'en' then ${en.message} else ${de.message} end,
      ${senderId ?? null}, ${targetId ?? null}, ${facts}::text::jsonb
    from app_user u where u.id = ${userId}`
  await tellChange(tx, userId)
}
