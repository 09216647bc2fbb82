import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { entrySelection } from './entry/entry.query'

/** Select list over `o` (observation) and its creator `u`. */
export const observationColumns = (tx: Transaction): Fragment => tx`
  ${entrySelection(tx)}, o.performance_level_id as "performanceLevelV2Id", o.performance_assessment_id`
