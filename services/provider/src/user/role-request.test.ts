import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

const provider = await serviceForFile('provider', providerService)
const { owner } = provider
const person = await testProvider(owner)

/** Someone of the provider with a lesser role. */
const colleague = async (roleType: 'manager' | 'user'): Promise<TestPerson> => {
  const [row] = await owner<{ userId: string; userRoleId: string; email: string }[]>`
    with u as (
      insert into app_user (email, first_name, last_name) values (${`${crypto.randomUUID()}@test.example`}, 'Kai', 'Öz')
      returning id, email
    ), ur as (
      insert into user_role (user_id, tenant_id, role_type, status) select id, ${person.tenantId}, ${roleType}, 'active' from u
      returning id
    )
    select u.id as user_id, ur.id as user_role_id, u.email from u, ur`
  if (!row) throw new Error('The colleague was not made.')
  return { ...person, ...row, roleType }
}
const as = (by: TestPerson, method: string, path: string, body?: object) =>
  provider.ask(by, { method, path: `/provider${path}`, ...(body && { body }) })
const newcomer = (roleType: string) => ({
  email: `${crypto.randomUUID()}@test.example`,
  firstName: 'Nele',
  lastName: 'Neu',
  roleType,
})
const add = (tenantId: string, body: object, by = person) => as(by, 'POST', `/tenants/${tenantId}/add-user`, body)
const change = ({ tenantId, userRoleId }: TestPerson, body: object, by = person) =>
  as(by, 'PUT', `/tenants/${tenantId}/user-roles/${userRoleId}`, body)
const mailsOf = (recipient: string) =>
  owner`select kind, facts from mail_outbox where recipient = ${recipient} order by id`
const actionsAt = async (tenantId: string, id: string): Promise<string[]> => {
  const rows = await owner<{ action: string }[]>`
    select action from audit_entry where tenant_id = ${tenantId} and entity_id = ${id} order by id`
  return rows.map(({ action }) => action)
}

test.each(['manager', 'user'] as const)(
  'a %s of the provider lets nobody into a school, and puts nobody out of it',
  async (roleType) => {
    const [{ tenantId, outsider, manager, classTeacher }, by] = [await testSchool(owner), await colleague(roleType)]
    for (const wanted of ['admin', 'manager', 'user']) {
      expect((await add(tenantId, newcomer(wanted), by)).body.error).toBe('CREATE_NOT_ALLOWED')
    }
    for (const wanted of ['admin', 'manager']) {
      expect((await change(outsider, { roleType: wanted }, by)).body.error).toBe('UPDATE_NOT_ALLOWED')
    }
    expect((await change(classTeacher, { isActive: false }, by)).body.error).toBe('UPDATE_NOT_ALLOWED')
    expect((await change(manager, { roleType: 'user' }, by)).body.error).toBe('UPDATE_NOT_ALLOWED')
    const role = `/tenants/${tenantId}/user-roles/${classTeacher.userRoleId}`
    expect((await as(by, 'DELETE', role)).body.error).toBe('NO_PERMISSION')
  },
)

test.each(['admin', 'manager'])('a new %s waits for an admin of the school, who is told', async (roleType) => {
  const { tenantId, admin, name } = await testSchool(owner)
  const body = newcomer(roleType)
  const { data } = (await add(tenantId, body)).body
  expect(data).toMatchObject({ status: 'invitationPending', roleType, requestedRoleType: roleType })
  expect([...(await mailsOf(body.email))]).toEqual([])
  const requested = `Nele Neu (${body.email})`
  expect([...(await mailsOf(admin.email))]).toEqual([
    {
      kind: 'roleRequest',
      facts: { tenantId, tenantName: name, asker: 'Paula Lehmann', person: 'Nele Neu', email: body.email, roleType },
    },
  ])
  const notice = await owner`select message, meta_data from notification where user_id = ${admin.userId}`
  expect([...notice]).toEqual([
    {
      message: `Paula Lehmann vom Anbieter hat eine Anfrage für ${requested} bei ${name}.`,
      metaData: { path: `/school/${tenantId}/settings/role-requests`, tenantId },
    },
  ])
  expect(await actionsAt(tenantId, data.id)).toEqual(['user-role.create'])
})

test('a member keeps being one until the school confirms', async () => {
  const { outsider, manager, tenantId, admin } = await testSchool(owner)
  const requested = (await change(outsider, { roleType: 'manager' })).body.data
  expect(requested).toMatchObject({ roleType: 'user', status: 'active', requestedRoleType: 'manager' })
  expect((await change(manager, { roleType: 'admin' })).body.data).toMatchObject({
    roleType: 'manager',
    requestedRoleType: 'admin',
  })
  // One mail a minute; both are notified.
  expect(await mailsOf(admin.email)).toHaveLength(1)
  expect(await owner`select from notification where user_id = ${admin.userId}`).toHaveLength(2)
  expect(await actionsAt(tenantId, outsider.userRoleId)).toEqual(['user-role.update'])
  const taken = (await change(outsider, { roleType: 'user' })).body.data
  expect(taken).toMatchObject({ roleType: 'user', requestedRoleType: null })
})

test('who was disabled as manager is not enabled without the school', async () => {
  const { manager } = await testSchool(owner)
  await owner`update user_role set status = 'disabled' where id = ${manager.userRoleId}`
  expect((await change(manager, { isActive: true })).body.data).toMatchObject({
    status: 'disabled',
    requestedRoleType: 'manager',
  })
  expect((await change(manager, { roleType: 'admin' })).body.error).toBe('UPDATE_NOT_ALLOWED')
  // It takes and gives at once, and nobody could confirm one without the other.
  expect((await change(manager, { roleType: 'user', isActive: true })).body.error).toBe('UPDATE_NOT_ALLOWED')
})

test('an invitation that nobody has confirmed becomes no other one by a change of its type', async () => {
  const { tenantId } = await testSchool(owner)
  const { data } = (await add(tenantId, newcomer('admin'))).body
  const role = { ...person, tenantId, userRoleId: data.id }
  expect((await change(role, { roleType: 'manager' })).body.data).toMatchObject({
    roleType: 'manager',
    requestedRoleType: 'manager',
  })
  const plain = (await change(role, { roleType: 'user' })).body.data
  expect(plain).toMatchObject({ roleType: 'user', requestedRoleType: null, status: 'invitationPending' })
  expect((await mailsOf(data.user.email)).map(({ kind }) => kind)).toEqual(['roleInvitation'])
  expect((await change(role, { roleType: 'admin' })).body.data).toMatchObject({
    roleType: 'user',
    requestedRoleType: 'admin',
  })
})

test('the first admin of a school is invited at once', async () => {
  const { tenantId, admin, outsider } = await testSchool(owner)
  await owner`update user_role set status = 'disabled' where id = ${admin.userRoleId}`
  const body = newcomer('admin')
  await add(tenantId, body)
  expect((await mailsOf(body.email)).map(({ kind }) => kind)).toEqual(['roleInvitation'])
  expect((await change(outsider, { roleType: 'admin' })).body.data).toMatchObject({
    roleType: 'admin',
    requestedRoleType: null,
  })
})
