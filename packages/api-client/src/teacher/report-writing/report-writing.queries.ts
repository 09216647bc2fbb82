import { reportLimits } from '@lernspur/contracts/teacher/report.contract'
import {
  type ReportRecalculation,
  recalculationRoutes,
} from '@lernspur/contracts/teacher/report-writing/recalculation.contract'
import { reportNotesRoutes } from '@lernspur/contracts/teacher/report-writing/report-notes.contract'
import { schoolTextBlockRoutes } from '@lernspur/contracts/teacher/report-writing/school-text-block.contract'
import { textBlockRoutes } from '@lernspur/contracts/teacher/report-writing/text-block.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call'
import { batchesOf } from '../../derive/batches'
import { callsOf } from '../../derive/calls'
import { isApiError } from '../../wire/api-error'

/** @public */
export const reportNotesCalls = callsOf('report-notes', reportNotesRoutes)

/** @public The report is read again after it. */
export const recalculationCalls = callsOf('recalculation', recalculationRoutes, {
  stale: ['report', 'recalculation'],
  calls: { listRecalculations: { savesNothing: true } },
})

/** @public */
export const textBlockCalls = callsOf('text-block', textBlockRoutes)

/** @public */
export const schoolTextBlockCalls = callsOf('school-text-block', schoolTextBlockRoutes)

/** What is shown beside the remarks of a report, in one answer. */
export const reportNotesQuery = reportNotesCalls.getReportNotes
export const setReportPronounMutation = reportNotesCalls.setReportPronoun
/** What `recalculateReportMutation` would change. */
export const recalculationQuery = recalculationCalls.getRecalculation
export const recalculateReportMutation = recalculationCalls.recalculateReport
export const undoRecalculationMutation = recalculationCalls.undoRecalculation
/** Recalculates several reports of a class (rule report-subject.6). */
export const recalculateReportsMutation = recalculationCalls.recalculateReports
export const undoRecalculationsMutation = recalculationCalls.undoRecalculations

const isGone = (error: unknown): boolean => isApiError(error) && error.code === 'NOT_FOUND'

/**
 * One call after the other, because each computes a proposal for every competence of its reports. A batch of which no
 * report is seen any more says nothing about the others; NOT_FOUND when none is seen at all.
 */
const listInBatches = async (schoolClassId: string, reportIds: readonly string[], signal: AbortSignal) => {
  const params = { schoolClassId }
  const rows: ReportRecalculation[] = []
  let [isSeen, failure] = [false, undefined as unknown]
  for (const batch of batchesOf(reportIds, reportLimits.students)) {
    try {
      const found = await call(recalculationRoutes.listRecalculations, { params, body: { reportIds: batch }, signal })
      rows.push(...found.rows)
      isSeen = true
    } catch (error) {
      if (!isGone(error)) throw error
      failure = error
    }
  }
  if (!isSeen) throw failure
  return { rows, count: rows.length }
}

/**
 * The reports that `recalculateReportsMutation` would change, each with what it would change. A class has more open
 * reports over its sets than one call takes.
 */
export const recalculationListQuery = (schoolClassId: string, reportIds: readonly string[]) =>
  queryOptions({
    queryKey: [...recalculationCalls.keys.all, 'listRecalculations', schoolClassId, reportIds],
    queryFn: ({ signal }) => listInBatches(schoolClassId, reportIds, signal),
    // Any new entry may change it.
    staleTime: 0,
  })
/** One's own text blocks. */
export const textBlocksQuery = textBlockCalls.getTextBlocks
export const saveTextBlocksMutation = textBlockCalls.saveTextBlocks
/** Text blocks for everybody at the school (rule text-block.3). */
export const schoolTextBlocksQuery = schoolTextBlockCalls.getSchoolTextBlocks
export const saveSchoolTextBlocksMutation = schoolTextBlockCalls.saveSchoolTextBlocks
