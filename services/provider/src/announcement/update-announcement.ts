import type { Announcement, UpdateAnnouncement } from '@lernspur/contracts/announcement.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { differences } from '@lernspur/service-kit/differences'
import { refuse } from '@lernspur/service-kit/refusal'
import { requireAnnouncer } from './announcement.policy'
import { lockAnnouncement, readAnnouncement } from './announcement.query'
import { requireSpan } from './require-span'

/** Changes an announcement; UPDATE_NOT_ALLOWED once it was told as a notification (rule announcement.4). */
export const updateAnnouncement = (call: Call, id: string, change: UpdateAnnouncement): Promise<Announcement> =>
  call.write(async (tx) => {
    requireAnnouncer(call, 'UPDATE_NOT_ALLOWED')
    const current = await lockAnnouncement(tx, call, id)
    if (current.toldAt !== null) refuse('UPDATE_NOT_ALLOWED')
    const next = { ...current, ...change }
    requireSpan(next)
    await tx`
      update announcement set form = ${next.form}, severity = ${next.severity}, title_de = ${next.titleDe},
        message_de = ${next.messageDe}, title_en = ${next.titleEn}, message_en = ${next.messageEn},
        starts_at = ${next.startsAt}, ends_at = ${next.endsAt}, is_draft = ${next.isDraft}, roles = ${next.roles}::text[],
        state_ids = ${next.stateIds}::uuid[], school_type_ids = ${next.schoolTypeIds}::uuid[],
        school_ids = ${next.schoolIds}::uuid[], updated_at = clock_timestamp()
      where id = ${id}`
    await audit(tx, call, 'announcement.update', id, differences(current, change))
    return readAnnouncement(tx, id)
  })
