import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { ConfiguredCell } from '@lernspur/service-kit/process/cell-config'
import { type ServiceUnderTest, serviceOn } from '@lernspur/testing/service-under-test'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { testSchool } from '@lernspur/testing/test-school'
import { identityService } from '../app'

/** Another cell: what it publishes, over HTTP. */
const other = Bun.serve({
  port: 0,
  fetch: ({ url, headers }) => {
    if (headers.has('authorization')) return new Response('A token was sent.', { status: 500 })
    if (new URL(url).pathname !== '/api/cells/published-schools') return new Response('', { status: 404 })
    const school = { name: 'Grundschule am Öhrchen', town: 'Nordstadt', officialNumber: '12345' }
    return Response.json({ success: true, data: { schools: [school] } })
  },
})
const nord = { name: 'Nord', url: `http://localhost:${other.port}` }
const cells: readonly ConfiguredCell[] = [
  { ...nord, domains: ['nord.example'], token: `lernspur_${'0'.repeat(32)}_${'a'.repeat(43)}` },
  { name: 'Weg', url: 'http://127.0.0.1:9', domains: ['weg.example'] },
]

let database: TestDatabase
let service: ServiceUnderTest
beforeAll(async () => {
  database = await testDatabase()
  service = serviceOn(database, 'identity', (config, db) =>
    identityService(config, db, undefined, undefined, undefined, cells, true),
  )
}, 60_000)
afterAll(async () => {
  await service.close()
  await database.close()
  await other.stop(true)
})

const get = (path: string) => service.ask(null, { method: 'GET', path })
const search = async (query: Readonly<Record<string, string>>) =>
  (await get(`/cells/search?${new URLSearchParams(query)}`)).body

test('a domain leads to its cell, also below it, and tells nothing about accounts', async () => {
  const school = await testSchool(database.owner)
  const [, own = ''] = school.admin.email.split('@')
  expect((await search({ domain: 'NORD.example' })).data).toEqual({ cells: [nord], schools: [] })
  expect((await search({ domain: 'sued.nord.example' })).data.cells).toEqual([nord])
  const nobody = await search({ domain: 'niemand.example' })
  expect(await search({ domain: own })).toEqual(nobody)
  expect(await search({ domain: 'kein-nord.example' })).toEqual(nobody)
  expect((await search({})).error).toBe('INVALID_PARAMETERS')
  expect((await get('/cells')).body.data.cells).toEqual([nord, { name: 'Weg', url: 'http://127.0.0.1:9' }])
})

test('a school is found in any cell by all words of its name, town or number, without its token', async () => {
  const found = { name: 'Grundschule am Öhrchen', town: 'Nordstadt', officialNumber: '12345', cell: nord }
  expect((await search({ school: 'ohrchen nord' })).data.schools).toEqual([found])
  expect((await search({ school: '12345' })).data.schools).toEqual([found])
  expect((await search({ school: 'öhrchen südstadt' })).data.schools).toEqual([])
  expect((await search({ school: 'am' })).data.schools).toEqual([])
})

test('schools here are published when the operator says so, but none that is disabled, moves or is being closed', async () => {
  const [open, disabled, closing] = [
    await testSchool(database.owner, { name: `Waldschule ${crypto.randomUUID()}` }),
    await testSchool(database.owner),
    await testSchool(database.owner),
  ]
  await database.owner`update tenant set is_disabled = true where id = ${disabled.tenantId}`
  await database.owner`update tenant set closes_at = now() where id = ${closing.tenantId}`
  const names = async () =>
    (await get('/cells/published-schools')).body.data.schools.map(({ name }: { name: string }) => name)
  expect(await names()).toContain(open.name)
  expect(await names()).not.toContain(disabled.name)
  expect(await names()).not.toContain(closing.name)
  expect((await search({ school: open.name })).data.schools).toEqual([
    { name: open.name, town: null, officialNumber: null, cell: null },
  ])
  const silent = serviceOn(database, 'identity', (config, db) =>
    identityService(config, db, undefined, undefined, undefined, [], false),
  )
  const path = '/cells/published-schools'
  expect((await silent.ask(null, { method: 'GET', path })).body.data.schools).toEqual([])
  await silent.close()
})
