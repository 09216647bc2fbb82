import { afterAll, beforeAll, expect, test } from 'bun:test'
import { identityService } from '@lernspur/service-identity/app'
import { preSessionCookieName } from '@lernspur/service-kit/session/cookies'
import { csrfHeader, csrfToken } from '@lernspur/service-kit/session/csrf'
import { newToken } from '@lernspur/service-kit/session/token'
import { turnOnSecondFactor } from '@lernspur/testing/second-factor'
import { type ServiceUnderTest, serviceOn } from '@lernspur/testing/service-under-test'
import { testPublicUrl } from '@lernspur/testing/sign-in'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import type { Environment } from '../environment'
import { runAdmin } from './run-admin'

let database: TestDatabase
let identity: ServiceUnderTest
let environment: Environment
const password = 'Wiesel-im-Moos'
const email = 'anbieterin@schule.example'

beforeAll(async () => {
  database = await testDatabase()
  identity = serviceOn(database, 'identity', identityService)
  environment = {
    port: 3000,
    dataDir: '/tmp',
    databaseUrl: database.ownerUrl,
    mode: 'production',
    secret: database.secret,
    publicUrl: 'https://schule.example',
    warnings: [],
  }
}, 60_000)
afterAll(async () => {
  await identity.close()
  await database.close()
})

class Misuse extends Error {}

const admin = async (...words: readonly string[]): Promise<string[]> => {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  await runAdmin(words, (what) => new Misuse(what), print, environment)
  return lines
}

const login = async (given: string) => {
  const token = newToken()
  const headers = {
    cookie: `${preSessionCookieName(testPublicUrl)}=${token}`,
    [csrfHeader]: csrfToken(database.secret, token),
  }
  const body = { email, password: given }
  return await identity.ask(null, { method: 'POST', path: '/auth/local/login', body, headers })
}

const userId = async (): Promise<string> => {
  const [user] = await database.owner<{ id: string }[]>`select id from app_user where email = ${email}`
  return user?.id ?? ''
}

const acts = async () => {
  const id = await userId()
  const rows = await database.owner<{ action: string; userId: string | null; change: object; isProvider: boolean }[]>`
    select aue.action, aue.user_id, aue.change, t.is_provider
    from audit_entry aue join tenant t on t.id = aue.tenant_id
    where aue.entity_id = ${id} and aue.request_id = 'server' order by aue.id`
  return rows.map((row) => ({ ...row }))
}
const byServer = (action: string) => ({
  action,
  userId: null,
  change: { actor: ['server', 'server'] },
  isProvider: true,
})

test('a wrong call is refused before anything is done', async () => {
  await expect(admin('nonsense')).rejects.toThrow('“nonsense” is no act; there are list, first, reset-factor, unlock.')
  await expect(admin('unlock')).rejects.toThrow(Misuse)
  await expect(admin('unlock', 'anna')).rejects.toThrow(Misuse)
  await expect(admin('list', email)).rejects.toThrow(Misuse)
  await expect(admin('unlock', email)).rejects.toThrow(`There is no account with the address ${email}.`)
  await expect(admin('reset-factor', email)).rejects.toThrow(`There is no account with the address ${email}.`)
})

test('the first admin is invited by mail, and no other one once somebody can sign in', async () => {
  expect(await admin('list')).toEqual(['The provider has no admin yet: `bun run admin first <address>` invites one.'])
  expect(await admin('first', ` ${email.toUpperCase()}`)).toEqual([
    `${email} is the first admin of the provider. A mail with a link that sets the password goes there now.`,
  ])
  const mails = await database.owner`select from mail_outbox where recipient = ${email} and kind = 'registration'`
  expect(mails).toHaveLength(1)
  expect(await admin('list')).toEqual([`${email} · has no password yet · no second factor · never signed in`])
  expect(await acts()).toEqual([byServer('user-role.invite')])
  await database.owner`
    update app_user set password_hash = ${await Bun.password.hash(password)}, first_name = 'Anna', last_name = 'Bieter'
    where email = ${email}`
  await expect(admin('first', 'andere@schule.example')).rejects.toThrow('An admin of the provider can sign in already')
})

test('a locked account can be signed in to again at once', async () => {
  expect(await admin('unlock', email)).toEqual([`${email} is not locked.`])
  for (let attempt = 0; attempt < 10; attempt++) expect((await login('falsch')).status).toBe(401)
  expect((await login(password)).status).toBe(429)
  expect(await admin('list')).toEqual([expect.stringContaining('locked until 2')])
  expect(await admin('unlock', email)).toEqual([`${email} can sign in again at once.`])
  expect((await login(password)).status).toBe(200)
  expect(await acts()).toEqual([byServer('user-role.invite'), byServer('user.unlock')])
})

test('the only admin gets in without the lost second factor, whose sessions end and who is told', async () => {
  expect(await admin('reset-factor', email)).toEqual([`${email} has no second factor.`])
  const id = await userId()
  await turnOnSecondFactor(database.owner, { userId: id })
  expect((await login(password)).body.data).toMatchObject({ authAttempt: { status: 'tfaRequired' } })
  expect((await admin('list'))[0]).toContain(`${email} · Anna Bieter · second factor`)
  await database.owner`
    insert into session (token_hash, user_id) values (sha256('a stolen phone'), ${id})`
  expect(await admin('reset-factor', email)).toEqual([
    expect.stringContaining(`The second factor of ${email} is removed`),
  ])
  expect(await database.owner`select from session where user_id = ${id}`).toHaveLength(0)
  expect(
    await database.owner`select from mail_outbox where recipient = ${email} and kind = 'twoFactorRemoved'`,
  ).toHaveLength(1)
  expect((await login(password)).body.data.whoAmI.userRoles).toMatchObject([{ roleType: 'admin' }])
  expect((await acts()).at(-1)).toEqual(byServer('two-factor.reset'))
})
