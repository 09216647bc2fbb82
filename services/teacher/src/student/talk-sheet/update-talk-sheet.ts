import type { TalkSheet, UpdateTalkSheet } from '@lernspur/contracts/teacher/student/talk-sheet.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { storeNote } from './store-note'
import { lockSheet } from './talk-sheet.policy'
import { readSheet } from './talk-sheet.query'

/**
 * Changes a sheet; omitted fields stay. EDIT_CONFLICT for an outdated version; UPDATE_NOT_ALLOWED for a note on
 * somebody else's sheet (rule talk.3).
 */
export const updateTalkSheet = (call: Call, id: string, change: UpdateTalkSheet): Promise<TalkSheet> =>
  call.write(async (tx) => {
    const current = await lockSheet(tx, call, id, 'UPDATE_NOT_ALLOWED')
    if (change.note !== undefined && current.creator.id !== call.actor.userId) refuse('UPDATE_NOT_ALLOWED')
    await requireFresh(tx, call, current)
    await tx`
      update talk_sheet set held_on = ${change.heldOn ?? current.heldOn},
        going_well = ${change.goingWell ?? current.goingWell}, practising = ${change.practising ?? current.practising},
        next_step = ${change.nextStep ?? current.nextStep}, agreed = ${change.agreed ?? current.agreed},
        updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and id = ${id}`
    if (change.note !== undefined) await storeNote(tx, call, id, change.note)
    await audit(tx, call, 'talk-sheet.update', id)
    return readSheet(tx, call, id)
  })
