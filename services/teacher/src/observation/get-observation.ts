import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { shownObservation, visibleObservation } from './observation.query'
import type { NewEntry, ObservationVersion, ShownEntry } from './observation-version'

/** One observation; NOT_FOUND when its subject is not accessible to the caller. */
export const getObservation = async <Entry extends NewEntry, Shown extends ShownEntry>(
  version: ObservationVersion<Entry, Shown>,
  call: Call,
  id: string,
): Promise<Shown> => {
  const [[row]] = await call.read((tx) => [
    tx<Shown[]>`
      select ${shownObservation(tx, version)} from ${tx(version.table)} o join app_user u on u.id = o.creator_id
      where ${visibleObservation(tx, call.actor)} and o.id = ${id}`,
  ])
  return row ?? refuse('NOT_FOUND')
}
