import { afterAll, beforeAll, expect, test } from 'bun:test'
import { connect } from '@lernspur/database/connection/connect'
import { newProgramToken } from '@lernspur/service-kit/session/program'
import { tokenHash } from '@lernspur/service-kit/session/token'
import { eventually } from '@lernspur/testing/eventually'
import { type ServiceUnderTest, serviceOn } from '@lernspur/testing/service-under-test'
import { testConfig } from '@lernspur/testing/test-config'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { type TestPerson, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

let here: TestDatabase
let there: TestDatabase
let service: ServiceUnderTest
let person: TestPerson
let cell: ReturnType<typeof Bun.serve>
let isIll = false
let token = ''

/** The other cell: its own provider service on a database of its own, over HTTP. */
beforeAll(async () => {
  here = await testDatabase()
  there = await testDatabase()
  person = await testProvider(here.owner)
  const maker = await testProvider(there.owner)
  await testSchool(there.owner)
  await there.owner`
    insert into installation_day (day, school_count, user_count, class_count, student_count, sign_in_count, observation_count)
    values (current_date, 12, 340, 56, 1200, 7, 8)`
  token = newProgramToken(maker.tenantId)
  await there.owner`
    insert into program_token (tenant_id, name, token_hash, scopes, maker_id, expires_at)
    values (${maker.tenantId}, 'Nachbarzelle', ${tokenHash(token)}, ${['installation:read']}::text[], ${maker.userId},
      now() + interval '1 day')`
  const config = testConfig(there, 'provider')
  const provider = providerService(config, connect(config.databaseUrl, { name: 'test', max: 2 }), [])
  cell = Bun.serve({
    port: 0,
    fetch: (request) => {
      if (new URL(request.url).pathname !== '/api/healthcheck') return provider.fetch(request)
      if (request.headers.has('authorization')) return new Response('A token was sent.', { status: 500 })
      return Response.json({ success: !isIll, data: { gateway: 'up' } }, { status: isIll ? 503 : 200 })
    },
  })
  const url = `http://localhost:${cell.port}`
  const cells = [
    { name: 'Nord', url, domains: [], token },
    { name: 'Ohne Token', url, domains: [] },
    { name: 'Falsch', url, domains: [], token: `lernspur_${'0'.repeat(32)}_${'a'.repeat(43)}` },
    { name: 'Weg', url: 'http://127.0.0.1:9', domains: [], token },
  ]
  service = serviceOn(here, 'provider', (own, db) => providerService(own, db, cells))
}, 60_000)
afterAll(async () => {
  await service.close()
  await cell.stop(true)
  await here.close()
  await there.close()
})

const states = async (target = service) =>
  (await target.ask(person, { method: 'GET', path: '/provider/dashboard/cells' })).body.data.cells as {
    name: string
    state: string
    readAt: string | null
    counts: object | null
    isHealthy: boolean | null
  }[]

/** What the cells say, once each has answered or has not in time. */
const settled = (service?: Parameters<typeof states>[0]) =>
  eventually(
    async () => {
      const latest = await states(service)
      return latest.every(({ state }) => state !== 'pending') && latest
    },
    () => 'all cells have been read',
  )

test('the first look waits for no cell; then each says what it has, or why not', async () => {
  expect((await states()).map(({ state }) => state)).toEqual(['pending', 'pending', 'pending', 'pending'])
  const latest = await settled()
  expect(latest).toMatchObject([
    { name: 'Nord', state: 'read', counts: { schoolCount: 12, userCount: 340, studentCount: 1200 }, isHealthy: true },
    { name: 'Ohne Token', state: 'refused', counts: null, isHealthy: true },
    { name: 'Falsch', state: 'refused', counts: null, isHealthy: true },
    { name: 'Weg', state: 'unreachable', counts: null, isHealthy: null },
  ])
  expect(latest[0]?.readAt).toEndWith('Z')
  expect(JSON.stringify(latest)).not.toContain('lernspur_')
})

test('a cell that says that something is wrong there is shown with its numbers', async () => {
  isIll = true
  const cells = [{ name: 'Nord', url: `http://localhost:${cell.port}`, domains: [], token }]
  const own = serviceOn(here, 'provider', (config, db) => providerService(config, db, cells))
  const [latest] = await settled(own)
  expect(latest).toMatchObject({ state: 'read', counts: { schoolCount: 12 }, isHealthy: false })
  await own.close()
})

test('schools do not see the cells', async () => {
  const school = await testSchool(here.owner)
  const answer = await service.ask(school.admin, { method: 'GET', path: '/provider/dashboard/cells' })
  expect(answer.body.error).toBe('NO_PERMISSION')
})
