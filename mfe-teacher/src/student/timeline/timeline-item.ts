import type { LegacyObservation } from '@lernspur/contracts/legacy-observation.contract'
import type { Observation } from '@lernspur/contracts/observation.contract'

/** An observation of either version; legacy ones are read-only here (rule observation.2). */
export type TimelineItem = Observation | LegacyObservation

export const isLegacy = (item: TimelineItem): item is LegacyObservation => 'isCompetenceCheck' in item
