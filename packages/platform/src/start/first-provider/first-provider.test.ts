import { afterAll, beforeAll, expect, test } from 'bun:test'
import { identityService } from '@lernspur/service-identity/app'
import { mailCode } from '@lernspur/service-kit/mail/mail-code'
import { preSessionCookieName, sessionCookieName } from '@lernspur/service-kit/session/cookies'
import { csrfHeader, csrfToken } from '@lernspur/service-kit/session/csrf'
import { newToken } from '@lernspur/service-kit/session/token'
import { providerService } from '@lernspur/service-provider/app'
import { type ServiceUnderTest, serviceOn } from '@lernspur/testing/service-under-test'
import { testPublicUrl } from '@lernspur/testing/sign-in'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import type { Environment } from '../../environment'
import { firstProviderState } from './first-provider-state'
import { inviteFirstProvider } from './invite-first-provider'

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

const mailsTo = (recipient: string) =>
  database.owner<{ id: string; status: string }[]>`
    select id, status from mail_outbox where recipient = ${recipient} and kind = 'registration' order by created_at`

const setMailStatus = (recipient: string, status: string) =>
  database.owner`update mail_outbox set status = ${status}, settled_at = now() where recipient = ${recipient}`

const endCooldown = () => database.owner`update mail_cooldown set sent_at = now() - interval '2 minutes'`

const environment: Environment = {
  port: 3000,
  dataDir: '/tmp',
  databaseUrl: undefined,
  mode: 'production',
  secret: undefined,
  publicUrl: 'https://schule.example',
  smtpUrl: 'smtp://mail.example',
  warnings: [],
}
const state = (more: Partial<Environment> = {}) => firstProviderState(database.ownerUrl, { ...environment, ...more })

test('without an address, the operator is told that nobody can sign in', async () => {
  expect(await state()).toEqual({
    sentence: 'Nobody can sign in yet: set LERNSPUR_FIRST_PROVIDER to your address and start again.',
    isInvited: false,
  })
})

test('a misspelt address is corrected by the next start, and opens nothing any more', async () => {
  const { ownerUrl, owner, secret } = database
  const wrong = 'anbieterin@schuel.example'
  expect(await inviteFirstProvider(ownerUrl, secret, wrong)).toBe(true)
  await setMailStatus(wrong, 'failed')
  expect((await state({ firstProvider: wrong }))?.sentence).toStartWith(`The mail server refused the mail to ${wrong}.`)
  expect(await inviteFirstProvider(ownerUrl, secret, email)).toBe(true)
  const [left] = await owner`
    select (select count(*)::integer from tenant where is_provider) as providers,
      (select array_agg(u.email) from user_role ur join app_user u on u.id = ur.user_id) as admins,
      (select count(*)::integer from one_time_code otc join app_user u on u.id = otc.user_id where u.email = ${wrong}) as codes,
      (select count(*)::integer from allowed_email where email = ${wrong}) as allowed`
  expect(left).toEqual({ providers: 1, admins: [email], codes: 0, allowed: 0 })
})

test.each([
  ['Land Sachsen-Anhalt', ['Turmschanzenstraße 32', '39114 Magdeburg'], 'DE', 'Sachsen-Anhalt'],
  ['Schulamt', ['Hegelallee 1', '14467 Potsdam, Brandenburg'], 'DE', 'Brandenburg'],
  ['Bildungsdirektion', ['8010 Graz', 'Steiermark'], 'AT', 'Steiermark'],
  ['Schulverein', ['Weg 1'], 'CH', 'Aargau'],
] as const)(
  'the provider is named %s and placed where its address says',
  async (name, addressLines, country, state) => {
    const fresh = await testDatabase()
    try {
      await inviteFirstProvider(fresh.ownerUrl, fresh.secret, email, { name, addressLines: [...addressLines], country })
      const [tenant] = await fresh.owner`
      select t.name, co.code, st.name as state
      from tenant t join country co on co.id = t.country_id join state st on st.id = t.state_id where t.is_provider`
      expect(tenant).toEqual({ name, code: country, state })
    } finally {
      await fresh.close()
    }
  },
)

test('a lost mail is sent again by the next start, but neither twice in a minute nor beside one that waits', async () => {
  const { ownerUrl, secret } = database
  const start = () => inviteFirstProvider(ownerUrl, secret, email)
  expect(await Promise.all([start(), start()])).toEqual([true, true])
  expect(await mailsTo(email)).toHaveLength(1)
  expect((await state({ firstProvider: email, smtpUrl: undefined }))?.sentence).toContain('set LERNSPUR_SMTP_URL')
  await setMailStatus(email, 'sent')
  await start()
  expect(await mailsTo(email)).toHaveLength(1)
  await endCooldown()
  await start()
  expect((await mailsTo(email)).map(({ status }) => status)).toEqual(['sent', 'waiting'])
  await database.owner`update mail_outbox set attempts = 1 where status = 'waiting'`
  expect((await state({ firstProvider: email }))?.sentence).toContain(`The mail to ${email} waits`)
  await setMailStatus(email, 'sent')
  expect(await state({ firstProvider: email })).toEqual({
    sentence: expect.stringContaining(`A mail went to ${email}`),
    isInvited: true,
  })
})

test('the named person completes the registration by mail and is the provider’s admin', async () => {
  const { secret } = database
  const mails = await mailsTo(email)
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

test('a provider that somebody can sign in to is not changed', async () => {
  const { ownerUrl, owner, secret } = database
  expect(await inviteFirstProvider(ownerUrl, secret, 'fremd@schule.example')).toBe(false)
  expect(await state({ firstProvider: 'fremd@schule.example' })).toBeUndefined()
  const [row] = await owner`
    select (select count(*)::integer from tenant where is_provider) as providers,
      (select count(*)::integer from app_user where email = 'fremd@schule.example') as strangers`
  expect(row).toEqual({ providers: 1, strangers: 0 })
})
