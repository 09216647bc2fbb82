import { afterAll, expect, test } from 'bun:test'
import { connect } from '@lernspur/database/connection/connect'
import { fixtureForFile } from '../testing/fixture'
import { openWireTap } from '../testing/wire-tap'

const fixture = await fixtureForFile()
const tap = await openWireTap(fixture.config.databaseUrl)
const db = connect(tap.url, { name: 'tap', max: 1 })
const service = fixture.open({ db })
const admin = await fixture.signedInPerson('admin')
afterAll(async () => {
  await db.end()
  tap.close()
})

/** Traffic of one request, once connections and prepared statements exist. */
const trafficOf = async (
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
  ownHeaders: () => Record<string, string> = () => ({}),
) => {
  const ask = async (): Promise<number> => {
    const request = new Request(`http://localhost/api${path}`, {
      method,
      headers: { ...headers, ...ownHeaders() },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return (await service.fetch(request)).status
  }
  for (let turn = 0; turn < 3; turn++) await ask()
  tap.reset()
  const status = await ask()
  return { status, ...tap.traffic }
}

test('a list costs two round trips: its session, and all of its statements', async () => {
  expect(await trafficOf('GET', '/items?limit=5', admin.headers)).toEqual({
    status: 200,
    // Session; begin, tenant, rows, count, commit.
    statements: 1 + 5,
    roundTrips: 2,
  })
})

test('a write waits for its session, for each of its statements, and for its commit; it begins with the first statement', async () => {
  expect(await trafficOf('POST', '/items', admin.headers, { name: 'x' })).toEqual({
    status: 201,
    // Session; begin, tenant, insert; audit; commit.
    statements: 1 + 3 + 1 + 1,
    roundTrips: 4,
  })
})

test('a write with a key waits for two more: the claim of the key, and the answer that is stored', async () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() })
  expect(await trafficOf('POST', '/items', admin.headers, { name: 'x' }, key)).toEqual({
    status: 201,
    // Session; begin, tenant, claim; insert; audit; answer; commit.
    statements: 1 + 3 + 1 + 1 + 1 + 1,
    roundTrips: 6,
  })
})

test('an unauthenticated client with an invalid token causes no database traffic', async () => {
  const headers = { cookie: 'lernspur-80=nonsense' }
  expect(await trafficOf('GET', '/items', headers)).toEqual({ status: 401, statements: 0, roundTrips: 0 })
})

test('a write without CSRF token causes no database traffic', async () => {
  const { cookie } = admin.headers
  expect(await trafficOf('POST', '/items', { cookie }, { name: 'x' })).toMatchObject({ status: 401, statements: 0 })
})

test('a refusal by role or shape costs only the session query', async () => {
  const { headers } = admin
  expect(await trafficOf('GET', '/provider/items', headers)).toEqual({ status: 403, statements: 1, roundTrips: 1 })
  expect(await trafficOf('POST', '/items', headers, { wrong: 1 })).toEqual({
    status: 400,
    statements: 1,
    roundTrips: 1,
  })
})
