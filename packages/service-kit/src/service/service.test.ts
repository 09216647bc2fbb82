import { expect, test } from 'bun:test'
import { connect } from '@lernspur/database/connection/connect'
import * as z from 'zod/mini'
import { resolveReferences } from '../openapi/resolve-references'
import { type Fixture, fixtureForFile, outcomeOf } from '../testing/fixture'
import { itemRoutes, itemSlice } from '../testing/items'
import type { ServiceOptions } from './service'

const fixture = await fixtureForFile()

const refusalToStart = (options: Partial<ServiceOptions>): string => {
  try {
    fixture.open(options)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

test('a service starts with one handler for each of its calls', () => {
  expect(refusalToStart({})).toBe('')
})

test('calls of another service are not accepted', () => {
  const foreign = { ...itemRoutes.crash, owner: 'teacher' } as const
  expect(refusalToStart({ routes: { ...itemRoutes, foreign } })).toBe('')
})

test('a call without a handler stops the start', () => {
  expect(refusalToStart({ routes: { ...itemRoutes, another: { ...itemRoutes.crash, path: '/another' } } })).toBe(
    'school-admin has no handler for another.',
  )
})

test('a handler without a call stops the start', () => {
  const { crash: _crash, ...rest } = itemRoutes
  expect(refusalToStart({ routes: rest })).toBe('school-admin answers crash, which the contract does not give it.')
  const foreign = { ...itemRoutes.crash, owner: 'teacher' } as const
  expect(refusalToStart({ routes: { ...rest, crash: foreign } })).toContain('does not give it')
})

test('two slices cannot answer the same call', () => {
  expect(refusalToStart({ slices: [itemSlice, itemSlice] })).toBe('school-admin has two handlers for listThings.')
})

test('a call without an access rule stops the start', () => {
  for (const access of [undefined, 'everybody']) {
    const crash = { ...itemRoutes.crash, access } as unknown as typeof itemRoutes.crash
    expect(refusalToStart({ routes: { ...itemRoutes, crash } })).toBe('The call crash has no access rule.')
  }
})

test('a service that a team has added starts only with calls below its own prefix', () => {
  const owned = (path: `/${string}`) => {
    const route = { ...itemRoutes.crash, owner: 'timetable', path } as const
    return refusalToStart({ name: 'timetable', routes: { route }, slices: [{ handlers: { route: () => undefined } }] })
  }
  expect(owned('/timetable/entries')).toBe('')
  expect(owned('/classes')).toBe('The call route is not below /timetable, as those of timetable must be.')
})

test('a body that accepts unknown fields anywhere stops the start', () => {
  const loose = z.object({ name: z.string() })
  const bodies = [loose, z.strictObject({ a: loose }), z.strictObject({ a: z.optional(z.array(z.nullable(loose))) })]
  for (const body of bodies) {
    const crash = { ...itemRoutes.crash, body }
    expect(refusalToStart({ routes: { ...itemRoutes, crash } })).toBe(
      'The call crash has a body that takes unknown fields.',
    )
  }
  const crash = { ...itemRoutes.crash, body: z.strictObject({ a: z.array(z.strictObject({ name: z.string() })) }) }
  expect(refusalToStart({ routes: { ...itemRoutes, crash } })).toBe('')
})

test('parameters without a schema stop the start', () => {
  const crash = { ...itemRoutes.crash, path: '/crash/{id}' } as const
  expect(refusalToStart({ routes: { ...itemRoutes, crash } })).toBe('The call crash has parameters without a schema.')
})

test('two calls with the same method and path stop the start', () => {
  const crash = { ...itemRoutes.crash, path: '/items' } as const
  expect(refusalToStart({ routes: { ...itemRoutes, crash } })).toBe('Two calls of school-admin are POST /items.')
})

const ask = async (service: Fixture['service'], path: string) => {
  const response = await service.fetch(new Request(`http://localhost${path}`))
  return { status: response.status, body: await response.json() }
}

test('health reports the state of service and database', async () => {
  const service = fixture.open()
  expect(await ask(service, '/internal/health')).toEqual({
    status: 200,
    body: {
      service: 'school-admin',
      state: 'up',
      database: 'up',
      problems: [],
      version: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/),
      startedAt: expect.any(String),
    },
  })
  service.drain()
  expect(await ask(service, '/internal/health')).toMatchObject({ status: 503, body: { state: 'draining' } })
})

test('a service without database is unavailable and asks to retry', async () => {
  const db = connect('postgres://nobody@127.0.0.1:1/nothing', { name: 'test' })
  const service = fixture.open({ db })
  expect(await ask(service, '/internal/health')).toMatchObject({ status: 503, body: { database: 'down' } })
  const { headers } = await fixture.signedInPerson('outsider')
  const request = new Request('http://localhost/api/session/items', { headers })
  const response = await service.fetch(request)
  expect(response.headers.get('retry-after')).toBe('1')
  expect(await outcomeOf(response)).toBe('503 UNKNOWN')
  await db.end()
})

test('a database that only reads counts as down, and what is to be written may be sent again later', async () => {
  const { headers } = await fixture.signedInPerson('admin')
  const [{ name = '' } = {}] = await fixture.owner<{ name: string }[]>`select current_database() as name`
  await fixture.owner`alter database ${fixture.owner(name)} set default_transaction_read_only = on`
  const db = connect(fixture.config.databaseUrl, { name: 'test' })
  try {
    const service = fixture.open({ db })
    expect(await ask(service, '/internal/health')).toMatchObject({ status: 503, body: { database: 'down' } })
    const body = JSON.stringify({ name: 'Igel' })
    const response = await service.fetch(new Request('http://localhost/api/items', { method: 'POST', headers, body }))
    expect([response.headers.get('retry-after'), await outcomeOf(response)]).toEqual(['30', '503 UNKNOWN'])
  } finally {
    await fixture.owner`alter database ${fixture.owner(name)} reset default_transaction_read_only`
    await db.end()
  }
})

test('health checks are not logged, because they are frequent', async () => {
  const before = fixture.lines.length
  await ask(fixture.open(), '/internal/health')
  expect(fixture.lines.length).toBe(before)
})

test('production does not validate responses', async () => {
  const service = fixture.open({ config: { ...fixture.config, mode: 'production' } })
  expect(await ask(service, '/api/leaking')).toMatchObject({ status: 200 })
})

test('the contract is readable as OpenAPI', async () => {
  const body = resolveReferences((await ask(fixture.service, '/internal/openapi.json')).body)
  expect(body.openapi).toBe('3.1.0')
  expect(Object.keys(body.paths).sort()).toEqual(
    [...new Set(Object.values(itemRoutes).map(({ path }) => `/api${path}`))].sort(),
  )
  const { get: list, post: create } = body.paths['/api/items'] ?? {}
  expect(create?.operationId).toBe('createItem')
  expect(create?.requestBody?.content['application/json']?.schema).toMatchObject({
    required: ['name'],
    additionalProperties: false,
  })
  expect(create?.responses).toHaveProperty('201')
  const failure = create?.responses.default?.content?.['application/json']?.schema
  expect(failure?.properties?.error?.enum).toContain('INVALID_TOKEN')
  expect(list?.parameters.map(({ name }) => name)).toEqual(['prefix', 'filter', 'order', 'offset', 'limit'])
  expect(list?.responses['200']?.content?.['application/json']?.schema.properties?.data?.required).toEqual([
    'rows',
    'count',
  ])
})
