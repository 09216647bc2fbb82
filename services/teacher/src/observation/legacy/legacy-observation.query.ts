import type { Fragment, Transaction } from '@lernspur/service-kit/call'
import { shownEntry } from '../entry/entry.query'

/** What an observation of the first version shows, as a select list over observation `o` and its creator `u`. */
export const shownLegacyObservation = (tx: Transaction): Fragment =>
  tx`${shownEntry(tx)}, o.performance_level_id, o.is_competence_check, o.creator_id`
