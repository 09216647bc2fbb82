import type {
  LegacyObservation,
  legacyObservationRoutes,
} from '@lernspur/contracts/teacher/legacy-observation.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { entryColumns } from '../entry/entry.query'
import { entryPage } from '../entry/entry-page'
import { legacyObservationColumns } from './legacy-observation.query'

const columns = {
  ...entryColumns,
  isCompetenceCheck: 'o.is_competence_check',
  performanceLevelId: 'o.performance_level_id',
}

/** Observations of accessible subjects, newest day first. */
export const listLegacyObservations = async (
  call: Call,
  list: ListOf<typeof legacyObservationRoutes.listLegacyObservations>,
) =>
  pageOf(
    await call.read((tx) => {
      const compiled = compileList(tx, list, columns, [{ field: 'observedAt', dir: 'desc' }])
      return entryPage<LegacyObservation>(tx, call.actor, 'legacy_observation', legacyObservationColumns(tx), compiled)
    }),
  )
