import type { RouteName } from '@lernspur/contracts/contract'
import type { TestSchool } from '@lernspur/testing/test-school'

/** What exists in the school that the matrix asks about. */
export interface World {
  readonly school: TestSchool
  readonly observationId: string
  readonly reportId: string
  readonly reportSubjectId: string
  readonly groupId: string
}

export interface Sample {
  readonly path: string
  readonly body?: object
  /** Whether the row asked for is in the subject of the subject teacher; only then may that teacher pass. */
  readonly inSubject?: true
}

const newObservation = ({ schoolClass }: TestSchool) => ({
  schoolClassId: schoolClass.id,
  studentId: schoolClass.students[0].id,
  competenceId: schoolClass.german.competenceIds[0],
  performanceLevelV2Id: schoolClass.visual.levelIds[0],
})

const newAssessment = ({ schoolClass }: TestSchool) => ({
  name: 'Referat',
  weighting: 10,
  schoolTermSemester: 'first',
  performanceVisualId: schoolClass.visual.id,
})

/** A well-formed request for each call of the contract; a call without one does not compile. */
export const samples = ({ school, observationId, reportId, reportSubjectId, groupId }: World) => {
  const { schoolClass } = school
  const inClass = `/classes/${schoolClass.id}`
  const assessment = `/performance-assessments/${schoolClass.firstTerm.testing}`
  return {
    healthcheck: { path: '/healthcheck' },
    login: { path: '/auth/local/login', body: { email: school.admin.email, password: 'falsch' } },
    logout: { path: '/auth/logout' },
    whoAmI: { path: '/auth/whoami' },
    changeUserRole: { path: '/auth/change-user-role', body: { userRoleId: school.admin.userRoleId } },
    getCurrentTenant: { path: '/tenants/current' },
    listTenants: { path: '/provider/tenants' },
    listSchoolClasses: { path: '/classes' },
    listSchoolYears: { path: '/school-years' },
    getCurrentTerm: { path: '/school-years/current-term' },
    listStudents: { path: '/students' },
    listClassStudents: { path: `${inClass}/students`, inSubject: true },
    listSubjects: { path: '/subjects' },
    listCompetenceDomains: { path: '/competence-domains' },
    listAccessRights: { path: '/classes/access-rights' },
    listPerformanceVisuals: { path: '/performance-visuals' },
    getPerformanceVisual: { path: `/performance-visuals/${schoolClass.visual.id}`, inSubject: true },
    createPerformanceAssessment: {
      path: '/performance-assessments',
      body: { ...newAssessment(school), schoolClassId: schoolClass.id },
      inSubject: true,
    },
    createPerformanceAssessments: {
      path: `/performance-assessments/${schoolClass.id}/bulk`,
      body: { performanceAssessments: [newAssessment(school)] },
      inSubject: true,
    },
    updatePerformanceAssessment: { path: assessment, body: { name: 'neu' }, inSubject: true },
    deletePerformanceAssessment: { path: assessment, inSubject: true },
    changeVisual: {
      path: `${assessment}/change-visual`,
      body: { performanceVisualId: schoolClass.visual.id },
      inSubject: true,
    },
    duplicatePerformanceAssessment: { path: `${assessment}/duplicate`, inSubject: true },
    listPerformanceAssessments: { path: '/performance-assessments' },
    getPerformanceAssessment: { path: `/performance-assessments/${schoolClass.firstTerm.testing}`, inSubject: true },
    listCurrentSemesterAssessments: {
      path: `/performance-assessments/${schoolClass.id}/current-semester`,
      inSubject: true,
    },
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
    createReports: {
      path: `${inClass}/reports/bulk`,
      body: { name: 'Zeugnis', calculationMethod: 'allEntries' },
      inSubject: true,
    },
    listReports: { path: `${inClass}/reports`, inSubject: true },
    closeReport: { path: `/reports/${reportId}/close`, body: { incompleteSubjectIds: [reportSubjectId] } },
    deleteReport: { path: `/reports/${reportId}` },
    updateReportComment: { path: `/reports/${reportId}/comment`, body: { summaryComment: 'neu' } },
    updateReportSubject: { path: `/reports/${reportId}/subjects/${reportSubjectId}`, body: { comment: 'neu' } },
    getReportPdf: { path: `/reports/${reportId}/pdf` },
    createReportGroup: { path: `${inClass}/report-groups`, body: { name: 'Gruppe' }, inSubject: true },
    listReportGroups: { path: `${inClass}/report-groups`, inSubject: true },
    assignReports: { path: `${inClass}/report-groups/${groupId}/assign`, body: { reportIds: [reportId] } },
    unassignReport: { path: `${inClass}/report-groups/${groupId}/unassign/${reportId}` },
  } satisfies Record<RouteName, Sample>
}
