import { expect, test } from 'bun:test'
import { colleagues, fixtureForFile, outcomeOf, type Person } from '../testing/fixture'

const fixture = await fixtureForFile()
const { school, ...people } = await colleagues(fixture)
const admin = people.admin
const colleague = await fixture.enter(school.manager)

const create = async (name: string): Promise<{ id: string; updatedAt: string }> =>
  (await (await fixture.send('POST', '/items', admin.headers, { name })).json()).data

test('a response has the envelope, is private and carries its request id', async () => {
  const headers = { ...admin.headers, 'x-request-id': 'gateway-0123456789' }
  const response = await fixture.send('POST', '/items', headers, { name: 'Öl' })
  expect(response.status).toBe(201)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-request-id')).toBe('gateway-0123456789')
  const { success, data } = await response.json()
  expect(success).toBe(true)
  expect(data.name).toBe('Öl')
  expect(response.headers.get('etag')).toBe(`"${data.updatedAt}"`)
})

test('a request without a valid id gets a fresh one', async () => {
  for (const sent of [undefined, '', 'short', 'x'.repeat(65), 'has space 123', 'quote"quote"']) {
    const headers = { ...admin.headers, ...(sent !== undefined && { 'x-request-id': sent }) }
    const own = (await fixture.send('GET', '/session/items', headers)).headers.get('x-request-id')
    expect(own).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('a call that only returns success carries no data', async () => {
  const response = await fixture.send('GET', '/session/items', admin.headers)
  expect(await response.json()).toEqual({ success: true })
})

test('a list has a page of rows and the count of all', async () => {
  const person = await fixture.signedInPerson('outsider')
  for (const name of ['-Berg', '-Äcker', '-Bach']) {
    await fixture.owner`insert into student (tenant_id, first_name, last_name) values (${person.tenantId}, 'x', ${name})`
  }
  const query = 'prefix=-&order[0][field]=name&order[0][dir]=asc&limit=2'
  const { data } = await (await fixture.send('GET', `/items?${query}`, person.headers)).json()
  expect(data.count).toBe(3)
  expect(data.rows.map((row: { name: string }) => row.name)).toEqual(['-Äcker', '-Bach'])
})

test('a file is sent unchanged', async () => {
  const response = await fixture.send('GET', `/items/${Bun.randomUUIDv7()}/file`, admin.headers)
  expect(await response.text()).toBe('Grüße')
  expect(response.headers.get('content-type')).toBe('text/plain')
  expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''Gr%C3%BC%C3%9Fe.txt")
})

test('a response that violates the contract is not sent', async () => {
  expect(await outcomeOf(fixture.send('GET', '/wrong', {}))).toBe('500 UNKNOWN')
  expect(JSON.parse(fixture.lines.at(-1) ?? '').failure).toMatchObject({
    name: 'AnswerProblem',
    concerns: 'name invalid_type',
  })
  expect(await outcomeOf(fixture.send('GET', '/leaking', {}))).toBe('500 UNKNOWN')
  expect(await outcomeOf(fixture.send('GET', '/silent', {}))).toBe('500 UNKNOWN')
})

test('a log line names call and caller by id', async () => {
  await fixture.send('PUT', `/items/${Bun.randomUUIDv7()}`, admin.headers, { name: 'x' })
  expect(JSON.parse(fixture.lines.at(-1) ?? '')).toMatchObject({
    level: 'warn',
    service: 'school-admin',
    method: 'PUT',
    route: '/api/items/{id}',
    status: 404,
    error: 'NOT_FOUND',
    tenantId: admin.tenantId,
    userId: admin.userId,
  })
})

test('an outdated change is refused and names who was first', async () => {
  const { id, updatedAt } = await create('first')
  const change = (who: Person, name: string, tag?: string) =>
    fixture.send('PUT', `/items/${id}`, { ...who.headers, ...(tag && { 'if-match': tag }) }, { name })
  const second = await change(colleague, 'second', `"${updatedAt}"`)
  expect(second.status).toBe(200)
  const present = (await second.json()).data.updatedAt
  const refused = await change(admin, 'third', `"${updatedAt}"`)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    error: 'EDIT_CONFLICT',
    details: [
      { path: 'updatedAt', message: present },
      { path: 'updatedBy', message: 'Maja Lehmann' },
    ],
  })
  expect(await outcomeOf(change(admin, 'third', `W/"x", "${present}"`))).toBe('200')
  expect(await outcomeOf(change(admin, 'fourth', '*'))).toBe('200')
  expect(await outcomeOf(change(admin, 'fifth'))).toBe('200')
})

test('a row of another school is not found', async () => {
  const { id } = await create('-mine')
  const otherPerson = await fixture.signedInPerson('admin')
  expect(await outcomeOf(fixture.send('PUT', `/items/${id}`, otherPerson.headers, { name: 'x' }))).toBe('404 NOT_FOUND')
  const { data } = await (await fixture.send('GET', '/items?prefix=-mine', otherPerson.headers)).json()
  expect(data).toEqual({ rows: [], count: 0 })
})

test('what refers to nothing is not found', async () => {
  expect(await outcomeOf(fixture.send('POST', '/broken-reference', admin.headers))).toBe('404 NOT_FOUND')
})

test('a change writes who, what and when to the audit', async () => {
  const { id } = await create('noted')
  const [entry] = await fixture.owner`
    select user_id, action, tenant_id, length(request_id) > 0 as has_request from audit_entry where entity_id = ${id}`
  expect(entry).toEqual({ userId: admin.userId, action: 'item.create', tenantId: admin.tenantId, hasRequest: true })
})
