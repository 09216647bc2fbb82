import * as consent from './consent.contract'
import * as health from './health.contract'
import * as account from './identity/account.contract'
import * as auth from './identity/auth.contract'
import * as authAttempt from './identity/auth-attempt.contract'
import * as cell from './identity/cell.contract'
import * as confirmation from './identity/confirmation.contract'
import * as email from './identity/email.contract'
import * as externalIdentity from './identity/external-identity.contract'
import * as feedback from './identity/feedback.contract'
import * as invitation from './identity/invitation.contract'
import * as mail from './identity/mail.contract'
import * as notification from './identity/notification.contract'
import * as operator from './identity/operator.contract'
import * as password from './identity/password.contract'
import * as programToken from './identity/program-token.contract'
import * as registration from './identity/registration.contract'
import * as session from './identity/session.contract'
import * as supportCase from './identity/support-case.contract'
import * as twoFactor from './identity/two-factor/two-factor.contract'
import * as twoFactorReset from './identity/two-factor/two-factor-reset.contract'
import * as user from './identity/user.contract'
import * as webhook from './identity/webhook.contract'
import * as formContent from './official-form/form-content'
import * as allowedEmail from './provider/allowed-email.contract'
import * as announcement from './provider/announcement.contract'
import * as dashboard from './provider/dashboard.contract'
import * as firstSteps from './provider/first-steps.contract'
import * as globalTemplate from './provider/global-template.contract'
import * as officialForm from './provider/official-form.contract'
import * as providerAct from './provider/provider-act.contract'
import * as providerTenant from './provider/provider-tenant.contract'
import * as providerUser from './provider/provider-user.contract'
import * as releaseDesk from './provider/release-desk.contract'
import * as schoolConfirmation from './provider/school-confirmation.contract'
import * as schoolNumber from './provider/school-number.contract'
import * as templateVersion from './provider/template-version.contract'
import * as tenantView from './provider/tenant-view.contract'
import * as accessRight from './school-admin/access-right.contract'
import * as classPermissions from './school-admin/class-permissions'
import * as competence from './school-admin/competence.contract'
import * as auditEntry from './school-admin/data-protection/audit-entry.contract'
import * as retention from './school-admin/data-protection/retention.contract'
import * as schoolClosing from './school-admin/data-protection/school-closing.contract'
import * as hubAdmission from './school-admin/hub-admission.contract'
import * as receipt from './school-admin/receipt.contract'
import * as referenceData from './school-admin/reference-data.contract'
import * as roleRequest from './school-admin/role-request.contract'
import * as roster from './school-admin/roster.contract'
import * as classTemplate from './school-admin/school/class-template.contract'
import * as officialFormChoice from './school-admin/school/official-form-choice.contract'
import * as openTask from './school-admin/school/open-task.contract'
import * as schoolClass from './school-admin/school-class.contract'
import * as schoolYear from './school-admin/school-year.contract'
import * as student from './school-admin/student.contract'
import * as studentClassRelation from './school-admin/student-class-relation.contract'
import * as studentErasure from './school-admin/student-erasure.contract'
import * as studentImport from './school-admin/student-import/student-import.contract'
import * as studentJoin from './school-admin/student-join.contract'
import * as studentPicture from './school-admin/student-picture.contract'
import * as caseProvider from './school-admin/subject/case-provider.contract'
import * as curriculumExport from './school-admin/subject/curriculum-export.contract'
import * as subjectChange from './school-admin/subject/subject-change.contract'
import * as subjectImport from './school-admin/subject/subject-import.contract'
import * as subject from './school-admin/subject.contract'
import * as subjectDeletion from './school-admin/subject-deletion.contract'
import * as subjectTemplate from './school-admin/subject-template.contract'
import * as userRole from './school-admin/user-role.contract'
import * as calendarFeed from './school-admin/year/calendar-feed.contract'
import * as rollOver from './school-admin/year/roll-over.contract'
import * as schoolCalendar from './school-admin/year/school-calendar.contract'
import * as timetable from './school-admin/year/timetable.contract'
import * as confirmedSchool from './school-identity/school-confirmation'
import * as sealKeyRevocation from './school-identity/seal-key-revocation'
import { teacherNouns, teacherRoutes } from './teacher-contract'
import * as tenant from './tenant.contract'
import * as fields from './wire/fields'

/** All exports of the contract's nouns, for uses beyond their calls. */
export const nouns: readonly Readonly<Record<string, unknown>>[] = [
  accessRight,
  account,
  allowedEmail,
  announcement,
  auditEntry,
  auth,
  authAttempt,
  calendarFeed,
  caseProvider,
  classPermissions,
  classTemplate,
  competence,
  cell,
  confirmation,
  confirmedSchool,
  consent,
  dashboard,
  email,
  externalIdentity,
  feedback,
  fields,
  firstSteps,
  formContent,
  globalTemplate,
  health,
  hubAdmission,
  invitation,
  mail,
  notification,
  officialForm,
  officialFormChoice,
  openTask,
  operator,
  password,
  programToken,
  providerAct,
  providerTenant,
  providerUser,
  receipt,
  referenceData,
  registration,
  releaseDesk,
  retention,
  rollOver,
  roster,
  schoolCalendar,
  schoolClass,
  schoolClosing,
  schoolConfirmation,
  schoolNumber,
  schoolYear,
  sealKeyRevocation,
  session,
  student,
  studentClassRelation,
  studentPicture,
  studentErasure,
  studentImport,
  studentJoin,
  subject,
  subjectChange,
  subjectImport,
  curriculumExport,
  subjectDeletion,
  subjectTemplate,
  supportCase,
  templateVersion,
  tenant,
  tenantView,
  timetable,
  twoFactor,
  twoFactorReset,
  user,
  roleRequest,
  userRole,
  webhook,
  ...teacherNouns,
]

/** Every call of the product by name. The browser imports the nouns it needs, never this file. */
export const routes = {
  ...accessRight.accessRightRoutes,
  ...account.accountRoutes,
  ...allowedEmail.allowedEmailRoutes,
  ...announcement.announcementRoutes,
  ...authAttempt.authAttemptRoutes,
  ...auditEntry.auditEntryRoutes,
  ...auth.authRoutes,
  ...calendarFeed.calendarFeedRoutes,
  ...caseProvider.caseProviderRoutes,
  ...classTemplate.classTemplateRoutes,
  ...competence.competenceRoutes,
  ...cell.cellRoutes,
  ...confirmation.confirmationRoutes,
  ...consent.consentRoutes,
  ...dashboard.dashboardRoutes,
  ...email.emailRoutes,
  ...externalIdentity.externalIdentityRoutes,
  ...feedback.feedbackRoutes,
  ...firstSteps.firstStepsRoutes,
  ...globalTemplate.globalTemplateRoutes,
  ...health.healthRoutes,
  ...invitation.invitationRoutes,
  ...mail.mailRoutes,
  ...notification.notificationRoutes,
  ...officialForm.officialFormRoutes,
  ...officialForm.officialFormPreviewRoutes,
  ...officialFormChoice.officialFormChoiceRoutes,
  ...openTask.openTaskRoutes,
  ...operator.operatorRoutes,
  ...password.passwordRoutes,
  ...programToken.programTokenRoutes,
  ...webhook.webhookRoutes,
  ...providerAct.providerActRoutes,
  ...providerTenant.providerTenantRoutes,
  ...tenantView.tenantViewRoutes,
  ...providerUser.providerUserRoutes,
  ...receipt.receiptRoutes,
  ...referenceData.referenceDataRoutes,
  ...registration.registrationRoutes,
  ...releaseDesk.releaseDeskRoutes,
  ...retention.retentionRoutes,
  ...rollOver.rollOverRoutes,
  ...schoolCalendar.schoolCalendarRoutes,
  ...schoolClass.schoolClassRoutes,
  ...schoolClosing.schoolClosingRoutes,
  ...schoolClosing.closedSchoolRoutes,
  ...schoolConfirmation.schoolConfirmationRoutes,
  ...schoolNumber.schoolNumberRoutes,
  ...hubAdmission.hubAdmissionRoutes,
  ...roster.rosterRoutes,
  ...schoolYear.schoolYearRoutes,
  ...session.sessionRoutes,
  ...studentClassRelation.studentClassRelationRoutes,
  ...studentPicture.studentPictureRoutes,
  ...studentErasure.studentErasureRoutes,
  ...studentImport.studentImportRoutes,
  ...studentJoin.studentJoinRoutes,
  ...student.studentRoutes,
  ...subject.subjectRoutes,
  ...subjectChange.subjectChangeRoutes,
  ...subjectImport.subjectImportRoutes,
  ...curriculumExport.curriculumExportRoutes,
  ...subjectDeletion.subjectDeletionRoutes,
  ...subjectTemplate.subjectTemplateRoutes,
  ...supportCase.supportCaseRoutes,
  ...templateVersion.templateVersionRoutes,
  ...tenant.tenantRoutes,
  ...timetable.timetableRoutes,
  ...twoFactor.twoFactorRoutes,
  ...twoFactorReset.twoFactorResetRoutes,
  ...userRole.userRoleRoutes,
  ...roleRequest.roleRequestRoutes,
  ...user.userRoutes,
  ...teacherRoutes,
} as const
export type RouteName = keyof typeof routes
