import type { Database } from '@lernspur/database/connection/connect'
import { prepareDrawing } from '@lernspur/documents/render-report'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { createService, type Service } from '@lernspur/service-kit/service/service'
import { assessmentTypeSlice } from './assessment-type/assessment-type.routes'
import { classPrintSlice } from './class-print/class-print.routes'
import { fileSlice } from './file/file.routes'
import { homeDaySlice } from './home-day/home-day.routes'
import { lookBackSlice } from './look-back/look-back.routes'
import { entryAuthorSlice } from './observation/author/entry-author.routes'
import { competenceCellSlice } from './observation/competence-cell/competence-cell.routes'
import { type CellHub, makeCellHub } from './observation/competence-cell/stream/cell-hub'
import { observationFormSlice } from './observation/form/observation-form.routes'
import { legacyObservationSlice } from './observation/legacy/legacy-observation.routes'
import { observationSlice } from './observation/observation.routes'
import { observationPhotoSlice } from './observation/photo/photo.routes'
import { unseenSlice } from './observation/unseen/unseen.routes'
import { performanceAssessmentSlice } from './performance-assessment/performance-assessment.routes'
import { assessmentSetSlice } from './performance-assessment/set/assessment-set.routes'
import { performanceVisualSlice } from './performance-visual/performance-visual.routes'
import { schoolReportSlice } from './report/archive/school-report.routes'
import { reportBundleSlice } from './report/bundle/report-bundle.routes'
import { enmFileSlice } from './report/enm-file/enm-file.routes'
import { formPreviewSlice } from './report/form-preview/form-preview.routes'
import { reportGroupSlice } from './report/group/report-group.routes'
import { reportPreviewSlice } from './report/print/report-preview.routes'
import { drawnReport } from './report/print/stored-report'
import { reportDetailsSlice, reportListSlice, reportSlice, reportWorkSlice } from './report/report.routes'
import { loadOperatorSigner } from './report/seal/pades/own-certificate'
import { schoolSealKeySlice } from './report/seal/school-seal-key.routes'
import { sealKeySlice } from './report/seal/seal-key.routes'
import { reportSetSlice } from './report/set/report-set.routes'
import { reportWritingSlice } from './report/writing/report-notes.routes'
import { schoolExportSlice } from './school-export/school-export.routes'
import { searchSlice } from './search/search.routes'
import { seatingPlanSlice } from './seating-plan/seating-plan.routes'
import { levelExplanationSlice } from './statistics/explanation/level-explanation.routes'
import { schoolCoverageSlice } from './statistics/school/school-coverage.routes'
import { statisticsSlice } from './statistics/statistics.routes'
import { studentOverviewSlice } from './student/overview/student-overview.routes'
import { talkSheetSlice } from './student/talk-sheet/talk-sheet.routes'
import { studentExportSlice } from './student-export/student-export.routes'
import { textBlockSlice } from './text-block/text-block.routes'

/** Teaching: scales, assessments, observations and reports. */
export const teacherService = (config: ServiceConfig, db: Database, hub: CellHub = makeCellHub(db)): Service => {
  loadOperatorSigner()
  return createService({
    name: 'teacher',
    config,
    db,
    slices: [
      assessmentTypeSlice,
      fileSlice,
      performanceVisualSlice,
      performanceAssessmentSlice,
      assessmentSetSlice,
      observationSlice,
      legacyObservationSlice,
      unseenSlice,
      searchSlice,
      entryAuthorSlice,
      lookBackSlice,
      statisticsSlice,
      schoolCoverageSlice,
      levelExplanationSlice,
      homeDaySlice,
      observationFormSlice,
      observationPhotoSlice,
      seatingPlanSlice,
      reportSlice,
      reportDetailsSlice,
      // Tests open reports without ever asking for a file.
      reportListSlice(config.mode === 'test' ? () => undefined : prepareDrawing),
      reportWorkSlice,
      reportBundleSlice,
      enmFileSlice,
      reportGroupSlice,
      reportWritingSlice,
      formPreviewSlice,
      textBlockSlice,
      reportSetSlice,
      reportPreviewSlice,
      classPrintSlice,
      sealKeySlice,
      schoolSealKeySlice,
      schoolExportSlice(drawnReport),
      studentExportSlice,
      studentOverviewSlice,
      talkSheetSlice,
      schoolReportSlice,
      competenceCellSlice(hub),
    ],
  })
}
