import type { Announcement, CreateAnnouncement } from '@lernspur/contracts/provider/announcement.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireAnnouncer } from './announcement.policy'
import { countReach, readAnnouncement } from './announcement.query'
import { requireSpan } from './require-span'

/** Publishes an announcement, or saves a draft (rules announcement.1, announcement.2). */
export const createAnnouncement = (call: Call, made: CreateAnnouncement): Promise<Announcement> =>
  call.write(async (tx) => {
    requireAnnouncer(call, 'CREATE_NOT_ALLOWED')
    requireSpan(made, call.language)
    const id = Bun.randomUUIDv7()
    await tx`
      insert into announcement (id, form, severity, title_de, message_de, title_en, message_en, starts_at, ends_at, is_draft,
        roles, state_ids, school_type_ids, school_ids, created_by_id)
      values (${id}, ${made.form}, ${made.severity}, ${made.titleDe}, ${made.messageDe}, ${made.titleEn}, ${made.messageEn},
        ${made.startsAt}, ${made.endsAt}, ${made.isDraft}, ${made.roles}::text[], ${made.stateIds}::uuid[],
        ${made.schoolTypeIds}::uuid[], ${made.schoolIds}::uuid[], ${call.actor.userId})`
    await countReach(tx, tx`a.id = ${id}`)
    await audit(tx, call, 'announcement.create', id)
    return readAnnouncement(tx, id)
  })
