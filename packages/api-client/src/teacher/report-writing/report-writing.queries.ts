import { recalculationRoutes } from '@lernspur/contracts/teacher/report-writing/recalculation.contract'
import { reportNotesRoutes } from '@lernspur/contracts/teacher/report-writing/report-notes.contract'
import { textBlockRoutes } from '@lernspur/contracts/teacher/report-writing/text-block.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const reportNotesCalls = callsOf('report-notes', reportNotesRoutes)

/** @public The report is read again after it. */
export const recalculationCalls = callsOf('recalculation', recalculationRoutes, { stale: ['report', 'recalculation'] })

/** @public */
export const textBlockCalls = callsOf('text-block', textBlockRoutes)

/** What is shown beside the remarks of a report, in one answer. */
export const reportNotesQuery = reportNotesCalls.getReportNotes
export const setReportPronounMutation = reportNotesCalls.setReportPronoun
/** What `recalculateReportMutation` would change. */
export const recalculationQuery = recalculationCalls.getRecalculation
export const recalculateReportMutation = recalculationCalls.recalculateReport
export const undoRecalculationMutation = recalculationCalls.undoRecalculation
/** One's own text blocks. */
export const textBlocksQuery = textBlockCalls.getTextBlocks
export const saveTextBlocksMutation = textBlockCalls.saveTextBlocks
