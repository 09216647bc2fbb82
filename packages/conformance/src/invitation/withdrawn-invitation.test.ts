import { expect, test } from 'bun:test'
import { testSecret } from '@lernspur/database/testing/test-server'
import { identityService } from '@lernspur/service-identity/app'
import { preSessionCookieName } from '@lernspur/service-kit/session/cookies'
import { csrfHeader, csrfToken } from '@lernspur/service-kit/session/csrf'
import { newToken } from '@lernspur/service-kit/session/token'
import { providerService } from '@lernspur/service-provider/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { testPublicUrl } from '@lernspur/testing/sign-in'
import { type TestPerson, type TestSchool, testProvider, testSchool } from '@lernspur/testing/test-school'

const { owner, services } = await servicesForFile({
  identity: identityService,
  'school-admin': schoolAdminService,
  provider: providerService,
})
const { identity, 'school-admin': admin, provider } = services
const providerAdmin = await testProvider(owner)

const newAddress = () => `${crypto.randomUUID()}@test.example`
const visitorHeaders = () => {
  const token = newToken()
  return { cookie: `${preSessionCookieName(testPublicUrl)}=${token}`, [csrfHeader]: csrfToken(testSecret, token) }
}
const codeBy = async (person: TestPerson, body: object): Promise<{ id: string; code: string }> =>
  (await identity.ask(person, { method: 'POST', path: '/invitations/create-code', body })).body.data
const addedBy = async (person: TestPerson, email: string, roleType = 'user') => {
  const body = { email, firstName: 'Nele', lastName: 'Neu', roleType }
  return (await admin.ask(person, { method: 'POST', path: '/tenants/current/add-user', body })).body.data
}
const accept = async (person: TestPerson, code: string): Promise<string> => {
  const { body } = await identity.ask(person, { method: 'POST', path: '/invitations/accept', body: { code } })
  return body.error ?? body.data.roleType
}
const pendingOf = async (person: TestPerson): Promise<number> =>
  (await identity.ask(person, { method: 'GET', path: '/users/invitations' })).body.data.count
const register = async (email: string, invitationCode?: string): Promise<string> => {
  const body = { email, firstName: 'Nele', lastName: 'Neu', ...(invitationCode && { invitationCode }) }
  const answer = await identity.ask(null, { method: 'POST', path: '/auth/register', body, headers: visitorHeaders() })
  return answer.body.error ?? 'ok'
}

/** The person with a role at another school, with which one who was removed still signs in. */
const atAnotherSchool = async (person: TestPerson): Promise<TestPerson> => {
  const { tenantId } = await testSchool(owner)
  const [row] = await owner<{ id: string }[]>`
    insert into user_role (user_id, tenant_id, role_type, status) values (${person.userId}, ${tenantId}, 'user', 'active')
    returning id`
  return { ...person, tenantId, userRoleId: row?.id ?? '' }
}

/** The school agrees to what the provider takes (rule role.10). */
const confirmed = ({ admin: by }: TestSchool, userRoleId: string | null, requestedLoss: string) =>
  admin.ask(by, {
    method: 'PUT',
    path: `/tenants/current/role-requests/${userRoleId}`,
    body: { accept: true, requestedLoss },
  })

/** How an inviter stops being one. */
const ends: Readonly<Record<string, (school: TestSchool, inviter: TestPerson) => Promise<unknown>>> = {
  'removed by the school': ({ admin: by }, { userRoleId }) =>
    admin.ask(by, { method: 'DELETE', path: `/tenants/current/user-roles/${userRoleId}` }),
  'disabled by the school': ({ admin: by }, { userRoleId }) =>
    admin.ask(by, { method: 'PUT', path: `/tenants/current/user-roles/${userRoleId}`, body: { isActive: false } }),
  'demoted by the school': ({ admin: by }, { userRoleId }) =>
    admin.ask(by, { method: 'PUT', path: `/tenants/current/user-roles/${userRoleId}`, body: { roleType: 'user' } }),
  'removed by the provider': async (school, { tenantId, userRoleId }) => {
    const path = `/provider/tenants/${tenantId}/user-roles/${userRoleId}`
    await provider.ask(providerAdmin, { method: 'DELETE', path })
    return confirmed(school, userRoleId, 'removal')
  },
  'demoted by the provider': async (school, { tenantId, userRoleId }) => {
    const path = `/provider/tenants/${tenantId}/user-roles/${userRoleId}`
    await provider.ask(providerAdmin, { method: 'PUT', path, body: { roleType: 'user' } })
    return confirmed(school, userRoleId, 'demotion')
  },
  // As by a service of the release before, which withdraws nothing.
  'removed without a withdrawal': (_, { userRoleId }) => owner`delete from user_role where id = ${userRoleId}`,
}

test.each(Object.keys(ends))('nothing that an inviter sent is open once the inviter is %s', async (end) => {
  const [school, guests] = [await testSchool(owner), await testSchool(owner, { country: 'CH' })]
  const { manager } = school
  const { code, id } = await codeBy(manager, { userRoleType: 'manager' })
  const mailed = await codeBy(manager, { userRoleType: 'user', email: newAddress() })
  const [row] = await owner<{ email: string }[]>`select email from invitation where id = ${mailed.id}`
  const role = await addedBy(manager, guests.outsider.email)
  const otherAddress = newAddress()
  await addedBy(manager, otherAddress)
  const staying = await codeBy(school.admin, { userRoleType: 'user' })

  await ends[end]?.(school, manager)

  expect(await accept(guests.classTeacher, code)).toBe('INVALID_INVITATION_CODE')
  if (!end.startsWith('demoted')) {
    expect(await accept(await atAnotherSchool(manager), code)).toBe('INVALID_INVITATION_CODE')
  }
  const verified = await identity.ask(null, { method: 'GET', path: `/invitations/verify/${code}` })
  expect(verified.body.data).toMatchObject({ valid: false, tenantName: null })
  expect(await register(row?.email ?? '', mailed.code)).toBe('INVALID_INVITATION_CODE')
  expect(await register(row?.email ?? '')).toBe('UNKNOWN_REGISTRATION')
  expect(await register(otherAddress)).toBe('UNKNOWN_REGISTRATION')
  expect(await pendingOf(guests.outsider)).toBe(0)
  const path = `/users/invitations/${role.id}`
  const answered = await identity.ask(guests.outsider, { method: 'PUT', path, body: { accept: true } })
  expect(answered.body.error).toBe('INVALID_USER_INVITATION')
  const active = await identity.ask(school.admin, { method: 'GET', path: '/invitations/active' })
  expect(active.body.data.rows.map((open: { id: string }) => open.id)).toEqual([staying.id])
  const right = { invitationId: id, canManageStudents: true }
  const given = await admin.ask(school.classTeacher, {
    method: 'POST',
    path: `/classes/${school.schoolClass.id}/invitation-access-rights`,
    body: right,
  })
  expect(given.body.error).toBe('NOT_FOUND')
  expect(await accept(guests.manager, staying.code)).toBe('user')
})

test('the people of a withdrawn invitation can be invited again, and a return opens nothing', async () => {
  const [school, guests] = [await testSchool(owner), await testSchool(owner, { country: 'CH' })]
  const { manager } = school
  const { code } = await codeBy(manager, { userRoleType: 'manager' })
  await addedBy(manager, guests.outsider.email)
  const path = `/tenants/current/user-roles/${manager.userRoleId}`
  await admin.ask(school.admin, { method: 'PUT', path, body: { isActive: false } })
  await admin.ask(school.admin, { method: 'PUT', path, body: { isActive: true } })
  expect(await accept(guests.classTeacher, code)).toBe('INVALID_INVITATION_CODE')
  expect(await pendingOf(guests.outsider)).toBe(0)
  await owner`delete from mail_cooldown`
  expect((await addedBy(school.admin, guests.outsider.email)).status).toBe('invitationPending')
  expect(await pendingOf(guests.outsider)).toBe(1)
})

test('an admin who becomes a manager keeps open what a manager may send', async () => {
  const [school, guests] = [await testSchool(owner), await testSchool(owner, { country: 'CH' })]
  const promote = `/tenants/current/user-roles/${school.manager.userRoleId}`
  await admin.ask(school.admin, { method: 'PUT', path: promote, body: { roleType: 'admin' } })
  const led = await codeBy(school.manager, { userRoleType: 'admin' })
  const plain = await codeBy(school.manager, { userRoleType: 'user' })
  await admin.ask(school.admin, { method: 'PUT', path: promote, body: { roleType: 'manager' } })
  expect(await accept(guests.outsider, led.code)).toBe('INVALID_INVITATION_CODE')
  expect(await accept(guests.outsider, plain.code)).toBe('user')
})

test('whoever closes the own account withdraws what he or she sent, and every school is told in its audit', async () => {
  const [school, guests] = [await testSchool(owner), await testSchool(owner, { country: 'CH' })]
  const hash = await Bun.password.hash('Kanarienvogel-7', { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 })
  await owner`update app_user set password_hash = ${hash} where id = ${school.manager.userId}`
  const { id, code } = await codeBy(school.manager, { userRoleType: 'user' })
  await addedBy(school.manager, guests.outsider.email)
  const closed = await identity.ask(school.manager, {
    method: 'POST',
    path: '/users/me/deactivate',
    body: { currentPassword: 'Kanarienvogel-7' },
  })
  expect(closed.status).toBe(200)
  expect(await accept(guests.classTeacher, code)).toBe('INVALID_INVITATION_CODE')
  expect(await pendingOf(guests.outsider)).toBe(0)
  const noted =
    await owner`select tenant_id from audit_entry where entity_id = ${id} and action = 'invitation.withdraw'`
  expect([...noted]).toEqual([{ tenantId: school.tenantId }])
})
