import { expect, test } from 'bun:test'
import { defineRoutes } from '@lernspur/contracts/wire/route'
import { eventually } from '@lernspur/testing/eventually'
import { slice } from '../service/slice'
import { colleagues, fixtureForFile } from '../testing/fixture'
import { shareRules } from './share-limits'

const routes = defineRoutes({
  hold: { method: 'GET', path: '/hold', owner: 'school-admin', access: 'session', status: 200, errors: [] },
  holdOpen: { method: 'GET', path: '/hold/open', owner: 'school-admin', access: 'public', status: 200, errors: [] },
  sleep: { method: 'GET', path: '/sleep', owner: 'school-admin', access: 'member', status: 200, errors: [] },
  sleepAndWrite: { method: 'POST', path: '/sleep', owner: 'school-admin', access: 'member', status: 200, errors: [] },
})

/** Calls that are answered when the test lets them. */
let gate = Promise.withResolvers<void>()
let held = 0
const hold = async () => {
  held += 1
  await gate.promise
  return undefined
}

const holdSlice = slice(routes, {
  hold,
  holdOpen: hold,
  sleep: async ({ call }) => {
    await call.read((tx) => [tx`select pg_sleep(0.3)`])
    return undefined
  },
  sleepAndWrite: ({ call }) =>
    call.write(async (tx) => {
      await tx`select pg_sleep(0.3)`
      return undefined
    }),
})

const fixture = await fixtureForFile()
const { admin, school } = await colleagues(fixture)
const colleague = await fixture.enter(school.manager)
const service = fixture.open({
  routes,
  slices: [holdSlice],
  share: { ...shareRules, person: { running: 2, waiting: 1 }, network: { running: 2, waiting: 1 } },
  timeouts: { read: 100, file: 100 },
})
const ask = async (method: string, path: string, headers: Readonly<Record<string, string>>) => {
  const response = await service.fetch(new Request(`http://localhost/api${path}`, { method, headers }))
  const { error } = (await response.json()) as { error?: string }
  return { status: response.status, error, retryAfter: response.headers.get('retry-after') }
}

const answered = { status: 200, error: undefined, retryAfter: null }
const refused = { status: 429, error: 'TOO_MANY_REQUESTS', retryAfter: '2' }

const open = async (): Promise<void> => {
  gate.resolve()
  await Bun.sleep(0)
  gate = Promise.withResolvers<void>()
  held = 0
}

test.each([
  ['a person', '/hold', admin.headers, colleague.headers],
  ['a network', '/hold/open', { 'x-forwarded-for': '2001:db8::1' }, { 'x-forwarded-for': '2001:db8:0:1::1' }],
] as const)(
  '%s cannot take the whole service: what is too much waits or is refused, and others are answered',
  async (_, path, headers, others) => {
    const requested = [1, 2, 3, 4].map(() => ask('GET', path, headers))
    expect(await Promise.race(requested)).toEqual(refused)
    await eventually(
      () => held >= 2,
      () => 'two calls are held',
    )
    const another = ask('GET', path, others)
    await eventually(
      () => held >= 3,
      () => 'the call of somebody else is held',
    )
    gate.resolve()
    expect(await another).toEqual(answered)
    const outcomes = (await Promise.all(requested)).map(({ status }) => status)
    expect(outcomes.sort()).toEqual([200, 200, 200, 429])
    await open()
  },
)

test('a read that takes the database too long is ended, and answered as a failure of the moment', async () => {
  const late = { status: 503, error: 'UNKNOWN', retryAfter: '5' }
  expect(await ask('GET', '/sleep', admin.headers)).toEqual(late)
  expect(await ask('POST', '/sleep', admin.headers)).toEqual(answered)
})
