import { expect, test } from 'bun:test'
import { identityService } from '@lernspur/service-identity/app'
import { providerService } from '@lernspur/service-provider/app'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testProvider, testSchool } from '@lernspur/testing/test-school'

const { owner, services } = await servicesForFile({
  identity: identityService,
  'school-admin': schoolAdminService,
  provider: providerService,
})
const { identity, 'school-admin': admin, provider } = services
const providerAdmin = await testProvider(owner)

/** The provider adds a guest of another school. */
const requested = async (tenantId: string, roleType: string) => {
  const guest = (await otherSchool(owner)).outsider
  const body = { email: guest.email, firstName: 'Otto', lastName: 'Neu', roleType }
  const path = `/provider/tenants/${tenantId}/add-user`
  const { data } = (await provider.ask(providerAdmin, { method: 'POST', path, body })).body
  return { guest, userRoleId: data.id as string }
}
const promoted = ({ tenantId, userRoleId }: TestPerson, body: object) =>
  provider.ask(providerAdmin, { method: 'PUT', path: `/provider/tenants/${tenantId}/user-roles/${userRoleId}`, body })
const requestsOf = async (person: TestPerson) =>
  (await admin.ask(person, { method: 'GET', path: '/tenants/current/role-requests' })).body.data.rows
const answer = async (person: TestPerson, userRoleId: string, accept: boolean): Promise<string> => {
  const path = `/tenants/current/role-requests/${userRoleId}`
  return (await admin.ask(person, { method: 'PUT', path, body: { accept } })).body.error ?? 'ok'
}
const pendingOf = async (person: TestPerson): Promise<number> =>
  (await identity.ask(person, { method: 'GET', path: '/users/invitations' })).body.data.count
const enter = async (person: TestPerson, userRoleId: string): Promise<string> => {
  const path = `/users/invitations/${userRoleId}`
  const { body } = await identity.ask(person, { method: 'PUT', path, body: { accept: true } })
  return body.error ?? `${body.data.roleType} ${body.data.status}`
}
const stateOf = async (userRoleId: string): Promise<string> => {
  const [row] = await owner<{ roleType: string; status: string; requestedRoleType: string | null }[]>`
    select role_type, status, requested_role_type from user_role where id = ${userRoleId}`
  return [row?.roleType, row?.status, row?.requestedRoleType ?? 'nothing'].join(' ')
}

test('a new admin of the provider gets no access before an admin of the school confirms', async () => {
  const school = await testSchool(owner)
  const { guest, userRoleId } = await requested(school.tenantId, 'admin')
  expect(await pendingOf(guest)).toBe(0)
  expect(await enter(guest, userRoleId)).toBe('INVALID_USER_INVITATION')
  expect(await requestsOf(school.admin)).toMatchObject([
    { id: userRoleId, requestedRoleType: 'admin', user: { email: guest.email }, requestedBy: { firstName: 'Paula' } },
  ])
  expect(await answer(school.manager, userRoleId, true)).toBe('UPDATE_NOT_ALLOWED')
  expect(await answer(school.outsider, userRoleId, true)).toBe('NO_PERMISSION')
  expect(await answer((await otherSchool(owner)).admin, userRoleId, true)).toBe('NOT_FOUND')
  const change = { method: 'PUT', path: `/tenants/current/user-roles/${userRoleId}`, body: { roleType: 'user' } }
  expect((await admin.ask(school.manager, change)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect(await answer(school.admin, userRoleId, true)).toBe('ok')
  expect(await requestsOf(school.admin)).toEqual([])
  const mails = await owner<{ kind: string; facts: { inviter: string } }[]>`
    select kind, facts from mail_outbox where recipient = ${guest.email}`
  expect(mails.map(({ kind, facts }) => [kind, facts.inviter])).toEqual([['roleInvitation', 'Ada Lehmann']])
  expect(await enter(guest, userRoleId)).toBe('admin active')
  const noted = await owner<{ action: string }[]>`
    select action from audit_entry where tenant_id = ${school.tenantId} and entity_id = ${userRoleId} order by id`
  expect(noted.map(({ action }) => action)).toEqual(['user-role.create', 'role-request.confirm', 'user-role.accept'])
  const received = await owner<{ message: string }[]>`
    select message from notification where user_id = ${providerAdmin.userId} order by id desc limit 1`
  expect(received[0]?.message).toBe(`${school.name} hat Ihre Anfrage für Otto Lehmann bestätigt.`)
})

test('a refused person is not let in, and can be asked for again', async () => {
  const school = await testSchool(owner)
  const { guest, userRoleId } = await requested(school.tenantId, 'manager')
  expect(await answer(school.admin, userRoleId, false)).toBe('ok')
  expect(await answer(school.admin, userRoleId, true)).toBe('NOT_FOUND')
  expect(await stateOf(userRoleId)).toBe('manager invitationDeclined nothing')
  expect(await enter(guest, userRoleId)).toBe('INVALID_USER_INVITATION')
  expect(await owner`select from mail_outbox where recipient = ${guest.email}`).toHaveLength(0)
})

test('a promotion takes effect by the confirmation, and a refusal leaves the member as before', async () => {
  const { admin: head, outsider, classTeacher, manager } = await testSchool(owner)
  await promoted(outsider, { roleType: 'admin' })
  await promoted(classTeacher, { roleType: 'manager' })
  await owner`update user_role set status = 'disabled' where id = ${manager.userRoleId}`
  await promoted(manager, { isActive: true })
  expect(await requestsOf(head)).toHaveLength(3)
  expect(await answer(head, outsider.userRoleId, true)).toBe('ok')
  expect(await answer(head, classTeacher.userRoleId, false)).toBe('ok')
  expect(await answer(head, manager.userRoleId, true)).toBe('ok')
  expect(await stateOf(outsider.userRoleId)).toBe('admin active nothing')
  expect(await stateOf(classTeacher.userRoleId)).toBe('user active nothing')
  expect(await stateOf(manager.userRoleId)).toBe('manager active nothing')
})

test('an invitation sent before the school had an admin waits for the first one', async () => {
  const { tenantId, admin: head } = await testSchool(owner)
  await owner`update user_role set status = 'disabled' where id = ${head.userRoleId}`
  const [first, second] = [await requested(tenantId, 'admin'), await requested(tenantId, 'admin')]
  expect(await pendingOf(second.guest)).toBe(1)
  expect(await enter(first.guest, first.userRoleId)).toBe('admin active')
  expect(await stateOf(first.userRoleId)).toBe('admin active nothing')
  expect(await pendingOf(second.guest)).toBe(0)
  expect(await enter(second.guest, second.userRoleId)).toBe('INVALID_USER_INVITATION')
  const leader: TestPerson = { ...first.guest, tenantId, userRoleId: first.userRoleId, roleType: 'admin' }
  expect(await requestsOf(leader)).toMatchObject([{ id: second.userRoleId }])
  expect(await answer(leader, second.userRoleId, true)).toBe('ok')
  expect(await enter(second.guest, second.userRoleId)).toBe('admin active')
})

test('a code of the school makes nobody what only the provider asked for', async () => {
  const school = await testSchool(owner)
  const { guest, userRoleId } = await requested(school.tenantId, 'admin')
  const path = '/invitations/create-code'
  const made = await identity.ask(school.manager, { method: 'POST', path, body: { userRoleType: 'user' } })
  const { code } = made.body.data
  const joined = await identity.ask(guest, { method: 'POST', path: '/invitations/accept', body: { code } })
  expect(joined.body.data).toMatchObject({ roleType: 'user', status: 'active' })
  expect(await stateOf(userRoleId)).toBe('user active admin')
  expect(await answer(school.admin, userRoleId, true)).toBe('ok')
  expect(await stateOf(userRoleId)).toBe('admin active nothing')
})

test('what is unconfirmed ends with the provider’s right to ask', async () => {
  const school = await testSchool(owner)
  const { userRoleId, guest } = await requested(school.tenantId, 'manager')
  const { outsider: other } = await otherSchool(owner)
  await owner`
    insert into user_role (user_id, tenant_id, role_type, status)
    values (${other.userId}, ${providerAdmin.tenantId}, 'admin', 'active')`
  expect((await promoted(providerAdmin, { roleType: 'user' })).status).toBe(200)
  expect(await stateOf(userRoleId)).toBe('manager invitationDeclined nothing')
  expect(await requestsOf(school.admin)).toEqual([])
  expect(await enter(guest, userRoleId)).toBe('INVALID_USER_INVITATION')
})
