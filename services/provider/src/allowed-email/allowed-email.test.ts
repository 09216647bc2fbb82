import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testMemberOf, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

const provider = await serviceForFile('provider', providerService)
const person = await testProvider(provider.owner)

const path = '/provider/allowed-emails'
const add = (emails: unknown, headers = {}) => provider.ask(person, { method: 'POST', path, body: { emails }, headers })
const remove = (emails: unknown) => provider.ask(person, { method: 'POST', path: `${path}/remove`, body: { emails } })
const list = (query = '') => provider.ask(person, { method: 'GET', path: `${path}${query}` })
const listed = async (part: string) => {
  const filter = `?filter[0][field]=email&filter[0][type]=contains&filter[0][value]=${encodeURIComponent(part)}`
  return (await list(filter)).body.data.rows.map((row: { email: string }) => row.email)
}

test('allows addresses and whole domains, in lower case and once', async () => {
  const { status, body } = await add(['Zoe@Eins.example', 'zoe@eins.example', '*@Eins.example'])
  expect(status).toBe(201)
  expect(body.data.rows.map((row: { email: string }) => row.email)).toEqual(['*@eins.example', 'zoe@eins.example'])
  expect(body.data.count).toBe(2)
  expect(await listed('@eins')).toEqual(['*@eins.example', 'zoe@eins.example'])
})

test('keeps existing entries', async () => {
  const [first] = (await add(['bleibt@zwei.example'])).body.data.rows
  const { rows, addedIds } = (await add(['bleibt@zwei.example', 'neu@zwei.example'])).body.data
  expect(addedIds).toEqual([rows[1].id])
  expect(rows).toHaveLength(2)
  expect(rows[0]).toEqual(first)
})

test('repeats the first response for the same key', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = (await add(['einmal@drei.example'], headers)).body.data
  await remove(['einmal@drei.example'])
  expect((await add(['einmal@drei.example'], headers)).body.data).toEqual(first)
  expect(await listed('drei.example')).toEqual([])
})

test('removes listed addresses and ignores the rest', async () => {
  await add(['a@vier.example', 'b@vier.example'])
  const { status, body } = await remove(['A@vier.example', 'niemand@vier.example'])
  expect([status, body]).toEqual([200, { success: true }])
  expect(await listed('vier.example')).toEqual(['b@vier.example'])
})

test('refuses an empty list and invalid addresses, without repeating them', async () => {
  for (const emails of [[], ['kein'], ['*@'], ['*@schule'], ['x*@schule.example'], ['*@-a.example'], 'a@b.example']) {
    for (const answer of [await add(emails), await remove(emails)]) {
      expect([answer.status, answer.body.error]).toEqual([400, 'VALIDATION_FAILED'])
      expect(JSON.stringify(answer.body)).not.toContain('schule')
    }
  }
  const { body } = await add(['gut@schule.example', 'schlecht'])
  expect(body.details[0].path).toBe('emails.1')
  expect(await listed('gut@schule')).toEqual([])
})

test('records who changed the list', async () => {
  const [row] = (await add(['wer@sechs.example'])).body.data.rows
  await remove(['wer@sechs.example'])
  const entries = await provider.owner`
    select action, user_id, tenant_id from audit_entry where entity_id = ${row.id} order by id`
  const by = { userId: person.userId, tenantId: person.tenantId }
  expect([...entries]).toEqual([
    { action: 'allowed-email.create', ...by },
    { action: 'allowed-email.delete', ...by },
  ])
})

test('says who allowed an address, and how many accounts it covers', async () => {
  const { admin } = await testSchool(provider.owner)
  const [account] = await provider.owner<{ email: string }[]>`select email from app_user where id = ${admin.userId}`
  const email = account?.email ?? ''
  const domain = `*@${email.split('@')[1]}`
  await add([email, domain, 'niemand@neun.example'])
  const filter = (value: string) =>
    `?filter[0][field]=email&filter[0][type]=eq&filter[0][value]=${encodeURIComponent(value)}`
  const entry = async (value: string) => (await list(filter(value))).body.data.rows[0]
  expect(await entry(email)).toMatchObject({ accountCount: 1, addedBy: { id: person.userId } })
  expect((await entry(domain)).accountCount).toBeGreaterThan(1)
  const unused = '?filter[0][field]=accountCount&filter[0][type]=eq&filter[0][value]=0'
  const { rows } = (await list(unused)).body.data
  const emails = rows.map((row: { email: string }) => row.email)
  expect(emails).toContain('niemand@neun.example')
  expect(emails).not.toContain(email)
})

test('is not available to schools', async () => {
  const { admin } = await testSchool(provider.owner)
  for (const method of ['GET', 'POST']) {
    expect((await provider.ask(admin, { method, path })).body.error).toBe('NO_PERMISSION')
  }
})

test('a plain member of the provider neither allows nor removes addresses', async () => {
  const [row] = await provider.owner<{ tenantId: string }[]>`
    select tenant_id from user_role where id = ${String(person.userRoleId)}`
  const member = await testMemberOf(provider.owner, String(row?.tenantId))
  await add(['bleibt@mitglied.example'])
  const ask = (end: string) =>
    provider.ask(member, { method: 'POST', path: `${path}${end}`, body: { emails: ['bleibt@mitglied.example'] } })
  expect((await ask('')).body.error).toBe('CREATE_NOT_ALLOWED')
  expect((await ask('/remove')).body.error).toBe('NO_PERMISSION')
  expect(await listed('mitglied.example')).toEqual(['bleibt@mitglied.example'])
})
