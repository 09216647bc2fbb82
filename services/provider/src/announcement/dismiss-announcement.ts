import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'

/** Dismisses a banner; NOT_FOUND for one that the caller was never shown (rule announcement.3). */
export const dismissAnnouncement = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    const { userId, tenantId } = call.actor
    const { count } = await tx`
      insert into announcement_dismissal (announcement_id, user_id)
      select a.id, ${userId} from shown_announcements(${userId}, ${tenantId}, now()) a where a.id = ${id}
      on conflict (announcement_id, user_id) do nothing`
    if (count > 0) return undefined
    const [known] = await tx`
      select from announcement_dismissal ad where ad.announcement_id = ${id} and ad.user_id = ${userId}`
    if (!known) refuse('NOT_FOUND')
    return undefined
  })
