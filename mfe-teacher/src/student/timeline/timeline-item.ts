import type { LegacyObservation } from '@lernspur/contracts/legacy-observation.contract'
import type { Observation } from '@lernspur/contracts/observation.contract'

/** An entry of either version; those of the first are only read here (rule observation.2). */
export type TimelineItem = Observation | LegacyObservation

export const isLegacy = (item: TimelineItem): item is LegacyObservation => 'isCompetenceCheck' in item
