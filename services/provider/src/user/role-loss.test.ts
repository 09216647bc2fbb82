import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

const provider = await serviceForFile('provider', providerService)
const { owner } = provider
const person = await testProvider(owner)

const ask = (method: string, path: string, body?: object) =>
  provider.ask(person, { method, path: `/provider/tenants/${path}`, ...(body && { body }) })
const roleOf = ({ tenantId, userRoleId }: Pick<TestPerson, 'tenantId' | 'userRoleId'>) =>
  `${tenantId}/user-roles/${userRoleId}`
const change = (of: TestPerson, body: object) => ask('PUT', roleOf(of), body)
const remove = (of: Pick<TestPerson, 'tenantId' | 'userRoleId'>) => ask('DELETE', roleOf(of))
const stored = async ({ userRoleId }: Pick<TestPerson, 'userRoleId'>) => {
  const [row] = await owner`select role_type, status, requested_loss from user_role where id = ${userRoleId}`
  return row && Object.values(row).join(' ')
}
const rowOf = async ({ tenantId, userRoleId }: TestPerson) => {
  const { rows } = (await ask('GET', `${tenantId}/people`)).body.data
  return rows.find(({ id }: { id: string }) => id === userRoleId)
}

test('who is to be demoted, disabled or removed stays until the school confirms, and the school is told', async () => {
  const { manager, classTeacher, subjectTeacher, admin, tenantId, name } = await testSchool(owner)
  expect((await change(manager, { roleType: 'user' })).body.data).toMatchObject({
    roleType: 'manager',
    status: 'active',
    requestedLoss: { kind: 'demotion', roleType: 'user' },
  })
  expect((await change(classTeacher, { isActive: false })).body.data).toMatchObject({
    status: 'active',
    requestedLoss: { kind: 'disabling', roleType: 'user' },
  })
  expect((await remove(subjectTeacher)).body).toEqual({ success: true })
  expect(await Promise.all([manager, classTeacher, subjectTeacher].map(stored))).toEqual([
    'manager active demotion',
    'user active disabling',
    'user active removal',
  ])
  expect(await owner`select from class_access_right where user_id = ${subjectTeacher.userId}`).toHaveLength(1)
  expect(await rowOf(subjectTeacher)).toMatchObject({ isGuarded: true, requestedLoss: { kind: 'removal' } })
  // One mail a minute; all three are notified.
  const mails = await owner`select kind, facts from mail_outbox where recipient = ${admin.email}`
  expect(mails).toMatchObject([
    { kind: 'lossRequest', facts: { loss: 'demotion', roleType: 'user', tenantName: name } },
  ])
  expect(await owner`select from notification where user_id = ${admin.userId}`).toHaveLength(3)
  const noted = await owner<{ tenantId: string; change: unknown }[]>`
    select tenant_id, change->'requestedLoss' as change from audit_entry where entity_id = ${subjectTeacher.userRoleId}
    order by id`
  expect(noted.map((entry) => [entry.tenantId, entry.change])).toEqual([
    [person.tenantId, [null, 'removal']],
    [tenantId, [null, 'removal']],
  ])
})

test('of two admins the one concerned is not told, and the other is', async () => {
  const { admin, outsider } = await testSchool(owner)
  await owner`update user_role set role_type = 'admin' where id = ${outsider.userRoleId}`
  await change(admin, { isActive: false })
  expect(await stored(admin)).toBe('admin active disabling')
  expect(await owner`select from notification where user_id = ${admin.userId}`).toHaveLength(0)
  expect(await owner`select from notification where user_id = ${outsider.userId}`).toHaveLength(1)
})

test('a request is replaced by another one, and withdrawn by the role that the person has', async () => {
  const { manager } = await testSchool(owner)
  await change(manager, { isActive: false })
  await remove(manager)
  expect(await stored(manager)).toBe('manager active removal')
  expect((await change(manager, { roleType: 'admin' })).body.data).toMatchObject({
    requestedLoss: null,
    requestedRoleType: 'admin',
  })
  await remove(manager)
  const withdrawn = (await change(manager, { roleType: 'manager' })).body.data
  expect(withdrawn).toMatchObject({ roleType: 'manager', requestedLoss: null, requestedRoleType: null })
})

test('the provider takes back its own invitation at once, and that of the school with the school', async () => {
  const { tenantId, outsider, admin } = await testSchool(owner)
  const body = { email: `${crypto.randomUUID()}@test.example`, firstName: 'Nele', lastName: 'Neu', roleType: 'user' }
  const own = (await ask('POST', `${tenantId}/add-user`, body)).body.data
  expect((await remove({ tenantId, userRoleId: own.id })).status).toBe(200)
  expect(await stored({ userRoleId: own.id })).toBeUndefined()
  await owner`
    update user_role set status = 'invitationPending', inviter_id = ${admin.userId} where id = ${outsider.userRoleId}`
  await remove(outsider)
  expect(await stored(outsider)).toBe('user invitationPending removal')
})

test.each(['is disabled', 'has no other admin'])('at once from a school that %s', async (why) => {
  const { tenantId, admin, subjectTeacher, manager } = await testSchool(owner)
  if (why === 'is disabled') await owner`update tenant set is_disabled = true where id = ${tenantId}`
  else await owner`update app_user set deactivated_at = now() where id = ${admin.userId}`
  expect(await rowOf(manager)).toMatchObject({ isGuarded: false })
  await change(manager, { roleType: 'user' })
  expect(await stored(manager)).toBe('user active ')
  await remove(subjectTeacher)
  expect(await stored(subjectTeacher)).toBeUndefined()
})
