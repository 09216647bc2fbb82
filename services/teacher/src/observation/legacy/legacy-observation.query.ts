import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { entrySelection } from '../entry/entry.query'

/** Select list of the first version, over `o` (legacy_observation) and its creator `u`. */
export const legacyObservationColumns = (tx: Transaction): Fragment =>
  tx`${entrySelection(tx)}, o.performance_level_id, o.is_competence_check, o.creator_id`
