import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { shownEntry } from './entry/entry.query'

/** Select list over `o` (observation) and its creator `u`. */
export const shownObservation = (tx: Transaction): Fragment => tx`
  ${shownEntry(tx)}, o.performance_level_id as "performanceLevelV2Id", o.performance_assessment_id`
