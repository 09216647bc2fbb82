import { expect, test } from 'bun:test'
import { colleagues, fixtureForFile, outcomeOf } from '../testing/fixture'

const fixture = await fixtureForFile()
const { admin, member } = await colleagues(fixture)

const create = (key: string, name: string, who = admin) =>
  fixture.send('POST', '/items', { ...who.headers, 'idempotency-key': key }, { name })

const countOf = async (name: string): Promise<number> => {
  const [row] = await fixture.owner<{ count: number }[]>`select count(*) from student where last_name = ${name}`
  return row?.count ?? -1
}

test('the same key with the same body repeats the first response', async () => {
  const key = crypto.randomUUID()
  const first = await create(key, 'once')
  const second = await create(key, 'once')
  expect(first.status).toBe(201)
  expect(second.status).toBe(201)
  expect(await second.json()).toEqual(await first.json())
  expect(await countOf('once')).toBe(1)
})

test('the same key with another body is refused', async () => {
  const key = crypto.randomUUID()
  await create(key, 'body')
  expect(await outcomeOf(create(key, 'another body'))).toBe('400 INVALID_PARAMETERS')
  expect(await countOf('another body')).toBe(0)
})

test('of concurrent requests one runs and all get its response', async () => {
  const key = crypto.randomUUID()
  const responses = await Promise.all(Array.from({ length: 12 }, () => create(key, 'rush')))
  const answers = await Promise.all(responses.map((response) => response.text()))
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toContain('"success":true')
  expect(await countOf('rush')).toBe(1)
})

test('a refused create leaves its key free', async () => {
  const key = crypto.randomUUID()
  expect(await outcomeOf(create(key, 'refused'))).toBe('403 CREATE_NOT_ALLOWED')
  expect(await outcomeOf(create(key, 'accepted'))).toBe('201')
})

test('a verb that writes twice stores both results', async () => {
  const headers = { ...admin.headers, 'idempotency-key': crypto.randomUUID() }
  const twice = async () => (await fixture.send('POST', '/items/twice', headers, { name: 'double' })).json()
  const { data } = await twice()
  expect(data.map(({ name }: { name: string }) => name)).toEqual(['double', 'double again'])
  expect((await twice()).data).toEqual(data)
  expect(await countOf('double again')).toBe(1)
})

test('a key belongs to one person', async () => {
  const key = crypto.randomUUID()
  const otherPerson = await fixture.signedInPerson('outsider')
  for (const who of [admin, member, otherPerson]) expect(await outcomeOf(create(key, 'theirs', who))).toBe('201')
  expect(await countOf('theirs')).toBe(3)
})

test('a malformed key is refused, and without a key every call counts', async () => {
  expect(await outcomeOf(create('ä', 'x'))).toBe('400 INVALID_PARAMETERS')
  expect(await outcomeOf(create('x'.repeat(256), 'x'))).toBe('400 INVALID_PARAMETERS')
  for (let turn = 0; turn < 2; turn++) await fixture.send('POST', '/items', admin.headers, { name: 'twice' })
  expect(await countOf('twice')).toBe(2)
})
