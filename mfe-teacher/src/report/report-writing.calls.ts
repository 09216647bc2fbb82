import { callsOf } from '@lernspur/api-client/calls'
import { recalculationRoutes } from '@lernspur/contracts/recalculation.contract'
import { reportNotesRoutes } from '@lernspur/contracts/report-notes.contract'
import { textBlockRoutes } from '@lernspur/contracts/text-block.contract'

/** What stands beside the remarks of a report, and the child's pronoun. */
export const reportNotesCalls = callsOf('report-notes', reportNotesRoutes)

/** Proposals anew; the report is read again after it. */
export const recalculationCalls = callsOf('recalculation', recalculationRoutes, { stale: ['report', 'recalculation'] })

/** One's own text blocks. */
export const textBlockCalls = callsOf('text-block', textBlockRoutes)
