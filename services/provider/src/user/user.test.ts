import { expect, test } from 'bun:test'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

const provider = await serviceForFile('provider', providerService)
const person = await testProvider(provider.owner)

const ask = (method: string, path: string, body?: object, headers = {}) =>
  provider.ask(person, { method, path: `/provider${path}`, headers, ...(body && { body }) })
const roleOf = ({ tenantId, userRoleId }: Pick<TestPerson, 'tenantId' | 'userRoleId'>) =>
  `/tenants/${tenantId}/user-roles/${userRoleId}`
const change = (of: TestPerson, body: object) => ask('PUT', roleOf(of), body)
const remove = (of: TestPerson) => ask('DELETE', roleOf(of))
const newcomer = (part: object = {}) => ({
  email: `${crypto.randomUUID()}@test.example`,
  firstName: 'Nele',
  lastName: 'Neu',
  roleType: 'admin',
  ...part,
})
const add = (tenantId: string, body: object, headers = {}) =>
  ask('POST', `/tenants/${tenantId}/add-user`, body, headers)
const filter = (field: string, type: string, value: string) =>
  `?filter[0][field]=${field}&filter[0][type]=${type}&filter[0][value]=${value}`

/** A school where nobody works, so that nobody can confirm what the provider takes (rule role.10). */
const disabledSchool = async () => {
  const school = await testSchool(provider.owner)
  await provider.owner`update tenant set is_disabled = true where id = ${school.tenantId}`
  return school
}

test('lists roles of all schools with user and school, without rights on classes', async () => {
  const [one, two] = [await testSchool(provider.owner), await testSchool(provider.owner)]
  for (const school of [one, two]) {
    const { data } = (await ask('GET', `/tenants/user-roles${filter('tenantId', 'eq', school.tenantId)}`)).body
    expect(data.count).toBe(5)
    const row = data.rows.find(({ id }: { id: string }) => id === school.subjectTeacher.userRoleId)
    expect(row).toMatchObject({ roleType: 'user', status: 'active', accessRights: [], tenant: { name: school.name } })
    expect(row.user.email).toBe(school.subjectTeacher.email)
  }
  const named = await ask('GET', `/tenants/user-roles${filter('tenantName', 'eq', encodeURIComponent(two.name))}`)
  expect(named.body.data.count).toBe(5)
})

test('lists users with all their roles and number of observations, across schools', async () => {
  const [one, two] = [await testSchool(provider.owner), await testSchool(provider.owner)]
  const teacher = one.classTeacher
  await provider.owner`
    insert into user_role (user_id, tenant_id, role_type, status)
    values (${teacher.userId}, ${two.tenantId}, 'user', 'disabled')`
  await insertObservation(provider.owner, one)
  await insertObservation(provider.owner, one)
  await insertObservation(provider.owner, one, { table: 'legacy_observation' })
  await insertObservation(provider.owner, two, { creatorId: teacher.userId })
  await insertObservation(provider.owner, one, { creatorId: one.subjectTeacher.userId })
  const { data } = (await ask('GET', `/users${filter('tenantIds', 'arraycontains', one.tenantId)}`)).body
  expect(data.count).toBe(5)
  const row = data.rows.find(({ id }: { id: string }) => id === teacher.userId)
  expect(row).toMatchObject({ firstName: 'Klara', competenceObservationsCount: 4, isSetupCompleted: true })
  expect(row.userRoles.map(({ tenantId, status }: Record<string, string>) => [tenantId, status])).toEqual([
    [one.tenantId, 'active'],
    [two.tenantId, 'disabled'],
  ])
  const most = 'order[0][field]=competenceObservationsCount&order[0][dir]=desc'
  const many = await ask('GET', `/users${filter('competenceObservationsCount', 'gte', '1')}&${most}`)
  const counts = many.body.data.rows.map((entry: Record<string, number>) => entry.competenceObservationsCount)
  expect(counts).toEqual([4, 1])
})

test("members of the provider see nobody's number of observations, and neither filter nor order by it", async () => {
  const school = await testSchool(provider.owner)
  await insertObservation(provider.owner, school)
  const set = (roleType: string) =>
    provider.owner`update user_role set role_type = ${roleType} where id = ${person.userRoleId}`
  await set('user')
  const { data } = (await ask('GET', `/users${filter('tenantIds', 'arraycontains', school.tenantId)}`)).body
  expect(data.rows.map((row: Record<string, unknown>) => row.competenceObservationsCount)).toEqual(Array(5).fill(null))
  const most = 'order[0][field]=competenceObservationsCount&order[0][dir]=desc'
  expect((await ask('GET', `/users?${most}`)).body.error).toBe('INVALID_PARAMETERS')
  const many = await ask('GET', `/users${filter('competenceObservationsCount', 'gte', '1')}`)
  expect(many.body.error).toBe('INVALID_PARAMETERS')
  await set('admin')
})

test('the provider can read the number of observations and nothing else of them', async () => {
  const school = await testSchool(provider.owner)
  await insertObservation(provider.owner, school)
  const [rights] = await provider.owner`
    select has_any_column_privilege('lernspur_provider', 'observation', 'select') as observation,
      has_any_column_privilege('lernspur_provider', 'class_access_right', 'select, update') as access,
      has_table_privilege('lernspur_provider', 'class_access_right', 'delete') as removal`
  expect({ ...rights }).toEqual({ observation: false, access: false, removal: false })
})

test('a member is invited once, with an account and a mail', async () => {
  const { tenantId, name } = await testSchool(provider.owner)
  const body = newcomer({ email: `${crypto.randomUUID()}@Test.example`, roleType: 'user' })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const { status, body: answer } = await add(tenantId, body, headers)
  const email = body.email.toLowerCase()
  expect(status).toBe(201)
  expect(answer.data).toMatchObject({ roleType: 'user', status: 'invitationPending', tenantId, user: { email } })
  expect((await add(tenantId, body, headers)).body).toEqual(answer)
  expect((await add(tenantId, body)).body.error).toBe('USER_ALREADY_EXISTS')
  const mails = await provider.owner`select kind, facts from mail_outbox where recipient = ${email}`
  expect([...mails]).toEqual([{ kind: 'roleInvitation', facts: { tenantName: name, inviter: 'Paula Lehmann' } }])
  const noted = await provider.owner<{ tenantId: string }[]>`
    select tenant_id from audit_entry where entity_id = ${answer.data.id} order by id`
  expect(noted.map((entry) => entry.tenantId)).toEqual([person.tenantId, tenantId])
})

test('an existing account is kept, and a person who declined is invited again', async () => {
  const [one, two] = [await testSchool(provider.owner), await testSchool(provider.owner)]
  const { email, userId } = one.outsider
  const { data } = (await add(two.tenantId, newcomer({ email, roleType: 'user' }))).body
  expect(data.user).toMatchObject({ id: userId, firstName: 'Otto' })
  await provider.owner`update user_role set status = 'invitationDeclined' where id = ${data.id}`
  await provider.owner`delete from mail_cooldown`
  const again = (await add(two.tenantId, newcomer({ email, roleType: 'manager' }))).body.data
  expect(again).toMatchObject({ id: data.id, status: 'invitationPending', roleType: 'manager' })
})

test('the provider cannot admit its own people to a school', async () => {
  const { tenantId } = await testSchool(provider.owner)
  const own = await add(tenantId, newcomer({ email: person.email.toUpperCase() }))
  expect([own.status, own.body.error]).toEqual([403, 'CREATE_NOT_ALLOWED'])
  expect((await add(crypto.randomUUID(), newcomer())).body.error).toBe('NOT_FOUND')
  for (const part of [{ email: 'keine' }, { roleType: 'owner' }, { firstName: ' ' }, { status: 'active' }]) {
    expect((await add(tenantId, newcomer(part))).body.error).toBe('VALIDATION_FAILED')
  }
})

test('at a disabled school, a role changes its type, is disabled and enabled at once', async () => {
  const { outsider } = await disabledSchool()
  const { manager } = await disabledSchool()
  expect((await change(manager, { roleType: 'user' })).body.data).toMatchObject({
    roleType: 'user',
    status: 'active',
  })
  expect((await change(outsider, { isActive: false })).body.data).toMatchObject({
    roleType: 'user',
    status: 'disabled',
  })
  expect((await change(outsider, { isActive: true })).body.data.status).toBe('active')
  expect((await change(outsider, {})).body.error).toBe('EMPTY_DTO')
  expect((await change(outsider, { status: 'active' })).body.error).toBe('VALIDATION_FAILED')
})

test('only the invited person can answer an invitation', async () => {
  const { tenantId } = await testSchool(provider.owner)
  const { data } = (await add(tenantId, newcomer())).body
  const role = { ...person, tenantId, userRoleId: data.id }
  for (const isActive of [true, false]) expect((await change(role, { isActive })).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await remove(role)).status).toBe(200)
})

test('a school keeps one active admin, also with concurrent deletions', async () => {
  const { admin, outsider, tenantId } = await disabledSchool()
  expect((await change(admin, { isActive: false })).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await change(admin, { roleType: 'user' })).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await remove(admin)).body.error).toBe('NO_PERMISSION')
  await provider.owner`update user_role set role_type = 'admin' where id = ${outsider.userRoleId}`
  const answers = await Promise.all([remove(admin), remove(outsider)])
  expect(answers.map(({ body }) => body.error ?? 'ok').sort()).toEqual(['NO_PERMISSION', 'ok'])
  const left = await provider.owner`select from user_role where tenant_id = ${tenantId} and role_type = 'admin'`
  expect(left).toHaveLength(1)
})

test('deleting a role deletes its rights on classes, and no others', async () => {
  const [one, two] = [await disabledSchool(), await testSchool(provider.owner)]
  const { subjectTeacher } = one
  await provider.owner`
    insert into class_access_right (tenant_id, school_class_id, user_id)
    values (${two.tenantId}, ${two.schoolClass.id}, ${subjectTeacher.userId})`
  expect((await remove(subjectTeacher)).body).toEqual({ success: true })
  const rights = await provider.owner`
    select tenant_id from class_access_right where user_id = ${subjectTeacher.userId}`
  expect([...rights]).toEqual([{ tenantId: two.tenantId }])
  const others = await provider.owner`select from class_access_right where tenant_id = ${two.tenantId}`
  expect(others).toHaveLength(2)
  expect((await remove(subjectTeacher)).body.error).toBe('NOT_FOUND')
})

test('a role is found under its own school only', async () => {
  const [one, two] = [await testSchool(provider.owner), await testSchool(provider.owner)]
  const astray = { ...one.outsider, tenantId: two.tenantId }
  expect((await change(astray, { roleType: 'admin' })).body.error).toBe('NOT_FOUND')
  expect((await remove(astray)).body.error).toBe('NOT_FOUND')
})

test('in its own tenant the provider follows the rules of a school', async () => {
  const { data } = (await add(person.tenantId, newcomer({ roleType: 'user' }))).body
  await provider.owner`update user_role set status = 'active' where id = ${data.id}`
  const helper: TestPerson = { ...person, userId: data.user.id, userRoleId: data.id, roleType: 'user' }
  const asHelper = (method: string, path: string, body?: object) =>
    provider.ask(helper, { method, path: `/provider${path}`, ...(body && { body }) })
  expect((await asHelper('PUT', roleOf(helper), { roleType: 'admin' })).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await asHelper('DELETE', roleOf(person))).body.error).toBe('NO_PERMISSION')
  const path = `/tenants/${person.tenantId}/add-user`
  expect((await asHelper('POST', path, newcomer())).body.error).toBe('CREATE_NOT_ALLOWED')
  expect((await remove(helper)).status).toBe(200)
})
