import { healthRoutes } from './health.contract'
import { accountRoutes } from './identity/account.contract'
import { authRoutes } from './identity/auth.contract'
import { authAttemptRoutes } from './identity/auth-attempt.contract'
import { emailRoutes } from './identity/email.contract'
import { externalIdentityRoutes } from './identity/external-identity.contract'
import { feedbackRoutes } from './identity/feedback.contract'
import { invitationRoutes } from './identity/invitation.contract'
import { notificationRoutes } from './identity/notification.contract'
import { operatorRoutes } from './identity/operator.contract'
import { passwordRoutes } from './identity/password.contract'
import { registrationRoutes } from './identity/registration.contract'
import { sessionRoutes } from './identity/session.contract'
import { twoFactorRoutes } from './identity/two-factor.contract'
import { userRoutes } from './identity/user.contract'
import { allowedEmailRoutes } from './provider/allowed-email.contract'
import { globalTemplateRoutes } from './provider/global-template.contract'
import { providerUserRoutes } from './provider/provider-user.contract'
import { accessRightRoutes } from './school-admin/access-right.contract'
import { competenceRoutes } from './school-admin/competence.contract'
import { referenceDataRoutes } from './school-admin/reference-data.contract'
import { schoolClassRoutes } from './school-admin/school-class.contract'
import { schoolYearRoutes } from './school-admin/school-year.contract'
import { studentRoutes } from './school-admin/student.contract'
import { studentClassRelationRoutes } from './school-admin/student-class-relation.contract'
import { subjectRoutes } from './school-admin/subject.contract'
import { subjectTemplateRoutes } from './school-admin/subject-template.contract'
import { userRoleRoutes } from './school-admin/user-role.contract'
import { assessmentSetRoutes } from './teacher/assessment-set.contract'
import { assessmentTypeRoutes } from './teacher/assessment-type.contract'
import { fileRoutes } from './teacher/file.contract'
import { legacyObservationRoutes } from './teacher/legacy-observation.contract'
import { observationRoutes } from './teacher/observation.contract'
import { performanceAssessmentRoutes } from './teacher/performance-assessment.contract'
import { performanceVisualRoutes } from './teacher/performance-visual.contract'
import { reportRoutes } from './teacher/report.contract'
import { reportGroupRoutes } from './teacher/report-group.contract'
import { unseenRoutes } from './teacher/unseen.contract'
import { providerTenantRoutes, tenantRoutes } from './tenant.contract'

/** Every call of the product by name. The browser imports the nouns it needs, never this file. */
export const routes = {
  ...accessRightRoutes,
  ...accountRoutes,
  ...allowedEmailRoutes,
  ...authAttemptRoutes,
  ...assessmentSetRoutes,
  ...assessmentTypeRoutes,
  ...authRoutes,
  ...competenceRoutes,
  ...emailRoutes,
  ...externalIdentityRoutes,
  ...feedbackRoutes,
  ...fileRoutes,
  ...globalTemplateRoutes,
  ...healthRoutes,
  ...invitationRoutes,
  ...legacyObservationRoutes,
  ...notificationRoutes,
  ...observationRoutes,
  ...operatorRoutes,
  ...passwordRoutes,
  ...performanceAssessmentRoutes,
  ...performanceVisualRoutes,
  ...providerTenantRoutes,
  ...providerUserRoutes,
  ...referenceDataRoutes,
  ...registrationRoutes,
  ...reportGroupRoutes,
  ...reportRoutes,
  ...schoolClassRoutes,
  ...schoolYearRoutes,
  ...sessionRoutes,
  ...studentClassRelationRoutes,
  ...studentRoutes,
  ...subjectRoutes,
  ...subjectTemplateRoutes,
  ...tenantRoutes,
  ...twoFactorRoutes,
  ...unseenRoutes,
  ...userRoleRoutes,
  ...userRoutes,
} as const
export type RouteName = keyof typeof routes
