import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type OpenService, openService, type TestCaller } from '@lernspur/testing/service-under-test'
import { type TestPerson, type TestSchool, testNewcomer, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

let admin: OpenService
let school: TestSchool
let location: { countryId: string; stateId: string }

beforeAll(async () => {
  admin = await openService('school-admin', schoolAdminService)
  school = await testSchool(admin.owner)
  const [row] = await admin.owner<{ countryId: string; id: string }[]>`
    select st.id, st.country_id from state st join country co on co.id = st.country_id where co.code = 'AT' limit 1`
  location = { countryId: row?.countryId ?? '', stateId: row?.id ?? '' }
}, 60_000)
afterAll(() => admin.close())

const ask = (method: string, path: string, body?: object, person: TestPerson = school.manager, headers = {}) =>
  admin.ask(person, { method, path, headers, ...(body && { body }) })

test('the school’s data changes field by field, and outdated changes are refused', async () => {
  const { data } = (await ask('PUT', '/tenants/current', { slogan: ' Gemeinsam wachsen ' })).body
  expect(data).toMatchObject({ name: school.name, slogan: 'Gemeinsam wachsen' })
  const stale = { 'if-match': '"2020-01-01T00:00:00.000000Z"' }
  expect((await ask('PUT', '/tenants/current', { slogan: 'x' }, school.manager, stale)).body.error).toBe(
    'EDIT_CONFLICT',
  )
  expect((await ask('PUT', '/tenants/current', {})).body.error).toBe('EMPTY_DTO')
  expect((await ask('PUT', '/tenants/current', { isDisabled: true })).body.error).toBe('VALIDATION_FAILED')
  expect((await ask('PUT', '/tenants/current', { stateId: location.stateId })).body.details[0].path).toBe('stateId')
})

test('the wizard is finalized once and stays finalized', async () => {
  for (const _ of [1, 2]) {
    expect((await ask('PUT', '/tenants/current/finalize-wizard')).body.data.isWizardFinalized).toBe(true)
  }
})

const newcomer = (isAllowed = true) => testNewcomer(admin.owner, isAllowed)
const found = (by: TestCaller, name = `Neue Schule ${crypto.randomUUID()}`, headers = {}) =>
  admin.ask(by, { method: 'POST', path: '/tenants/onboard', body: { name, ...location }, headers })

test('the founder of a school is its admin, and names are unique in a state', async () => {
  const name = `Neue Schule ${crypto.randomUUID()}`
  const answers = await Promise.all([found(await newcomer(), name), found(await newcomer(), name)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const id = answers.find(({ status }) => status === 201)?.body.data.id
  const [role] = await admin.owner`select role_type, status from user_role where tenant_id = ${id}`
  expect(role).toEqual({ roleType: 'admin', status: 'active' })
})

test('an address founds one school, also at once and after its founder has left', async () => {
  const founder = await newcomer()
  const answers = await Promise.all([1, 2, 3].map(() => found(founder)))
  expect(answers.map(({ body }) => body.error ?? 'ok').toSorted()).toEqual([
    'CREATE_NOT_ALLOWED',
    'CREATE_NOT_ALLOWED',
    'ok',
  ])
  expect((await found(founder)).body.error).toBe('CREATE_NOT_ALLOWED')
  await admin.owner`delete from user_role where user_id = ${founder.userId}`
  expect((await found(founder)).body.error).toBe('CREATE_NOT_ALLOWED')
})

test('who belongs to a school, is disabled there, or is not allowed founds none', async () => {
  for (const person of [school.manager, school.outsider]) {
    await admin.owner`insert into allowed_email (email) values (${person.email}) on conflict do nothing`
    expect((await found(person)).body.error).toBe('CREATE_NOT_ALLOWED')
  }
  const former = await newcomer()
  await admin.owner`
    insert into user_role (user_id, tenant_id, role_type, status)
    values (${former.userId}, ${school.tenantId}, 'user', 'disabled')`
  expect((await found(former)).body.error).toBe('CREATE_NOT_ALLOWED')
  expect((await found(await newcomer(false))).body.error).toBe('CREATE_NOT_ALLOWED')
  const invited = await newcomer()
  await admin.owner`
    insert into user_role (user_id, tenant_id, role_type, status)
    values (${invited.userId}, ${school.tenantId}, 'user', 'invitationPending')`
  expect((await found(invited)).status).toBe(201)
})

test('an allowed domain allows each of its addresses', async () => {
  const domain = `${crypto.randomUUID()}.example`
  await admin.owner`insert into allowed_email (email) values (${`*@${domain}`})`
  const founder = await newcomer(false)
  await admin.owner`update app_user set email = ${`a@${domain}`} where id = ${founder.userId}`
  expect((await found(founder)).status).toBe(201)
})

test('a school created twice with one key exists once, and both callers get it', async () => {
  const founder = await newcomer()
  const founded = (name: string, key: string) => found(founder, name, { 'idempotency-key': key })
  const [key, name] = [crypto.randomUUID(), `Neugründung ${crypto.randomUUID()}`]
  const answers = await Promise.all([1, 2, 3].map(() => founded(name, key)))
  const later = await founded(name, key)
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set([...answers, later].map(({ body }) => body.data.id)).size).toBe(1)
  expect((await founded(`${name} II`, key)).body.error).toBe('INVALID_PARAMETERS')
  expect((await founded(name, crypto.randomUUID())).body.error).toBe('CREATE_NOT_ALLOWED')
})

test('states and school types are readable for every signed-in user', async () => {
  const states = (await ask('GET', '/states?limit=2000', undefined, school.outsider)).body.data
  expect(states.count).toBe(51)
  expect(new Set(states.rows.map((state: { countryCode: string }) => state.countryCode)).size).toBe(3)
  const filter = `filter[0][field]=countryId&filter[0][type]=eq&filter[0][value]=${location.countryId}`
  expect((await ask('GET', `/states?${filter}`)).body.data.count).toBe(9)
  expect((await ask('GET', `/school-types?${filter}`)).body.data.count).toBeGreaterThan(3)
})
