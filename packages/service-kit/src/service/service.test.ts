import { expect, test } from 'bun:test'
import { connect } from '@lernspur/database/connect'
import * as z from 'zod/mini'
import { resolveReferences } from '../openapi/resolve-references'
import { thingRoutes, thingSlice } from '../testing/things'
import { verdict, type World, worldForFile } from '../testing/world'
import type { ServiceOptions } from './service'

const world = await worldForFile()

const refusalToStart = (options: Partial<ServiceOptions>): string => {
  try {
    world.open(options)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

test('a service starts with one handler for each of its calls', () => {
  expect(refusalToStart({})).toBe('')
})

test('calls of another service are not its business', () => {
  const foreign = { ...thingRoutes.crash, owner: 'teacher' } as const
  expect(refusalToStart({ routes: { ...thingRoutes, foreign } })).toBe('')
})

test('a call without a handler keeps the service from starting', () => {
  expect(refusalToStart({ routes: { ...thingRoutes, another: { ...thingRoutes.crash, path: '/another' } } })).toBe(
    'school-admin has no handler for another.',
  )
})

test('a handler without a call keeps the service from starting', () => {
  const { crash: _crash, ...rest } = thingRoutes
  expect(refusalToStart({ routes: rest })).toBe('school-admin answers crash, which the contract does not give it.')
  const foreign = { ...thingRoutes.crash, owner: 'teacher' } as const
  expect(refusalToStart({ routes: { ...rest, crash: foreign } })).toContain('does not give it')
})

test('two slices cannot answer the same call', () => {
  expect(refusalToStart({ slices: [thingSlice, thingSlice] })).toBe('school-admin has two handlers for listThings.')
})

test('a call without an access rule keeps the service from starting', () => {
  for (const access of [undefined, 'everybody']) {
    const crash = { ...thingRoutes.crash, access } as unknown as typeof thingRoutes.crash
    expect(refusalToStart({ routes: { ...thingRoutes, crash } })).toBe('The call crash has no access rule.')
  }
})

test('a body that takes unknown fields anywhere keeps the service from starting', () => {
  const loose = z.object({ name: z.string() })
  const bodies = [loose, z.strictObject({ a: loose }), z.strictObject({ a: z.optional(z.array(z.nullable(loose))) })]
  for (const body of bodies) {
    const crash = { ...thingRoutes.crash, body }
    expect(refusalToStart({ routes: { ...thingRoutes, crash } })).toBe(
      'The call crash has a body that takes unknown fields.',
    )
  }
  const crash = { ...thingRoutes.crash, body: z.strictObject({ a: z.array(z.strictObject({ name: z.string() })) }) }
  expect(refusalToStart({ routes: { ...thingRoutes, crash } })).toBe('')
})

test('parameters without a schema keep the service from starting', () => {
  const crash = { ...thingRoutes.crash, path: '/crash/{id}' } as const
  expect(refusalToStart({ routes: { ...thingRoutes, crash } })).toBe('The call crash has parameters without a schema.')
})

test('two calls behind one door keep the service from starting', () => {
  const crash = { ...thingRoutes.crash, path: '/things' } as const
  expect(refusalToStart({ routes: { ...thingRoutes, crash } })).toBe('Two calls of school-admin are POST /things.')
})

const ask = async (service: World['service'], path: string) => {
  const response = await service.fetch(new Request(`http://localhost${path}`))
  return { status: response.status, body: await response.json() }
}

test('health tells of service and database', async () => {
  const service = world.open()
  expect(await ask(service, '/internal/health')).toEqual({
    status: 200,
    body: { service: 'school-admin', state: 'up', database: 'up' },
  })
  service.drain()
  expect(await ask(service, '/internal/health')).toMatchObject({ status: 503, body: { state: 'draining' } })
})

test('a service whose database is away says so and asks to come back', async () => {
  const db = connect('postgres://nobody@127.0.0.1:1/nothing', { name: 'test' })
  const service = world.open({ db })
  expect(await ask(service, '/internal/health')).toMatchObject({ status: 503, body: { database: 'down' } })
  const { headers } = await world.somebody('outsider')
  const request = new Request('http://localhost/api/session/things', { headers })
  const response = await service.fetch(request)
  expect(response.headers.get('retry-after')).toBe('1')
  expect(await verdict(response)).toBe('503 UNKNOWN')
  await db.end()
})

test('health leaves no line, for it is asked all the time', async () => {
  const before = world.lines.length
  await ask(world.open(), '/internal/health')
  expect(world.lines.length).toBe(before)
})

test('production trusts its tests and does not check answers', async () => {
  const service = world.open({ config: { ...world.config, mode: 'production' } })
  expect(await ask(service, '/api/leaking')).toMatchObject({ status: 200 })
})

test('the contract is readable as OpenAPI', async () => {
  const body = resolveReferences((await ask(world.service, '/internal/openapi.json')).body)
  expect(body.openapi).toBe('3.1.0')
  expect(Object.keys(body.paths).sort()).toEqual(
    [...new Set(Object.values(thingRoutes).map(({ path }) => `/api${path}`))].sort(),
  )
  const { get: list, post: create } = body.paths['/api/things'] ?? {}
  expect(create?.operationId).toBe('createThing')
  expect(create?.requestBody?.content['application/json']?.schema).toMatchObject({
    required: ['name'],
    additionalProperties: false,
  })
  expect(create?.responses).toHaveProperty('201')
  expect(create?.responses.default?.description).toContain('INVALID_TOKEN')
  expect(list?.parameters.map(({ name }) => name)).toEqual(['prefix', 'filter', 'order', 'offset', 'limit'])
  expect(list?.responses['200']?.content?.['application/json']?.schema.properties?.data?.required).toEqual([
    'rows',
    'count',
  ])
})
