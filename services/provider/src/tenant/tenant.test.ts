import { expect, test } from 'bun:test'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testProvider, testSchool } from '@lernspur/testing/test-school'
import { untilCallsWait } from '@lernspur/testing/until-calls-wait'
import { providerService } from '../app'

const provider = await serviceForFile('provider', providerService)
const person = await testProvider(provider.owner)
const of = async (name: string) => {
  const [row] = await provider.owner<{ stateId: string; countryId: string }[]>`
    select id as state_id, country_id from state where name = ${name}`
  if (!row) throw new Error('There is no such state.')
  return { ...row }
}
const location = await of('Hessen')
const elsewhere = await of('Zürich')

const tenants = '/provider/tenants'
const ask = (method: string, path: string, body?: object, headers = {}) =>
  provider.ask(person, { method, path, headers, ...(body && { body }) })
const create = (part: object = {}, headers = {}) =>
  ask('POST', tenants, { name: `Schule ${crypto.randomUUID()}`, ...location, ...part }, headers)
const made = async (part: object = {}) => (await create(part)).body.data
const one = (method: string, id: string, body?: object, headers = {}) => ask(method, `${tenants}/${id}`, body, headers)

test('creates a school without members', async () => {
  const { status, body } = await create({ name: '  Schule am Teich ', slogan: '  ' })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    ...location,
    name: 'Schule am Teich',
    slogan: null,
    isDisabled: false,
    isProvider: false,
    isWizardFinalized: false,
    schoolTypeId: null,
    subjectTemplateSource: null,
  })
  const [row] = await provider.owner`select action, tenant_id from audit_entry where entity_id = ${body.data.id}`
  expect({ ...row }).toEqual({ action: 'tenant.create', tenantId: person.tenantId })
})

test('allows one school of a name per state, whatever its case, and the same name in another', async () => {
  const name = `Ährenschule ${crypto.randomUUID()}`
  const answers = await Promise.all([create({ name }), create({ name: name.toUpperCase() })])
  expect(answers.map(({ body }) => body.error ?? 'ok').sort()).toEqual(['TENANT_ALREADY_EXISTS', 'ok'])
  expect((await create({ name, ...elsewhere })).status).toBe(201)
})

test('creates it once for a key', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = { name: `Schule ${crypto.randomUUID()}`, ...location }
  const first = await ask('POST', tenants, body, headers)
  expect((await ask('POST', tenants, body, headers)).body.data).toEqual(first.body.data)
})

test('refuses an unknown state and fields that the provider may not set', async () => {
  const { body } = await create({ countryId: elsewhere.countryId })
  expect([body.error, body.details[0].path]).toEqual(['VALIDATION_FAILED', 'stateId'])
  for (const part of [{ isProvider: true }, { name: ' ' }, { name: 'x'.repeat(256) }, { id: location.stateId }]) {
    expect((await create(part)).body.error).toBe('VALIDATION_FAILED')
  }
  const { id } = await made()
  expect((await one('PUT', id, { isProvider: true })).body.error).toBe('VALIDATION_FAILED')
  expect((await one('PUT', id, {})).body.error).toBe('EMPTY_DTO')
})

test('changes only the given fields', async () => {
  const school = await made({ slogan: 'Miteinander' })
  const { data } = (await one('PUT', school.id, { name: 'Umbenannt' })).body
  expect(data).toEqual({ ...school, name: 'Umbenannt', updatedAt: data.updatedAt })
  expect(data.updatedAt > school.updatedAt).toBe(true)
  const other = await made()
  expect((await one('PUT', other.id, { name: 'UMBENANNT' })).body.error).toBe('TENANT_ALREADY_EXISTS')
})

test('of two concurrent requests for the same name, the later one is refused', async () => {
  const [first, second] = [await made(), await made()]
  const name = `Seeschule ${crypto.randomUUID()}`
  const { answer } = await writeDirectory(provider.owner, async (tx) => {
    await tx`update tenant set name = ${name} where id = ${first.id}`
    const answer = one('PUT', second.id, { name })
    // It has checked the name, found it free, and waits for this transaction to end.
    await untilCallsWait(provider.owner)
    return { answer }
  })
  expect((await answer).body.error).toBe('TENANT_ALREADY_EXISTS')
})

test('refuses a change of an outdated version and names who changed it', async () => {
  const school = await made()
  await one('PUT', school.id, { slogan: 'eins' })
  const { status, body } = await one('PUT', school.id, { slogan: 'zwei' }, { 'if-match': `"${school.updatedAt}"` })
  expect([status, body.error]).toEqual([409, 'EDIT_CONFLICT'])
  expect(body.details[1]).toEqual({ path: 'updatedBy', message: 'Paula Lehmann' })
})

test('disables a school, and its members lose access at once; never itself', async () => {
  const school = await testSchool(provider.owner)
  const entry = async () => {
    const [token] = await provider.owner<{ hash: Uint8Array }[]>`
      insert into session (token_hash, user_id, user_role_id)
      values (sha256(${crypto.randomUUID()}::text::bytea), ${school.admin.userId}, ${school.admin.userRoleId})
      returning token_hash as hash`
    const [row] = await provider.owner`select tenant_id from resolve_session(${token?.hash ?? null})`
    return row?.tenantId ?? null
  }
  expect((await one('PUT', school.tenantId, { isDisabled: true })).body.data.isDisabled).toBe(true)
  expect(await entry()).toBeNull()
  await one('PUT', school.tenantId, { isDisabled: false })
  expect(await entry()).toBe(school.tenantId)
  expect((await one('PUT', person.tenantId, { isDisabled: true })).body.error).toBe('UPDATE_NOT_ALLOWED')
})

test('deletes a school that nothing refers to', async () => {
  const { id } = await made()
  expect((await one('DELETE', id)).body).toEqual({ success: true })
  expect((await one('DELETE', id)).body.error).toBe('NOT_FOUND')
  expect((await one('PUT', id, { name: 'x' })).body.error).toBe('NOT_FOUND')
})

test('deletes no school in use, and not itself', async () => {
  const school = await testSchool(provider.owner)
  for (const id of [school.tenantId, person.tenantId]) {
    const { status, body } = await one('DELETE', id)
    expect([status, body.error]).toEqual([409, 'FOREIGN_KEY_CONSTRAINT'])
  }
  const [row] =
    await provider.owner`select count(*)::integer as count from student where tenant_id = ${school.tenantId}`
  expect(row?.count).toBe(6)
})
