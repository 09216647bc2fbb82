import type { LegacyObservation } from '@lernspur/contracts/teacher/legacy-observation.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { visibleEntry } from '../entry/entry.query'
import { legacyObservationColumns } from './legacy-observation.query'

/** One observation; NOT_FOUND when its subject is not accessible to the caller. */
export const getLegacyObservation = async (call: Call, id: string): Promise<LegacyObservation> => {
  const [[row]] = await call.read((tx) => [
    tx<LegacyObservation[]>`
      select ${legacyObservationColumns(tx)} from legacy_observation o join app_user u on u.id = o.creator_id
      where ${visibleEntry(tx, call.actor)} and o.id = ${id}`,
  ])
  return row ?? refuse('NOT_FOUND')
}
