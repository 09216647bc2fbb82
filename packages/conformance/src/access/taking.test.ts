import { expect, test } from 'bun:test'
import { type RouteName, routes } from '@lernspur/contracts/contract'
import type { RouteSpec } from '@lernspur/contracts/wire/route'
import { identityService } from '@lernspur/service-identity/app'
import { providerService } from '@lernspur/service-provider/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testProvider, testSchool } from '@lernspur/testing/test-school'

/** How the provider takes something from a person of a school (rule role.10), with what the school is asked for. */
const taking = {
  updateTenantUserRole: [
    ({ tenantId, userRoleId }: TestPerson) => ({
      request: {
        method: 'PUT',
        path: `/provider/tenants/${tenantId}/user-roles/${userRoleId}`,
        body: { isActive: false },
      },
      loss: 'disabling',
    }),
    ({ tenantId, userRoleId, roleType }: TestPerson) => ({
      request: {
        method: 'PUT',
        path: `/provider/tenants/${tenantId}/user-roles/${userRoleId}`,
        body: { roleType: 'user' },
      },
      loss: roleType === 'user' ? null : 'demotion',
    }),
  ],
  deleteTenantUserRole: [
    ({ tenantId, userRoleId }: TestPerson) => ({
      request: { method: 'DELETE', path: `/provider/tenants/${tenantId}/user-roles/${userRoleId}` },
      loss: 'removal',
    }),
  ],
  disableUser: [
    ({ userId }: TestPerson) => ({
      request: { method: 'POST', path: `/provider/users/${userId}/disable`, body: { reason: 'Gerät gestohlen' } },
      loss: 'disabling',
    }),
  ],
} as const satisfies Partial<Record<RouteName, unknown>>

/** Writes of the provider that take nothing from a person of a school. */
const takesNothing: ReadonlySet<string> = new Set<RouteName>([
  // They give, or undo the own giving.
  'addTenantUser',
  'resendTenantInvitation',
  'resendSupportInvitation',
  'enableUser',
  // What pages get, of all schools alike.
  'switchRelease',
  'switchReleaseFlag',
  // They are about a school as a whole, which is told, or about who may register.
  'createTenant',
  'updateTenant',
  'deleteTenant',
  'undoDeleteTenant',
  'confirmSchool',
  'setSchoolNumbers',
  'withdrawSchoolConfirmation',
  'revokeTenantSealKey',
  'addAllowedEmails',
  'removeAllowedEmails',
  // They are about the installation's mails; what warns somebody cannot be cancelled (rule mail.2).
  'retryMails',
  'cancelMails',
  // The person signs in again.
  'sendPasswordMail',
  'liftLock',
  'endUserSessions',
  // They are about what the provider publishes, or about its own desk.
  'countAnnouncementReach',
  'createAnnouncement',
  'updateAnnouncement',
  'endAnnouncement',
  'deleteAnnouncement',
  'restoreAnnouncement',
  'createGlobalSubjectTemplate',
  'createGlobalDomainTemplate',
  'createGlobalCompetenceTemplate',
  'changeTemplateCountry',
  'changeTemplateAudience',
  'changeTemplateVersion',
  'publishTemplates',
  'createOfficialForm',
  'updateOfficialForm',
  'publishOfficialForm',
  'checkOfficialForm',
  'withdrawOfficialFormCheck',
  'previewOfficialForm',
  'putAwayFirstSteps',
  'sendTestMail',
])

const { owner, services } = await servicesForFile({
  identity: identityService,
  'school-admin': schoolAdminService,
  provider: providerService,
})
const provider = await testProvider(owner)

const kinds = Object.entries(taking).flatMap(([name, acts]) =>
  acts.map((act, index) => [`${name} ${index}`, name, act] as const),
)
const everybody = ({ manager, classTeacher, subjectTeacher, outsider }: TestSchool) => [
  manager,
  classTeacher,
  subjectTeacher,
  outsider,
]
const send = (by: TestPerson, name: string, { request }: ReturnType<(typeof kinds)[number][2]>) =>
  services[routes[name as RouteName].owner as keyof typeof services].ask(by, request)
const answer = async (by: TestPerson, { userRoleId }: TestPerson, body: object): Promise<string> => {
  const path = `/tenants/current/role-requests/${userRoleId}`
  return (await services['school-admin'].ask(by, { method: 'PUT', path, body })).body.error ?? 'ok'
}
/** All that a person has at the school, and whether the account is open. */
const possessions = async ({ tenantId, userId }: TestPerson) => {
  const [row] = await owner`
    select u.deactivated_at is null as is_open, ur.role_type, ur.status, (
      select count(*)::integer from class_access_right ar where ar.tenant_id = ${tenantId} and ar.user_id = u.id
    ) as rights
    from app_user u left join user_role ur on ur.user_id = u.id and ur.tenant_id = ${tenantId} where u.id = ${userId}`
  return { ...row }
}

test('every write of the provider is known to take something from a person of a school, or not', () => {
  const specs: readonly (readonly [string, RouteSpec])[] = Object.entries(routes)
  const writes = specs
    .filter(([, { access, method }]) => access === 'provider' && method !== 'GET')
    .map(([name]) => name)
  expect(writes.filter((name) => !(name in taking) && !takesNothing.has(name))).toEqual([])
  expect([...takesNothing, ...Object.keys(taking)].filter((name) => !writes.includes(name))).toEqual([])
})

test.each(kinds)(
  '%s takes nothing before the school confirms, and all of it then',
  async (_, name, act) => {
    const school = await testSchool(owner)
    for (const person of everybody(school)) {
      const call = act(person)
      if (call.loss === null) continue
      const before = await possessions(person)
      expect((await send(provider, name, call)).status).toBe(200)
      expect(await possessions(person)).toEqual(before)
      const accepted = { accept: true, requestedLoss: call.loss }
      expect(await answer(school.manager, person, accepted)).toBe('UPDATE_NOT_ALLOWED')
      // Whoever saw another request confirms nothing.
      expect(await answer(school.admin, person, { accept: true })).toBe('EDIT_CONFLICT')
      expect(await answer(school.admin, person, { ...accepted, accept: false })).toBe('ok')
      expect(await possessions(person)).toEqual(before)
      await send(provider, name, call)
      // What the manager loses, he or she cannot be asked about any more: the manager is first.
      if (person !== school.manager) expect(await answer(school.admin, person, accepted)).toBe('ok')
      if (person !== school.manager) expect(await possessions(person)).not.toEqual(before)
    }
    const { manager, admin } = school
    const { loss } = act(manager)
    expect(await answer(admin, manager, { accept: true, requestedLoss: loss })).toBe('ok')
    expect((await possessions(manager)).status === 'active' && loss !== 'demotion').toBe(false)
  },
  60_000,
)

test.each(kinds)('%s waits for another admin than the one concerned', async (_, name, act) => {
  const { admin, outsider } = await testSchool(owner)
  await owner`update user_role set role_type = 'admin' where id = ${outsider.userRoleId}`
  const call = act(admin)
  await send(provider, name, call)
  const accepted = { accept: true, requestedLoss: call.loss }
  expect(await answer(admin, admin, { ...accepted, accept: false })).toBe('UPDATE_NOT_ALLOWED')
  const path = `/tenants/current/user-roles/${admin.userRoleId}`
  await services['school-admin'].ask(admin, { method: 'PUT', path, body: { roleType: 'admin' } })
  expect(await answer({ ...outsider, roleType: 'admin' }, admin, accepted)).toBe('ok')
})

test.each(['manager', 'user'] as const)('a %s of the provider takes nothing', async (roleType) => {
  const { classTeacher } = await testSchool(owner)
  await owner`update user_role set role_type = ${roleType} where id = ${provider.userRoleId}`
  for (const [, name, act] of kinds) expect((await send(provider, name, act(classTeacher))).status).toBe(403)
  await owner`update user_role set role_type = 'admin' where id = ${provider.userRoleId}`
  const [row] = await owner`select requested_loss from user_role where id = ${classTeacher.userRoleId}`
  expect(row).toEqual({ requestedLoss: null })
})
