import * as assessmentSet from './teacher/assessment-set.contract'
import * as assessmentType from './teacher/assessment-type.contract'
import * as competenceCell from './teacher/competence-cell/competence-cell.contract'
import * as enmFile from './teacher/enm/enm-file.contract'
import * as file from './teacher/file.contract'
import * as homeDay from './teacher/home/home-day.contract'
import * as unseen from './teacher/home/unseen.contract'
import * as legacyObservation from './teacher/legacy-observation.contract'
import * as observation from './teacher/observation.contract'
import * as observationForm from './teacher/observation-form/observation-form.contract'
import * as observationPhoto from './teacher/observation-form/observation-photo.contract'
import * as seatingPlan from './teacher/observation-form/seating-plan.contract'
import * as performanceAssessment from './teacher/performance-assessment.contract'
import * as performanceVisual from './teacher/performance-visual.contract'
import * as report from './teacher/report.contract'
import * as correction from './teacher/report-correction.contract'
import * as reportDetails from './teacher/report-details.contract'
import * as reportGrade from './teacher/report-grade.contract'
import * as reportGroup from './teacher/report-group.contract'
import * as classPrint from './teacher/report-print/class-print.contract'
import * as reportPreview from './teacher/report-print/report-preview.contract'
import * as reportSet from './teacher/report-print/report-set.contract'
import * as schoolSealKey from './teacher/report-seal/school-seal-key.contract'
import * as sealKey from './teacher/report-seal/seal-key.contract'
import * as reportBundle from './teacher/report-week/report-bundle.contract'
import * as reportList from './teacher/report-week/report-list.contract'
import * as reportWork from './teacher/report-week/report-work.contract'
import * as recalculation from './teacher/report-writing/recalculation.contract'
import * as reportNotes from './teacher/report-writing/report-notes.contract'
import * as schoolTextBlock from './teacher/report-writing/school-text-block.contract'
import * as textBlock from './teacher/report-writing/text-block.contract'
import * as schoolReport from './teacher/school-report.contract'
import * as search from './teacher/search/search.contract'
import * as levelExplanation from './teacher/statistics/level-explanation.contract'
import * as schoolCoverage from './teacher/statistics/school-coverage.contract'
import * as statistics from './teacher/statistics/statistics.contract'
import * as entryAuthor from './teacher/student/entry-author.contract'
import * as lookBack from './teacher/student/look-back.contract'
import * as studentExport from './teacher/student/student-export.contract'
import * as studentOverview from './teacher/student/student-overview.contract'
import * as talkSheet from './teacher/student/talk-sheet.contract'

/** All exports of the nouns that the teacher service answers for. */
export const teacherNouns: readonly Readonly<Record<string, unknown>>[] = [
  assessmentSet,
  assessmentType,
  observationForm,
  observationPhoto,
  seatingPlan,
  enmFile,
  file,
  homeDay,
  unseen,
  legacyObservation,
  observation,
  performanceAssessment,
  performanceVisual,
  report,
  reportGrade,
  reportGroup,
  classPrint,
  reportDetails,
  reportPreview,
  reportSet,
  reportList,
  reportWork,
  reportBundle,
  correction,
  recalculation,
  reportNotes,
  textBlock,
  schoolTextBlock,
  schoolReport,
  sealKey,
  schoolSealKey,
  search,
  competenceCell,
  levelExplanation,
  schoolCoverage,
  statistics,
  entryAuthor,
  lookBack,
  studentExport,
  studentOverview,
  talkSheet,
]

/** Every call of the teacher service by name. */
export const teacherRoutes = {
  ...assessmentSet.assessmentSetRoutes,
  ...assessmentType.assessmentTypeRoutes,
  ...observationForm.observationFormRoutes,
  ...classPrint.classPrintRoutes,
  ...entryAuthor.entryAuthorRoutes,
  ...file.fileRoutes,
  ...homeDay.homeDayRoutes,
  ...legacyObservation.legacyObservationRoutes,
  ...levelExplanation.levelExplanationRoutes,
  ...lookBack.lookBackRoutes,
  ...observation.observationRoutes,
  ...observationPhoto.observationPhotoRoutes,
  ...performanceAssessment.performanceAssessmentRoutes,
  ...performanceVisual.performanceVisualRoutes,
  ...correction.correctionRoutes,
  ...reportGrade.reportGradeRoutes,
  ...recalculation.recalculationRoutes,
  ...report.reportRoutes,
  ...reportDetails.reportDetailsRoutes,
  ...reportGroup.reportGroupRoutes,
  ...reportNotes.reportNotesRoutes,
  ...reportPreview.reportPreviewRoutes,
  ...reportSet.reportSetRoutes,
  ...reportList.reportListRoutes,
  ...reportWork.reportWorkRoutes,
  ...reportBundle.reportBundleRoutes,
  ...enmFile.enmFileRoutes,
  ...schoolCoverage.schoolCoverageRoutes,
  ...schoolReport.schoolReportRoutes,
  ...sealKey.sealKeyRoutes,
  ...schoolSealKey.schoolSealKeyRoutes,
  ...search.searchRoutes,
  ...seatingPlan.seatingPlanRoutes,
  ...competenceCell.competenceCellRoutes,
  ...statistics.statisticsRoutes,
  ...studentExport.studentExportRoutes,
  ...studentOverview.studentOverviewRoutes,
  ...talkSheet.talkSheetRoutes,
  ...textBlock.textBlockRoutes,
  ...schoolTextBlock.schoolTextBlockRoutes,
  ...unseen.unseenRoutes,
} as const
