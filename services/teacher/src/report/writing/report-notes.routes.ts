import { correctionRoutes } from '@lernspur/contracts/teacher/report-correction.contract'
import { reportGradeRoutes } from '@lernspur/contracts/teacher/report-grade.contract'
import { recalculationRoutes } from '@lernspur/contracts/teacher/report-writing/recalculation.contract'
import { reportNotesRoutes } from '@lernspur/contracts/teacher/report-writing/report-notes.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { correctReport } from './correct-report'
import { decideReportGrade } from './decide-report-grade'
import { getReportNotes } from './get-report-notes'
import { getRecalculation, recalculateReport } from './recalculate-report'
import { listRecalculations, recalculateReports } from './recalculate-reports'
import { setReportPronoun } from './set-report-pronoun'
import { undoRecalculation, undoRecalculations } from './undo-recalculation'

/** What helps to write a report: notes, the child's pronoun, proposals again, a corrected one. */
export const reportWritingSlice = slice(
  { ...reportNotesRoutes, ...recalculationRoutes, ...correctionRoutes, ...reportGradeRoutes },
  {
    correctReport: ({ call, params, body }) => correctReport(call, params.reportId, body.reason),
    decideReportGrade: ({ call, params, body }) => decideReportGrade(call, params.reportId, params.subjectId, body),
    getReportNotes: ({ call, params }) => getReportNotes(call, params.reportId),
    setReportPronoun: ({ call, params, body }) => setReportPronoun(call, params.reportId, body.pronoun),
    getRecalculation: ({ call, params }) => getRecalculation(call, params.reportId),
    recalculateReport: ({ call, params, body }) => recalculateReport(call, params.reportId, body.subjectIds),
    undoRecalculation: ({ call, params, body }) => undoRecalculation(call, params.reportId, body.subjects),
    listRecalculations: ({ call, params, body }) => listRecalculations(call, params.schoolClassId, body.reportIds),
    recalculateReports: ({ call, params, body }) => recalculateReports(call, params.schoolClassId, body.reportIds),
    undoRecalculations: ({ call, params, body }) => undoRecalculations(call, params.schoolClassId, body.subjects),
  },
)
