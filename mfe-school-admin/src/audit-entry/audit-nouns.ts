/** Nouns of the audit that have a name in the texts, in the order in which the filter offers them. */
export const auditNouns = [
  'student',
  'student-class-relation',
  'student-import',
  'student-erasure',
  'school-class',
  'class-template',
  'access-right',
  'invitation-access-right',
  'user-role',
  'role-request',
  'invitation',
  'user',
  'session',
  'password',
  'email',
  'two-factor',
  'two-factor-reset',
  'external-identity',
  'subject',
  'competence-domain',
  'competence',
  'performance-visual',
  'performance-level',
  'performance-assessment',
  'assessment-type',
  'legacy-performance-level',
  'observation',
  'legacy-observation',
  'report',
  'report-group',
  'school-year',
  'roll-over',
  'tenant',
  'retention',
] as const
export type AuditNoun = (typeof auditNouns)[number]

/** Whether the noun has a name; a service may be newer than the area. */
export const isAuditNoun = (noun: string): noun is AuditNoun => auditNouns.some((one) => one === noun)

/** Actions that have a name in the texts. */
const auditVerbs = [
  'create',
  'update',
  'delete',
  'undo',
  'accept',
  'decline',
  'confirm',
  'refuse',
  'request',
  'change',
  'reset',
  'assign',
  'unassign',
  'link',
  'unlink',
  'students',
  'subject',
  'comment',
  'close',
  'print',
  'export',
  'finalize',
  'onboard',
  'choose',
  'deactivate',
  'disable',
  'enable',
  'unlock',
  'sign-out',
  'invite',
  'withdraw',
  'done',
  'object',
  'change-visual',
  'requestClosing',
  'undoClosing',
] as const
type AuditVerb = (typeof auditVerbs)[number]

export const isAuditVerb = (verb: string): verb is AuditVerb => auditVerbs.some((one) => one === verb)

/** Changes to a session have texts of their own. */
export const sessionVerbs = ['create', 'update', 'delete', 'refuse'] as const

/** Fields whose values are shown; for others the entry says only that they changed. */
export const auditFields = [
  'name',
  'nickname',
  'schoolLevel',
  'isActive',
  'isOnboardingFinalized',
  'isAssessmentTypeOnboardingFinalized',
  'isStudentOnboardingFinalized',
  'firstName',
  'lastName',
  'email',
  'abbreviation',
  'color',
  'symbol',
  'description',
  'year',
  'schoolYearStart',
  'schoolYearEnd',
  'roleType',
  'status',
  'canManageAccessRights',
  'canManageStudents',
  'canManagePerformanceVisuals',
  'canManageCompetences',
  'canWriteCompetenceEntries',
  'subjects',
  'weighting',
  'schoolTermSemester',
  'slogan',
  'isDisabled',
  'disabledReason',
] as const
export type AuditField = (typeof auditFields)[number]

export const isAuditField = (field: string): field is AuditField => auditFields.some((one) => one === field)
