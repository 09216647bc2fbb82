import type { Fixture, SampleValue } from '../fixture'
import { subjectFile } from './class-samples'

const newYear = (year: number) => ({
  name: `${year}/${year + 1}`,
  year,
  schoolYearStart: `${year}-08-01`,
  schoolYearEnd: `${year + 1}-07-31`,
  terms: [
    { name: '1. Halbjahr', schoolTermSemester: 'first', startDate: `${year}-08-01`, endDate: `${year + 1}-01-31` },
  ],
})

/** Requests for setting up a school. */
export const schoolSamples = ({ school, region: location, unusedYearId, requestedRoleId, waitingRoleId }: Fixture) => {
  const role = `/tenants/current/user-roles/${school.outsider.userRoleId}`
  const unique = crypto.randomUUID()
  return {
    listStates: { path: '/states' },
    listSchoolTypes: { path: '/school-types' },
    getCurrentTenant: { path: '/tenants/current' },
    listSchoolForms: { path: '/tenants/current/official-forms' },
    updateCurrentTenant: { path: '/tenants/current', body: { slogan: 'neu' } },
    getHubAdmission: { path: '/tenants/current/hub-admission' },
    setHubAdmission: { path: '/tenants/current/hub-admission', body: { admission: 'admits' } },
    listRosterSources: { path: '/tenants/current/roster-sources' },
    exportOneRoster: { path: '/tenants/current/one-roster' },
    readRoster: { path: '/tenants/current/roster-reading', body: { providerId: 'landesportal' } },
    getOpenTasks: { path: '/tenants/current/open-tasks' },
    exportSchool: { path: '/tenants/current/export' },
    finalizeWizard: { path: '/tenants/current/finalize-wizard' },
    onboardTenant: { path: '/tenants/onboard', body: { name: `Schule ${unique}`, ...location } },
    addUser: {
      path: '/tenants/current/add-user',
      body: { email: `${unique}@test.example`, firstName: 'Nele', lastName: 'Neu', roleType: 'user' },
    },
    addUsers: {
      path: '/tenants/current/add-user/bulk',
      body: { emails: [`${unique}@test.example`], roleType: 'user' },
    },
    listSubjectTemplates: { path: '/tenants/current/subjects/template' },
    importTemplates: { path: '/tenants/current/templates/import', body: { schoolLevels: [3] } },
    listTemplateUpdates: { path: '/tenants/current/templates/updates' },
    getNewTemplateVersions: { path: '/tenants/current/templates/versions' },
    importSubjectTemplates: { path: '/subjects/template/import', body: subjectFile() },
    previewTemplateImport: { path: '/subjects/template/import/preview', body: subjectFile() },
    deleteTemplates: { path: '/tenants/current/templates' },
    copyTemplatesOfLevel: { path: '/tenants/3/subjects/copy' },
    listUserRoles: { path: '/tenants/current/user-roles' },
    listStaff: { path: '/tenants/current/staff' },
    countStaff: { path: '/tenants/current/staff/counts' },
    listUsers: { path: '/tenants/current/users' },
    updateUserRole: { path: role, body: { isActive: false } },
    resendUserInvitation: { path: `/tenants/current/user-roles/${waitingRoleId}/resend` },
    deleteUserRole: { path: role },
    listClassMembers: { path: '/tenants/current/class-members' },
    listSubjectNames: { path: '/tenants/current/subject-names' },
    listAuditEntries: { path: '/tenants/current/audit' },
    listRoleRequests: { path: '/tenants/current/role-requests' },
    answerRoleRequest: { path: `/tenants/current/role-requests/${requestedRoleId}`, body: { accept: true } },
    listSchoolYears: { path: '/school-years' },
    getCurrentTerm: { path: '/school-years/current-term' },
    createSchoolYear: { path: '/school-years', body: newYear(2150 + Math.floor(Math.random() * 40)) },
    updateSchoolYear: { path: `/school-years/${unusedYearId}`, body: { name: 'neu' } },
    deleteSchoolYear: { path: `/school-years/${unusedYearId}` },
  } satisfies Record<string, SampleValue>
}
