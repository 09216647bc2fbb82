import { afterAll, beforeAll, expect, test } from 'bun:test'
import { identityService } from '@lernspur/service-identity/app'
import { preSessionCookieName, sessionCookieName } from '@lernspur/service-kit/cookies'
import { csrfHeader, csrfToken } from '@lernspur/service-kit/csrf'
import { mailCode } from '@lernspur/service-kit/mail-code'
import { newToken } from '@lernspur/service-kit/token'
import { providerService } from '@lernspur/service-provider/app'
import { type ServiceUnderTest, serviceOn } from '@lernspur/testing/service-under-test'
import { testPublicUrl } from '@lernspur/testing/sign-in'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { makeFirstProvider } from './first-provider'

let database: TestDatabase
let identity: ServiceUnderTest
let provider: ServiceUnderTest

beforeAll(async () => {
  database = await testDatabase()
  identity = serviceOn(database, 'identity', identityService)
  provider = serviceOn(database, 'provider', providerService)
}, 60_000)
afterAll(async () => {
  await Promise.all([identity.close(), provider.close()])
  await database.close()
})

const email = 'anbieterin@schule.example'

test('the named person completes the registration by mail and is the provider’s admin', async () => {
  const { ownerUrl, owner, secret } = database
  const made = await Promise.all([1, 2].map(() => makeFirstProvider(ownerUrl, secret, email)))
  expect(made.sort()).toEqual([false, true])
  const mails = await owner<{ id: string }[]>`
    select id from mail_outbox where recipient = ${email} and kind = 'registration'`
  expect(mails).toHaveLength(1)

  const token = newToken()
  const visit = {
    cookie: `${preSessionCookieName(testPublicUrl)}=${token}`,
    [csrfHeader]: csrfToken(secret, token),
  }
  const password = 'Wiesel-im-Moos'
  const post = (path: string, body: object) => identity.ask(null, { method: 'POST', path, body, headers: visit })
  expect((await post('/auth/local/login', { email, password })).body.error).toBe('INVALID_LOGIN')
  const code = mailCode(secret, mails[0]?.id ?? '')
  expect((await post('/auth/local/password/set-new', { email, code, password })).body).toEqual({ success: true })
  const signedIn = await post('/auth/local/login', { email, password })
  expect(signedIn.body.data.whoAmI.userRoles).toMatchObject([
    { roleType: 'admin', status: 'active', tenant: { isProvider: true } },
  ])
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(cookie).toStartWith(sessionCookieName(testPublicUrl))
  const listed = await provider.ask(null, { method: 'GET', path: '/provider/tenants', headers: { cookie } })
  expect(listed.status).toBe(200)
})

test('an existing provider is not changed', async () => {
  const { ownerUrl, owner, secret } = database
  await makeFirstProvider(ownerUrl, secret, email)
  expect(await makeFirstProvider(ownerUrl, secret, 'fremd@schule.example')).toBe(false)
  const [row] = await owner`
    select (select count(*)::integer from tenant where is_provider) as providers,
      (select count(*)::integer from app_user where email = 'fremd@schule.example') as strangers`
  expect(row).toEqual({ providers: 1, strangers: 0 })
})
