import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireAnnouncer } from './announcement.policy'
import { lockAnnouncement } from './announcement.query'

/** Removes an announcement for everybody; this can be undone for 30 days (rule announcement.5). */
export const deleteAnnouncement = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    requireAnnouncer(call, 'NO_PERMISSION')
    await lockAnnouncement(tx, call, id)
    await tx`update announcement set deleted_at = now(), updated_at = clock_timestamp() where id = ${id}`
    await audit(tx, call, 'announcement.delete', id)
    return undefined
  })

/** Undoes a deletion; NOT_FOUND when there is none to undo. */
export const restoreAnnouncement = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    requireAnnouncer(call, 'NO_PERMISSION')
    const { count } = await tx`
      update announcement set deleted_at = null, updated_at = clock_timestamp()
      where id = ${id} and deleted_at is not null`
    if (count === 0) refuse('NOT_FOUND')
    await audit(tx, call, 'announcement.undo', id)
    return undefined
  })
