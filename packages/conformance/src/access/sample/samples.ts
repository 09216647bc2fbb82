import type { RouteName } from '@lernspur/contracts/contract'
import { form, pngFile } from '@lernspur/testing/form'
import type { TestSchool } from '@lernspur/testing/test-school'
import type { Fixture, SampleValue } from '../fixture'
import { schoolRowSamples } from '../row/school-rows'
import { assessingSamples } from './assessing-samples'
import { classSamples } from './class-samples'
import { classTemplateSamples } from './class-template-samples'
import { erasureSamples } from './erasure-samples'
import { identitySamples } from './identity-samples'
import { providerSamples } from './provider-samples'
import { retentionSamples } from './retention-samples'
import { rollOverSamples } from './roll-over-samples'
import { schoolSamples } from './school-samples'
import { signInSamples } from './sign-in-samples'
import { studentImportSamples } from './student-import-samples'
import { studentJoinSamples } from './student-join-samples'

/** A note without a level, valid for both versions. */
const newObservation = ({ schoolClass }: TestSchool) => ({
  schoolClassId: schoolClass.id,
  studentId: schoolClass.students[0].id,
  competenceId: schoolClass.german.competenceIds[0],
  description: 'Hilft gern',
})

/** A well-formed request for each call of the contract; a call without one does not compile. */
export const samples = (fixture: Fixture) => {
  const { school, observationId, photoId, seatingPlanId, legacyObservationId, reportId, reportSubjectId, groupId } =
    fixture
  const { talkSheetId, reportSetId, completedReportId, completedBundle, readyReportId } = fixture
  const { schoolClass } = school
  const inClass = `/classes/${schoolClass.id}`
  const statistics = `${inClass}/statistics`
  const cell = { studentId: schoolClass.students[0].id, competenceId: schoolClass.german.competenceIds[0] }
  return {
    ...assessingSamples(fixture),
    ...providerSamples(fixture),
    ...schoolSamples(fixture),
    ...retentionSamples(fixture),
    ...rollOverSamples(fixture),
    ...schoolRowSamples(fixture.rowIds),
    ...identitySamples(fixture),
    ...signInSamples(fixture),
    ...classSamples(fixture),
    ...classTemplateSamples(fixture),
    ...erasureSamples(fixture),
    ...studentImportSamples(fixture),
    ...studentJoinSamples(fixture),
    healthcheck: { path: '/healthcheck' },
    listSchoolClasses: { path: '/classes' },
    listStudents: { path: '/students' },
    listClassStudents: { path: `${inClass}/students`, inSubject: true },
    findReturningStudents: {
      path: `${inClass}/returning-students`,
      body: { students: [{ firstName: 'Ada', lastName: 'Ahrens' }] },
      inSubject: true,
    },
    listFormerStudents: { path: `${inClass}/former-students`, inSubject: true },
    listSubjects: { path: '/subjects' },
    listCompetenceDomains: { path: '/competence-domains' },
    listAccessRights: { path: '/classes/access-rights' },
    createObservation: { path: '/observations-v2', body: newObservation(school), inSubject: true },
    createObservations: {
      path: '/observations-v2/bulk',
      body: { observations: [newObservation(school)] },
      inSubject: true,
    },
    listObservations: { path: '/observations-v2' },
    getObservation: { path: `/observations-v2/${observationId}` },
    updateObservation: { path: `/observations-v2/${observationId}`, body: { description: 'neu' } },
    deleteObservation: { path: `/observations-v2/${observationId}` },
    restoreObservations: {
      path: '/observations-v2/restore',
      body: { observationIds: [fixture.deletedObservationId] },
    },
    createLegacyObservation: { path: '/observations', body: newObservation(school), inSubject: true },
    createLegacyObservations: {
      path: '/observations/bulk',
      body: { observations: [newObservation(school)] },
      inSubject: true,
    },
    listLegacyObservations: { path: '/observations' },
    getLegacyObservation: { path: `/observations/${legacyObservationId}` },
    updateLegacyObservation: { path: `/observations/${legacyObservationId}`, body: { description: 'neu' } },
    deleteLegacyObservation: { path: `/observations/${legacyObservationId}` },
    getStudentOverview: { path: `${inClass}/students/${schoolClass.students[0].id}/overview`, inSubject: true },
    createTalkSheet: {
      path: `${inClass}/students/${schoolClass.students[0].id}/talk-sheets`,
      body: { agreed: 'Täglich lesen' },
      inSubject: true,
    },
    getTalkSheet: { path: `/talk-sheets/${talkSheetId}`, ofLeaders: true },
    updateTalkSheet: { path: `/talk-sheets/${talkSheetId}`, body: { agreed: 'neu' }, ofLeaders: true },
    deleteTalkSheet: { path: `/talk-sheets/${talkSheetId}`, ofLeaders: true },
    getTalkSheetPdf: { path: `/talk-sheets/${talkSheetId}/pdf`, ofLeaders: true },
    getClassListsFile: { path: `/class-lists?schoolYearId=${school.year.id}&form=xlsx` },
    getClassListPdf: { path: `${inClass}/class-list`, inSubject: true },
    getObservationSheetPdf: { path: `${inClass}/subjects/${schoolClass.german.id}/observation-sheet`, inSubject: true },
    getLookBack: { path: `${inClass}/look-back`, inSubject: true },
    createWeekPlan: { path: `${inClass}/look-back/plan`, inSubject: true },
    deleteWeekPlan: { path: `${inClass}/look-back/plan`, inSubject: true },
    listSkillCells: { path: `${inClass}/skill-cells`, inSubject: true },
    listChangedSkillCells: {
      path: `${inClass}/skill-cells/changed?schoolSubjectId=${schoolClass.german.id}&pairs=${cell.studentId}_${cell.competenceId}`,
      inSubject: true,
    },
    streamSkillCells: {
      path: `${inClass}/skill-cells/events?schoolSubjectId=${schoolClass.german.id}`,
      inSubject: true,
    },
    enterSkillCells: {
      path: `${inClass}/skill-cells`,
      body: {
        shown: { schoolSubjectId: schoolClass.german.id },
        cells: [{ ...cell, performanceLevelV2Id: schoolClass.visual.levelIds[0], basedOn: null }],
      },
      inSubject: true,
    },
    getHomeDay: { path: '/home/day' },
    getSchoolCoverage: { path: '/school-coverage' },
    search: { path: '/search?query=mia' },
    listEntryAuthors: { path: `${inClass}/entry-authors`, inSubject: true },
    getUnseen: { path: `${inClass}/unseen`, inSubject: true },
    getLevelStatistics: { path: `${statistics}/levels`, inSubject: true },
    getDevelopmentStatistics: { path: `${statistics}/development`, inSubject: true },
    getCoverageStatistics: { path: `${statistics}/coverage`, inSubject: true },
    getAssessmentStatistics: { path: `${statistics}/assessments`, inSubject: true },
    getStudentStatistics: { path: `${statistics}/student`, inSubject: true },
    getLevelExplanation: {
      path: `${inClass}/level-explanation?studentId=${schoolClass.students[0].id}&competenceId=${schoolClass.german.competenceIds[0]}&startDate=2026-01-01&endDate=2026-12-31&versions=both`,
      inSubject: true,
    },
    getCapture: { path: `${inClass}/capture`, inSubject: true },
    getNewestEntries: { path: `${inClass}/capture/${schoolClass.german.competenceIds[0]}`, inSubject: true },
    createObservationPhoto: { path: `/observations-v2/${observationId}/photos`, body: form({ file: pngFile() }) },
    listObservationPhotos: { path: '/observation-photos' },
    getObservationPhoto: { path: `/observation-photos/${photoId}/picture` },
    deleteObservationPhoto: { path: `/observation-photos/${photoId}` },
    restoreObservationPhotos: {
      path: '/observation-photos/restore',
      body: { photoIds: [fixture.deletedPhotoId] },
    },
    listSeatingPlans: { path: `${inClass}/seating-plans`, inSubject: true },
    createSeatingPlan: { path: `${inClass}/seating-plans`, body: { room: 'Werkraum', desks: [] }, inSubject: true },
    updateSeatingPlan: { path: `/seating-plans/${seatingPlanId}`, body: { desks: [] }, inSubject: true },
    deleteSeatingPlan: { path: `/seating-plans/${seatingPlanId}`, inSubject: true },
    createReports: {
      path: `${inClass}/reports/bulk`,
      body: { name: 'Zeugnis', calculationMethod: 'allEntries' },
      inSubject: true,
    },
    listReports: { path: `${inClass}/reports`, inSubject: true },
    listReportBundles: { path: `/report-bundles?schoolYearId=${school.year.id}` },
    listNotCurrentBundles: { path: `/report-bundles/not-current?schoolYearId=${school.year.id}` },
    previewSignOff: { path: '/report-bundles/sign-off/preview', body: { bundles: [completedBundle] } },
    signOffReports: { path: '/report-bundles/sign-off', body: { reportIds: [readyReportId] } },
    createSchoolReportSet: { path: '/report-sets', body: { bundles: [completedBundle], form: 'xlsx' } },
    readEnmSource: { path: '/enm-files/source', body: { schoolYear: school.year.year, semester: 'first' } },
    fillEnmFile: {
      path: '/enm-files',
      body: { schoolNumber: 123_456, reportIds: [reportId], choices: { students: [], others: [] } },
    },
    listSchoolReports: { path: '/reports' },
    listSealKeys: { path: '/seal-keys' },
    getSchoolSeal: { path: '/seal-keys/own' },
    revokeSealKey: {
      path: `/seal-keys/${fixture.provided.sealKey}/revocation`,
      body: { day: '2026-01-01', reason: 'closed' },
    },
    closeReport: { path: `/reports/${reportId}/close`, body: { incompleteSubjectIds: [reportSubjectId] } },
    getReport: { path: `/reports/${reportId}` },
    deleteReport: { path: `/reports/${reportId}` },
    previewReports: {
      path: `${inClass}/reports/preview`,
      body: { calculationMethod: 'allEntries', studentIds: [schoolClass.students[0].id] },
      inSubject: true,
    },
    getReportCreation: { path: `${inClass}/report-creation`, inSubject: true },
    checkReports: { path: `${inClass}/reports/check`, body: { reportIds: [reportId] } },
    closeReports: {
      path: `${inClass}/reports/close`,
      body: { reports: [{ reportId, incompleteSubjectIds: [reportSubjectId] }] },
    },
    setPartStatus: {
      path: `${inClass}/reports/part-status`,
      body: { status: 'completed', parts: [{ id: reportSubjectId }] },
    },
    moveReports: {
      path: `${inClass}/reports/groups`,
      body: { moves: [{ reportIds: [reportId], groupId: null }] },
    },
    deleteReports: { path: `${inClass}/reports/delete`, body: { reportIds: [reportId] } },
    listReportWriters: { path: `${inClass}/report-writers`, inSubject: true },
    remindReportWriters: { path: `${inClass}/reports/remind`, body: { reportIds: [reportId] } },
    updateReportComment: { path: `/reports/${reportId}/comment`, body: { summaryComment: 'neu' } },
    decideReportGrade: {
      path: `/reports/${reportId}/subjects/${reportSubjectId}/grade`,
      body: { grade: null, before: null },
    },
    updateReportSubject: { path: `/reports/${reportId}/subjects/${reportSubjectId}`, body: { comment: 'neu' } },
    getReportNotes: { path: `/reports/${reportId}/notes` },
    setReportPronoun: { path: `/reports/${reportId}/pronoun`, body: { pronoun: 'she' } },
    getRecalculation: { path: `/reports/${reportId}/recalculation` },
    recalculateReport: { path: `/reports/${reportId}/recalculation`, body: { subjectIds: [reportSubjectId] } },
    undoRecalculation: {
      path: `/reports/${reportId}/recalculation/undo`,
      body: { subjects: [{ id: reportSubjectId, updatedAt: new Date().toISOString() }] },
    },
    correctReport: { path: `/reports/${completedReportId}/correction`, body: { reason: 'Falsches Geburtsdatum' } },
    listRecalculations: { path: `${inClass}/reports/recalculation/preview`, body: { reportIds: [reportId] } },
    recalculateReports: { path: `${inClass}/reports/recalculation`, body: { reportIds: [reportId] } },
    undoRecalculations: {
      path: `${inClass}/reports/recalculation/undo`,
      body: { subjects: [{ id: reportSubjectId, updatedAt: new Date().toISOString() }] },
    },
    getTextBlocks: { path: '/text-blocks' },
    saveTextBlocks: { path: '/text-blocks', body: { blocks: [] } },
    getSchoolTextBlocks: { path: '/school-text-blocks' },
    saveSchoolTextBlocks: { path: '/school-text-blocks', body: { blocks: [] } },
    getReportPdf: { path: `/reports/${reportId}/pdf` },
    getReportPage: { path: `/reports/${reportId}/page` },
    updateReportDetails: { path: `/reports/${reportId}/details`, body: { daysAbsent: 3 } },
    previewReport: { path: `/reports/${reportId}/preview`, body: { signers: [], showsUnobserved: true } },
    createReportSet: { path: `${inClass}/report-sets`, body: { reportIds: [reportId], form: 'zip' } },
    getReportSet: { path: `/report-sets/${reportSetId}`, ofLeaders: true },
    getReportSetFile: { path: `/report-sets/${reportSetId}/file`, ofLeaders: true },
    cancelReportSet: { path: `/report-sets/${reportSetId}/cancel`, ofLeaders: true },
    createReportGroup: { path: `${inClass}/report-groups`, body: { name: 'Gruppe' }, inSubject: true },
    listReportGroups: { path: `${inClass}/report-groups`, inSubject: true },
    assignReports: { path: `${inClass}/report-groups/${groupId}/assign`, body: { reportIds: [reportId] } },
    updateReportGroup: { path: `${inClass}/report-groups/${groupId}`, body: { name: 'Jahresende' } },
    deleteReportGroup: { path: `${inClass}/report-groups/${groupId}` },
    unassignReport: { path: `${inClass}/report-groups/${groupId}/unassign/${reportId}` },
  } satisfies Record<RouteName, SampleValue>
}
