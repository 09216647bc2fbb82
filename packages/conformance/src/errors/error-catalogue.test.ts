import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type ErrorCode, errorCatalogue, languages } from '@lernspur/contracts/wire/error-catalogue'
import { type RunningProduct, startProduct } from '@lernspur/platform/test/start-product'
import { preSessionCookieName } from '@lernspur/service-kit/session/cookies'
import { csrfHeader, csrfToken } from '@lernspur/service-kit/session/csrf'
import { newToken } from '@lernspur/service-kit/session/token'
import { startIdentityProvider, type TestIdentityProvider } from '@lernspur/testing/identity-provider/identity-provider'
import { startRosterHub } from '@lernspur/testing/roster-hub/roster-hub'
import { testPublicUrl } from '@lernspur/testing/sign-in'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { type TestPerson, testProvider } from '@lernspur/testing/test-school'
import { makeFixture } from '../access/make-fixture'
import { accountErrors } from './account-errors'
import type { ErrorFixture, Producers } from './error-fixture'
import { hubErrors } from './hub-errors'
import { rosterErrors } from './roster-errors'
import { schoolErrors } from './school-errors'
import { teachingErrors } from './teaching-errors'

/** A code of the catalogue without a producer does not compile. */
const producers: Producers<ErrorCode> = {
  ...accountErrors,
  ...hubErrors,
  ...rosterErrors,
  ...schoolErrors,
  ...teachingErrors,
}

/** An identity provider at an address where nothing listens. */
const absent = { id: 'schule', name: 'Schule', issuer: 'http://127.0.0.1:9', clientId: 'x', clientSecret: 'x' }
const password = 'Richtig gewählt'

let database: TestDatabase
let product: RunningProduct
let errorFixture: ErrorFixture
let hub: TestIdentityProvider
const rosterHub = startRosterHub()

beforeAll(async () => {
  database = await testDatabase()
  const provider = await testProvider(database.owner)
  hub = await startIdentityProvider([`${testPublicUrl}/auth/login`])
  const { issuer, clientId, clientSecret } = hub
  const settings = { personInfo: `${issuer}/person-info` }
  const known = { id: 'hub', name: 'Landesportal', issuer, clientId, clientSecret, hub: settings }
  const lists = {
    id: 'listen',
    name: 'Listen',
    issuer: rosterHub.url,
    clientId,
    clientSecret,
    hub: { roster: rosterHub.settings },
  }
  product = await startProduct(database, 'production', { LERNSPUR_OIDC: JSON.stringify([absent, known, lists]) })
  errorFixture = await makeErrorFixture(provider)
}, 60_000)
afterAll(async () => {
  await product.stop()
  await hub.stop()
  await rosterHub.stop()
  await database.close()
})

/** One for all: what one producer breaks, no other needs. */
const makeErrorFixture = async (provider: TestPerson): Promise<ErrorFixture> => {
  const { owner, secret } = database
  const { ask } = product
  const fixture = await makeFixture(owner, ask)
  const hash = await Bun.password.hash(password, { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 })
  await owner`update app_user set password_hash = ${hash} where id = ${fixture.school.admin.userId}`
  const token = newToken()
  const cookie = `${preSessionCookieName(testPublicUrl)}=${token}`
  return {
    owner,
    ask,
    fixture,
    provider,
    hub,
    rosterHub,
    password,
    visitor: { cookie, [csrfHeader]: csrfToken(secret, token) },
  }
}

const codes = Object.keys(errorCatalogue) as ErrorCode[]

test.each(codes.map((code) => [code] as const))(
  '%s is returned with its status, in German and English',
  async (code) => {
    const first = await producers[code](errorFixture)
    const notificationsOf = []
    for (const language of languages) {
      const isFirst = language === languages[0]
      const { by, repair: _repair, again: _again, ...call } = (!isFirst && (await first.again?.())) || first
      // The user's chosen language takes precedence over the browser's.
      if (by) await database.owner`update app_user set language = ${language} where id = ${by.userId}`
      const headers = { ...call.headers, 'accept-language': language }
      notificationsOf.push(await product.ask(by, { ...call, headers }))
    }
    await first.repair?.()
    const { status, ...texts } = errorCatalogue[code]
    expect(
      notificationsOf.map((answer, index) => {
        const text = texts[languages[index] ?? 'de']
        const { success, error, message = '' } = answer.body ?? {}
        // What was sent wrongly is named after the text of the catalogue (rule error.5).
        return [answer.status, success, error, code === 'VALIDATION_FAILED' ? message.slice(0, text.length) : message]
      }),
    ).toEqual(languages.map((language) => [status, false, code, texts[language]]))
  },
  60_000,
)
