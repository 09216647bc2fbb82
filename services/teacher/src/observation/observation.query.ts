import type { Fragment, Transaction } from '@lernspur/service-kit/call'
import { shownEntry } from './entry/entry.query'

/** What an observation shows, as a select list over observation `o` and its creator `u`. */
export const shownObservation = (tx: Transaction): Fragment => tx`
  ${shownEntry(tx)}, o.performance_level_id as "performanceLevelV2Id", o.performance_assessment_id`
