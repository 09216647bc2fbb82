const inClass = (classId: string) => `/class/${classId}`
const inSchool = (schoolId: string) => `/school/${schoolId}/settings`

/** Every client route (rule screen.1). The only place where a screen's path is defined. */
export const paths = {
  home: '/',

  classSkills: (classId: string) => `${inClass(classId)}/skills`,
  /** Capturing observations, reachable from anywhere. */
  capture: (classId: string) => `${inClass(classId)}/observe`,
  /** Whom and what a teacher has not looked at. */
  lookBack: (classId: string) => `${inClass(classId)}/look-back`,
  classStatistics: (classId: string) => `${inClass(classId)}/statistics`,
  students: (classId: string) => `${inClass(classId)}/student`,
  student: (classId: string, studentId: string) => `${inClass(classId)}/student/${studentId}`,
  /** All entries about a student, and the talks with the parents. */
  studentTimeline: (classId: string, studentId: string) => `${inClass(classId)}/student/${studentId}/timeline`,
  studentTalks: (classId: string, studentId: string) => `${inClass(classId)}/student/${studentId}/talks`,
  studentTalk: (classId: string, studentId: string, talkSheetId: string) =>
    `${inClass(classId)}/student/${studentId}/talks/${talkSheetId}`,
  /** What another area shows about a student (rule slot.1). */
  studentArea: (classId: string, studentId: string, area: string) =>
    `${inClass(classId)}/student/${studentId}/area/${area}`,
  observationTimeline: (classId: string) => `${inClass(classId)}/student/observation-timeline`,
  studentReport: (classId: string, reportId: string) => `${inClass(classId)}/student/reports/${reportId}`,
  reports: (classId: string) => `${inClass(classId)}/reports`,
  allReports: (classId: string) => `${inClass(classId)}/reports/allReports`,
  /** The remarks of one subject, child after child. */
  reportRemarks: (classId: string) => `${inClass(classId)}/reports/remarks`,
  reportGroup: (classId: string, reportGroupId: string) => `${inClass(classId)}/reports/group/${reportGroupId}`,
  report: (classId: string, reportId: string) => `${inClass(classId)}/reports/single/${reportId}`,

  /** Reports of all classes, also of those that have ended. */
  reportArchive: '/reports',

  /** What was observed in all classes of the school. */
  schoolCoverage: '/school-coverage',

  classSettings: (classId: string) => `${inClass(classId)}/settings`,
  classTeam: (classId: string) => `${inClass(classId)}/settings/classTeam`,
  classAssessments: (classId: string) => `${inClass(classId)}/settings/performanceAssessments`,
  classVisual: (classId: string) => `${inClass(classId)}/settings/performanceVisual`,
  classSubjects: (classId: string) => `${inClass(classId)}/settings/schoolSubjects`,
  classCompetences: (classId: string, schoolSubjectId: string) =>
    `${inClass(classId)}/settings/schoolSubjects/${schoolSubjectId}/competences`,
  classStudents: (classId: string) => `${inClass(classId)}/settings/students`,

  classSetup: '/class-setup',
  classes: '/classes',
  createClass: '/create-class',
  onboarding: '/onboarding/',
  /** Setting up a school. */
  schoolSetup: '/school-setup',
  /** Short instructions, one a task. */
  help: '/help',
  helpTopic: (name: string) => `/help/${name}`,

  profile: '/profile',
  subscription: '/subscription',
  invitations: '/user/invitations',

  provider: '/provider',
  /** What the provider tells schools. */
  providerAnnouncements: '/provider/announcements',
  providerSubjects: '/provider/providerSubjectTemplates',
  providerCompetences: (schoolSubjectId: string) => `/provider/providerSubjectTemplates/${schoolSubjectId}/competences`,
  providerTenants: '/provider/tenant',
  /** One school, and those that were deleted. */
  providerTenant: (tenantId: string) => `/provider/tenant/${tenantId}`,
  providerClosedTenants: '/provider/tenant/closed',
  providerUsers: '/provider/user',
  /** Why one person cannot get in, and what helps. */
  providerUser: (userId: string) => `/provider/user/${userId}`,
  providerWhitelist: '/provider/whitelist',

  school: inSchool,
  schoolClasses: (schoolId: string) => `${inSchool(schoolId)}/classes`,
  /** Templates that classes start from. */
  schoolClassTemplates: (schoolId: string) => `${inSchool(schoolId)}/classes/templates`,
  schoolClassStudents: (schoolId: string, classId: string) => `${inSchool(schoolId)}/classes/${classId}/students`,
  schoolAssessments: (schoolId: string) => `${inSchool(schoolId)}/performanceAssessments`,
  schoolVisual: (schoolId: string) => `${inSchool(schoolId)}/performanceVisual`,
  schoolSubjects: (schoolId: string) => `${inSchool(schoolId)}/schoolSubjectTemplates`,
  schoolCompetences: (schoolId: string, schoolSubjectId: string) =>
    `${inSchool(schoolId)}/schoolSubjectTemplates/${schoolSubjectId}/competences`,
  schoolYears: (schoolId: string) => `${inSchool(schoolId)}/schoolYears`,
  /** Taking the classes of a year over into the next. */
  schoolRollOver: (schoolId: string) => `${inSchool(schoolId)}/schoolYears/prepare`,
  schoolStudents: (schoolId: string) => `${inSchool(schoolId)}/students`,
  /** What the provider asks for. */
  schoolRoleRequests: (schoolId: string) => `${inSchool(schoolId)}/role-requests`,
  schoolUsers: (schoolId: string) => `${inSchool(schoolId)}/user`,
  /** Closing a school, erasing children, and how long the school keeps what. */
  schoolClosing: (schoolId: string) => `${inSchool(schoolId)}/close`,
  schoolErasures: (schoolId: string) => `${inSchool(schoolId)}/erasures`,
  schoolAudit: (schoolId: string) => `${inSchool(schoolId)}/audit`,
  schoolRetention: (schoolId: string) => `${inSchool(schoolId)}/retention`,

  login: '/auth/login',
  register: '/auth/register',
  finishRegistration: '/auth/finish-registration',
  passwordReset: '/auth/password-reset',
  resetPassword: '/auth/reset-password',
  emailChange: '/auth/email-change',
  /** Objecting to the removal of a second factor. */
  secondFactor: '/auth/second-factor',

  consent: '/consent',
  legal: '/legal',
  legalNotice: '/legal/notice',
  privacy: '/legal/privacy',
  terms: '/legal/terms',
  /** Checking a report that one was given. */
  verify: '/verify',
} as const

/** The class in the path, if any. */
export const classIdOf = (pathname: string): string | null => /^\/class\/([^/]+)/.exec(pathname)?.[1] ?? null
