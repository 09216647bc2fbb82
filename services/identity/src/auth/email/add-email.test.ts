import { afterAll, expect, test } from 'bun:test'
import { missingAddress } from '@lernspur/contracts/identity/missing-address'
import { mailCode } from '@lernspur/service-kit/mail/mail-code'
import { openHubSignIn } from '../testing/hub-sign-in'
import { outcomeOf } from '../testing/provider-sign-in'

const { close, enter, identity, numberedSchool, send, teacher } = await openHubSignIn()
afterAll(close)

const newTeacher = async () => {
  const school = await numberedSchool()
  const { browser, whoAmI } = await enter(await teacher(school.number))
  if (!browser) throw new Error('The teacher could not sign in.')
  return { browser, id: whoAmI?.id as string, email: whoAmI?.email as string, ...school }
}
const address = () => `${crypto.randomUUID()}@schule.example`

/** Opens the link of the mail to an address. */
const confirm = async (browser: Parameters<typeof send>[2], recipient: string) => {
  const [mail] = await identity.owner<{ id: string }[]>`
    select id from mail_outbox where recipient = ${recipient} and kind = 'emailChange'`
  return send('POST', '/auth/local/email/confirm-change', browser, {
    code: mailCode(identity.config.secret, mail?.id ?? ''),
  })
}

test('an account without an address adds one by the link of a mail to it (rule external.6)', async () => {
  const { browser, id } = await newTeacher()
  const newEmail = address()
  expect(await send('POST', '/auth/email/add', browser, { newEmail })).toBe('ok')
  expect((await send('GET', '/auth/whoami', browser)).email).not.toBe(newEmail)
  expect((await confirm(browser, newEmail)).whoAmI).toMatchObject({ id, email: newEmail })
  // The former field was no address, so nobody is told there.
  expect(await identity.owner`select from mail_outbox where recipient like '%.invalid'`).toHaveLength(0)
})

test('an address is added soon after signing in only, and by accounts that have none', async () => {
  const { browser } = await newTeacher()
  await identity.owner`update session set created_at = now() - interval '16 minutes'`
  expect(await send('POST', '/auth/email/add', browser, { newEmail: address() })).toBe('SIGN_IN_TOO_OLD')
  const account = await identity.account()
  const own = await identity.signIn(account.email)
  expect(await send('POST', '/auth/email/add', own, { newEmail: address() })).toBe('INVALID_PARAMETERS')
  const other = await newTeacher()
  expect(await send('POST', '/auth/email/add', other.browser, { newEmail: account.email })).toBe('USER_ALREADY_EXISTS')
})

test('an account without an address is closed soon after signing in, and by that alone (rule external.6)', async () => {
  const { browser, id } = await newTeacher()
  const close = (by: typeof browser, body: object = {}) => send('POST', '/users/me/deactivate', by, body)
  await identity.owner`update session set created_at = now() - interval '16 minutes' where user_id = ${id}`
  expect(await close(browser)).toBe('SIGN_IN_TOO_OLD')
  await identity.owner`update session set created_at = now() where user_id = ${id}`
  expect(await close(browser, { currentPassword: 'geraten' })).toBe('PASSWORD_MISMATCH')
  expect(await close(browser)).toBe('ok')
  const [account] = await identity.owner<{ isClosed: boolean; identities: number }[]>`
    select deactivated_at is not null as is_closed,
      (select count(*)::integer from external_identity where user_id = ${id}) as identities
    from app_user where id = ${id}`
  expect(account).toEqual({ isClosed: true, identities: 0 })
  // Who has a password is asked for it.
  const { email } = await identity.account()
  expect(await close(await identity.signIn(email))).toBe('INVALID_PARAMETERS')
})

test('no public call tells an account without an address from an unknown one', async () => {
  const { email } = await newTeacher()
  const unknown = missingAddress(crypto.randomUUID())
  const ask = async (path: string, body: object) => {
    const response = await identity.send('POST', path, identity.visitor(), body, crypto.randomUUID())
    const { data, ...answer } = await response.json()
    return { status: response.status, ...answer, fields: Object.keys(data ?? {}) }
  }
  const calls = [
    ['/auth/local/login', (of: string) => ({ email: of, password: 'x' })],
    ['/auth/local/password/send-reset-mail', (of: string) => ({ email: of })],
    ['/auth/local/password/validate-code', (of: string) => ({ email: of, code: 'x' })],
    ['/auth/local/password/set-new', (of: string) => ({ email: of, code: 'x', password: 'Kanarienvogel-8' })],
    ['/auth/auth-attempt', (of: string) => ({ email: of })],
    ['/auth/register', (of: string) => ({ email: of, firstName: 'Nele', lastName: 'Neu' })],
  ] as const
  for (const [path, body] of calls) {
    const { requestId: _one, ...known } = await ask(path, body(email))
    const { requestId: _other, ...other } = await ask(path, body(unknown))
    expect([path, known]).toEqual([path, other])
  }
  expect(await identity.owner`select from mail_outbox where recipient = ${email}`).toHaveLength(0)
})

test('news reach an account without an address in the product, whatever it has chosen', async () => {
  const { browser, id, tenantId } = await newTeacher()
  await send('PUT', '/notifications/choices', browser, { type: 'general', inApp: false, email: true })
  await identity.owner`
    select tell_people(${JSON.stringify([
      {
        userId: id,
        tenantId,
        type: 'general',
        texts: { de: { title: 'Neu', message: 'x' }, en: { title: 'New', message: 'x' } },
      },
    ])}::text::jsonb)`
  const notifications = await identity.owner<{ channel: string; isRead: boolean }[]>`
    select channel, is_read from notification where user_id = ${id} and type = 'general' and title = 'Neu'`
  expect([...notifications]).toEqual([{ channel: 'inApp', isRead: false }])
  expect(await identity.owner`select from mail_outbox where recipient like '%.invalid'`).toHaveLength(0)
})

test('the last identity of an account without an address stays, for nothing else opens it', async () => {
  const { browser } = await newTeacher()
  const [identityRow] = await send('GET', '/auth/identities', browser)
  expect(await send('DELETE', `/auth/identities/${identityRow.id}`, browser)).toBe('EMAIL_ADDRESS_MISSING')
  expect(await send('GET', '/auth/identities', browser)).toHaveLength(1)
})

test('whoever must confirm who they are is told that an address is missing', async () => {
  const { browser } = await newTeacher()
  expect(await outcomeOf(await identity.send('POST', '/auth/confirmation/mail', browser))).toBe('EMAIL_ADDRESS_MISSING')
})

test('the own data says that there is no address, and which hub let the person in', async () => {
  const { browser, email } = await newTeacher()
  const text = await (await identity.send('GET', '/users/me/export', browser)).text()
  expect(text).not.toContain(email)
  expect(JSON.parse(text)).toMatchObject({ profile: { email: null }, roles: [{ identityProviderId: 'hub' }] })
})
