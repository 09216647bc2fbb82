import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testMemberOf, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

const provider = await serviceForFile('provider', providerService)
const { owner } = provider
const person = await testProvider(owner)
const identity = (tenantId: string) => `/provider/tenants/${tenantId}/identity`
const ask = (method: string, path: string, body?: object) =>
  provider.ask(person, { method, path, ...(body && { body }) })
const number = () => crypto.randomUUID().slice(0, 8)
const confirm = async (tenantId: string, part: object = {}) => {
  const [row] = await owner<{ name: string }[]>`select name from tenant where id = ${tenantId}`
  return ask('PUT', identity(tenantId), { name: row?.name, town: 'Seestadt', officialNumber: number(), ...part })
}
const rename = (tenantId: string, name: string) => owner`update tenant set name = ${name} where id = ${tenantId}`

test('the provider vouches for name, town and number; another name makes that stale until it vouches again', async () => {
  const { tenantId, name } = await testSchool(owner)
  expect((await ask('GET', identity(tenantId))).body.data).toEqual({
    confirmation: null,
    isRenamed: false,
    namesakes: [],
    keys: [],
  })
  const officialNumber = number()
  const { status, body } = await confirm(tenantId, { officialNumber })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    confirmation: { name, town: 'Seestadt', officialNumber, operator: 'Lernspur (Vorführung)' },
    isRenamed: false,
  })
  await rename(tenantId, `Neu ${name}`)
  const renamed = (await ask('GET', identity(tenantId))).body.data
  expect(renamed).toMatchObject({ confirmation: { name }, isRenamed: true })
  // What was read is confirmed, and nothing else.
  expect((await confirm(tenantId, { name })).body.error).toBe('EDIT_CONFLICT')
  expect((await confirm(tenantId, { officialNumber })).body.data).toMatchObject({ isRenamed: false })
  const acts = await owner<{ action: string; tenantId: string }[]>`
    select action, tenant_id from audit_entry where entity_id = ${tenantId} order by created_at, tenant_id = ${tenantId}`
  expect(acts.map((act) => [act.action, act.tenantId])).toEqual([
    ['school-confirmation.confirm', person.tenantId],
    ['school-confirmation.confirm', tenantId],
    ['school-confirmation.confirm', person.tenantId],
    ['school-confirmation.confirm', tenantId],
  ])
})

test('a name that looks like another one is confirmed only by who has seen that, and both see each other (rule signature.10)', async () => {
  const [first, second] = [await testSchool(owner), await testSchool(owner)]
  await confirm(first.tenantId, { town: 'Musterstadt' })
  await rename(second.tenantId, first.name.toUpperCase().replace('E', 'Е'))
  const seen = (await ask('GET', identity(second.tenantId))).body.data
  expect(seen.namesakes).toMatchObject([
    { id: first.tenantId, name: first.name, confirmation: { town: 'Musterstadt' } },
  ])
  const refused = (await confirm(second.tenantId)).body
  expect([refused.error, refused.details[0].path]).toEqual(['VALIDATION_FAILED', 'hasSeenNamesakes'])
  expect((await confirm(second.tenantId, { hasSeenNamesakes: true })).status).toBe(200)
  const other = (await ask('GET', identity(first.tenantId))).body.data
  expect(other.namesakes).toMatchObject([{ id: second.tenantId, confirmation: { town: 'Seestadt' } }])
  const query = new URLSearchParams({ name: first.name.replace(/ /g, ' - ') })
  const listed = (await ask('GET', `/provider/namesakes?${query}`)).body.data.namesakes
  expect(listed.map(({ id }: { id: string }) => id).sort()).toEqual([first.tenantId, second.tenantId].sort())
  query.set('except', first.tenantId)
  expect((await ask('GET', `/provider/namesakes?${query}`)).body.data.namesakes).toHaveLength(1)
})

test('a number belongs to one school of a state, and becomes free when that school is gone', async () => {
  const [first, second] = [await testSchool(owner), await testSchool(owner)]
  const officialNumber = number()
  await confirm(first.tenantId, { officialNumber })
  const { body } = await confirm(second.tenantId, { officialNumber: officialNumber.toUpperCase() })
  expect([body.error, body.details[0].path]).toEqual(['VALIDATION_FAILED', 'officialNumber'])
  await owner`update school_confirmation set school_id = uuidv7() where school_id = ${first.tenantId}`
  expect((await confirm(second.tenantId, { officialNumber })).status).toBe(200)
})

test('what is withdrawn holds no longer, and only admins of the provider vouch', async () => {
  const { tenantId } = await testSchool(owner)
  await confirm(tenantId)
  const member = await testMemberOf(owner, person.tenantId)
  for (const [method, body, refusal] of [
    ['PUT', { name: 'x', town: 'x', officialNumber: 'x' }, 'UPDATE_NOT_ALLOWED'],
    ['DELETE', undefined, 'NO_PERMISSION'],
  ] as const) {
    const call = { method, path: identity(tenantId), ...(body && { body }) }
    expect((await provider.ask(member, call)).body.error).toBe(refusal)
  }
  expect((await ask('DELETE', identity(tenantId))).status).toBe(200)
  expect((await ask('GET', identity(tenantId))).body.data.confirmation).toBeNull()
  expect((await ask('DELETE', identity(tenantId))).body.error).toBe('NOT_FOUND')
  expect((await confirm(person.tenantId)).body.error).toBe('UPDATE_NOT_ALLOWED')
})

test('the provider revokes a key once, from a day that is not to come, and the school finds it in its audit', async () => {
  const { tenantId } = await testSchool(owner)
  const key = crypto.getRandomValues(new Uint8Array(32))
  await owner`insert into published_seal_key (public_key, school_id, created_at) values (${key}, ${tenantId}, now())`
  const publicKey = Buffer.from(key).toString('base64url')
  const path = `/provider/tenants/${tenantId}/seal-keys/${publicKey}/revocation`
  expect((await ask('GET', identity(tenantId))).body.data.keys).toMatchObject([{ publicKey, revocation: null }])
  expect((await ask('POST', path, { day: '2999-01-01', reason: 'lost' })).body.details[0].path).toBe('day')
  const revocation = { day: '2026-10-01', reason: 'lost' }
  expect((await ask('POST', path, revocation)).status).toBe(200)
  expect((await ask('GET', identity(tenantId))).body.data.keys).toMatchObject([{ publicKey, revocation }])
  expect((await ask('POST', path, { ...revocation, reason: 'closed' })).body.error).toBe('UPDATE_NOT_ALLOWED')
  const other = await testSchool(owner)
  expect((await ask('POST', path.replace(tenantId, other.tenantId), revocation)).body.error).toBe('NOT_FOUND')
  const [act] = await owner<{ change: object }[]>`
    select change from audit_entry where tenant_id = ${tenantId} and action = 'seal-key.revoke'`
  expect(act?.change).toEqual({ revokedOn: [null, '2026-10-01'], revocationReason: [null, 'lost'] })
})
