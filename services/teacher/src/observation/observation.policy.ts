import type { ErrorCode } from '@lernspur/contracts/error-catalogue'
import type { Call, Transaction } from '@lernspur/service-kit/call'
import { requireClassRight } from '@lernspur/service-kit/class-access'
import { refuse } from '@lernspur/service-kit/refusal'
import { shownObservation, visibleObservation } from './observation.query'
import type { NewEntry, ObservationVersion, ShownEntry } from './observation-version'

/** Locks one observation for a change; NOT_FOUND when invisible, `refusal` when visible but not to be written. */
export const lockObservation = async <Entry extends NewEntry, Shown extends ShownEntry>(
  version: ObservationVersion<Entry, Shown>,
  tx: Transaction,
  call: Call,
  id: string,
  refusal: ErrorCode,
): Promise<Shown> => {
  const [row] = await tx<Shown[]>`
    select ${shownObservation(tx, version)} from ${tx(version.table)} o join app_user u on u.id = o.creator_id
    where ${visibleObservation(tx, call.actor)} and o.id = ${id} for update of o`
  if (!row) return refuse('NOT_FOUND')
  await requireClassRight(tx, call.actor, row.schoolClassId, 'write', refusal)
  return row
}
