import type { Announcement, UpdateAnnouncement } from '@lernspur/contracts/provider/announcement.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { requireAnnouncer } from './announcement.policy'
import { countReach, lockAnnouncement, readAnnouncement } from './announcement.query'
import { requireSpan } from './require-span'

/** Changes an announcement; UPDATE_NOT_ALLOWED once it was sent as a notification (rule announcement.4). */
export const updateAnnouncement = (call: Call, id: string, change: UpdateAnnouncement): Promise<Announcement> =>
  call.write(async (tx) => {
    requireAnnouncer(call, 'UPDATE_NOT_ALLOWED')
    const current = await lockAnnouncement(tx, call, id)
    if (current.toldAt !== null) refuse('UPDATE_NOT_ALLOWED')
    const { startsAt = current.startsAt, endsAt = current.endsAt } = change
    requireSpan({ startsAt, endsAt }, call.language)
    const given = <Value>(value: Value | undefined): Value | null => value ?? null
    await tx`
      update announcement set form = coalesce(${given(change.form)}, form),
        severity = coalesce(${given(change.severity)}, severity), title_de = coalesce(${given(change.titleDe)}, title_de),
        message_de = coalesce(${given(change.messageDe)}, message_de), title_en = coalesce(${given(change.titleEn)}, title_en),
        message_en = coalesce(${given(change.messageEn)}, message_en),
        starts_at = coalesce(${given(change.startsAt)}, starts_at), ends_at = coalesce(${given(change.endsAt)}, ends_at),
        is_draft = coalesce(${given(change.isDraft)}, is_draft), roles = coalesce(${given(change.roles)}::text[], roles),
        state_ids = coalesce(${given(change.stateIds)}::uuid[], state_ids),
        school_type_ids = coalesce(${given(change.schoolTypeIds)}::uuid[], school_type_ids),
        school_ids = coalesce(${given(change.schoolIds)}::uuid[], school_ids), updated_at = clock_timestamp()
      where id = ${id}`
    await countReach(tx, tx`a.id = ${id}`)
    await audit(tx, call, 'announcement.update', id, differences(current, change))
    return readAnnouncement(tx, id)
  })
