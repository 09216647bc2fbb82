import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RouteName, routes } from '@lernspur/contracts/contract'
import { serviceNames } from '@lernspur/contracts/wire/route'
import { type RunningProduct, startProduct } from '@lernspur/platform/test/start-product'
import { preSessionCookieName } from '@lernspur/service-kit/session/cookies'
import { csrfHeader, csrfToken } from '@lernspur/service-kit/session/csrf'
import { newToken } from '@lernspur/service-kit/session/token'
import { signIn, testPublicUrl } from '@lernspur/testing/sign-in'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { type TestPerson, testNewcomer, testProvider } from '@lernspur/testing/test-school'
import { answersItself, needsHub } from '../access/expectation'
import type { Fixture } from '../access/fixture'
import { makeFixture } from '../access/make-fixture'
import { samples } from '../access/sample/samples'

let database: TestDatabase
let product: RunningProduct
let provider: TestPerson

beforeAll(async () => {
  database = await testDatabase()
  provider = await testProvider(database.owner)
  product = await startProduct(database)
}, 60_000)
afterAll(async () => {
  await product.stop()
  await database.close()
})

/** Calls as they are given (rule call.8), and nothing of the contract but under which name it has them. */
const calls = readFileSync(join(import.meta.dirname, '../access/endpoints.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [owner = '', method = '', path = '', access = ''] = line.split('\t')
    const name = (Object.keys(routes) as RouteName[]).find(
      (one) => routes[one].method === method && routes[one].path === path,
    )
    return { owner, method, path, access, name }
  })

/** Cookie and CSRF token of a visitor. */
const visitorHeaders = (): Readonly<Record<string, string>> => {
  const token = newToken()
  return { cookie: `${preSessionCookieName(testPublicUrl)}=${token}`, [csrfHeader]: csrfToken(database.secret, token) }
}

/** A fixture in which each sample finds its rows, also those that a school lacks by default. */
const completeFixture = async (): Promise<Fixture> => {
  const fixture = await makeFixture(database.owner, product.ask)
  await database.owner`
    insert into notification (id, user_id, type, title, message)
    values (${fixture.invitationId}, ${fixture.school.admin.userId}, 'general', 'Neu', 'Neu')`
  return fixture
}

let readFixture: Promise<Fixture> | undefined

/** Reads change nothing, so they share one. */
const fixtureFor = (method: string): Promise<Fixture> => {
  if (method !== 'GET') return completeFixture()
  readFixture ??= completeFixture()
  return readFixture
}

/** An actor who may make a call of this rule. */
const rightPerson = (access: string, { school }: Fixture): TestPerson | null => {
  if (access === 'public') return null
  if (access === 'provider') return provider
  return access.startsWith('class:') ? school.classTeacher : school.admin
}

const requested: { readonly owner: string; readonly path: string; readonly requestId: string }[] = []

/** The route under which a service logged a request; the line may come a moment after the answer. */
const loggedRoute = async (requestId: string, owner: string): Promise<string | undefined> => {
  for (let turn = 0; turn < 100; turn += 1) {
    const line = product.linesAbout(requestId).find(({ service }) => service === owner)
    if (line) return line.route
    await Bun.sleep(50)
  }
  return undefined
}

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  async (_, call) => {
    const { owner, method, path, access, name } = call
    const fixture = await fixtureFor(method)
    const sample = name && samples(fixture)[name]
    const person = name === 'onboardTenant' ? await testNewcomer(database.owner) : rightPerson(access, fixture)
    const headers = person ? {} : visitorHeaders()
    const answer = await product.ask(person, { ...sample, method, path: sample?.path ?? path, headers })
    expect(answer.status).not.toBe(501)
    expect(answer.status).toBeLessThan(owner === 'gateway' ? 504 : 500)
    if (owner !== 'gateway') requested.push({ owner, path, requestId: answer.headers.get('x-request-id') ?? '' })
    // Codes, passwords and attempts of a sample are wrong, which is for the call itself to say.
    const isWrong = access === 'public' || (name !== undefined && (answersItself.has(name) || needsHub.has(name)))
    const errors: readonly (string | undefined)[] = name ? routes[name].errors : []
    if (isWrong) expect([undefined, ...errors]).toContain(answer.body?.error)
    else expect([answer.status, answer.body?.error]).toEqual([name ? routes[name].status : 200, undefined])
  },
  60_000,
)

test('each was answered by the service that owns it', async () => {
  expect(requested.length).toBeGreaterThan(100)
  for (const { owner, path, requestId } of requested)
    expect([path, await loggedRoute(requestId, owner)]).toEqual([path, `/api${path}`])
}, 60_000)

test('the head of a stream of events is there without its body, which never ends', async () => {
  const { school } = await fixtureFor('GET')
  const { headers } = await signIn(database.owner, school.classTeacher)
  const { id, german } = school.schoolClass
  const paths = [`classes/${id}/skill-cells/events?schoolSubjectId=${german.id}`, 'notifications/stream']
  for (const path of paths) {
    const { status, headers: answered } = await fetch(`${product.url}/api/${path}`, { method: 'HEAD', headers })
    expect([path, status, answered.get('content-type')]).toEqual([path, 200, 'text/event-stream'])
    expect(answered.get('x-lernspur-person')).toBeNull()
  }
}, 60_000)

test('no service gets a call that it does not own', async () => {
  for (const name of serviceNames) {
    const { status, body } = await product.ask(null, { method: 'GET', path: `/${name}/nothing` })
    expect([status, body.error]).toEqual([404, 'NOT_FOUND'])
  }
})
