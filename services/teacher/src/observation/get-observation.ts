import type { Observation } from '@lernspur/contracts/teacher/observation.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { visibleEntry } from './entry/entry.query'
import { observationColumns } from './observation.query'

/** One observation; NOT_FOUND when its subject is not accessible to the caller. */
export const getObservation = async (call: Call, id: string): Promise<Observation> => {
  const [[row]] = await call.read((tx) => [
    tx<Observation[]>`
      select ${observationColumns(tx)} from observation o join app_user u on u.id = o.creator_id
      where ${visibleEntry(tx, call.actor)} and o.id = ${id}`,
  ])
  return row ?? refuse('NOT_FOUND')
}
