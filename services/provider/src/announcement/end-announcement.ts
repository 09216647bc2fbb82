import type { Announcement } from '@lernspur/contracts/provider/announcement.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireAnnouncer } from './announcement.policy'
import { lockAnnouncement, readAnnouncement } from './announcement.query'

/** Ends a running announcement now; UPDATE_NOT_ALLOWED for any other. */
export const endAnnouncement = (call: Call, id: string): Promise<Announcement> =>
  call.write(async (tx) => {
    requireAnnouncer(call, 'NO_PERMISSION')
    const { state } = await lockAnnouncement(tx, call, id)
    if (state !== 'running') refuse('UPDATE_NOT_ALLOWED')
    await tx`
      update announcement set ends_at = greatest(now(), starts_at + interval '1 microsecond'), updated_at = clock_timestamp()
      where id = ${id}`
    await audit(tx, call, 'announcement.end', id)
    return readAnnouncement(tx, id)
  })
