import { expect, test } from 'bun:test'
import { identityWithMail } from '../../testing/for-file'
import { type Browser, password } from '../testing/people'

const { identity, mailbox } = await identityWithMail()

const newAddress = (): string => `${crypto.randomUUID()}@neu.example`
const request = async (browser: Browser, newEmail: string, currentPassword = password) => {
  const body = { currentPassword, newEmail }
  const response = await identity.send('POST', '/auth/local/email/request-change', browser, body)
  return (await response.json()).error ?? 'ok'
}
const confirm = (code: string, browser: Browser = identity.visitor()) =>
  identity.send('POST', '/auth/local/email/confirm-change', browser, { code })
const errorOf = async (response: Response) => `${response.status} ${(await response.json()).error}`

/** A signed-in user who requested a new address. */
const mover = async () => {
  const account = await identity.account()
  await identity.role(account.userId, await identity.school())
  const browser = await identity.signIn(account.email)
  const newEmail = newAddress()
  expect(await request(browser, newEmail.toUpperCase())).toBe('ok')
  const { path, code } = await mailbox.linkTo(newEmail)
  expect(path).toBe('/auth/email-change')
  return { ...account, browser, newEmail, code }
}

test('the new address applies once it is confirmed', async () => {
  const { email, newEmail, code, browser } = await mover()
  const elsewhere = await identity.signIn(email)
  const response = await confirm(code, browser)
  expect((await response.clone().json()).data.whoAmI).toMatchObject({ email: newEmail })
  const renewed = await identity.browserOf(response)
  expect(renewed.cookie).not.toBe(browser.cookie)
  expect((await identity.send('GET', '/auth/whoami', renewed)).status).toBe(200)
  for (const ended of [browser, elsewhere]) expect((await identity.send('GET', '/auth/whoami', ended)).status).toBe(401)
  expect((await identity.login(email)).status).toBe(401)
  expect((await identity.login(newEmail)).status).toBe(200)
  expect((await mailbox.mailsTo(email)).map(({ kind }) => kind)).toEqual(['emailChanged'])
})

test('a browser that is not signed in can confirm, and stays signed out', async () => {
  const { code, browser } = await mover()
  const response = await confirm(code)
  expect(await response.json()).toEqual({ success: true, data: null })
  expect(response.headers.getSetCookie()).toEqual([])
  expect((await identity.send('GET', '/auth/whoami', browser)).status).toBe(401)
})

test('a code works once, for an hour, and only the latest one', async () => {
  const { code } = await mover()
  const statuses = (await Promise.all([1, 2, 3].map(() => confirm(code)))).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 400, 400])
  expect(await errorOf(await confirm(code))).toBe('400 INVALID_EMAIL_CHANGE_CODE')
  const late = await mover()
  await identity.owner`update one_time_code set expires_at = now() where user_id = ${late.userId}`
  expect(await errorOf(await confirm(late.code))).toBe('400 INVALID_EMAIL_CHANGE_CODE')
  const twice = await mover()
  const other = newAddress()
  expect(await request(twice.browser, other)).toBe('ok')
  expect(await errorOf(await confirm(twice.code))).toBe('400 INVALID_EMAIL_CHANGE_CODE')
  expect((await confirm((await mailbox.linkTo(other)).code)).status).toBe(200)
})

test('an address that was taken in the meantime is refused', async () => {
  const { code, newEmail, email } = await mover()
  await identity.owner`insert into app_user (email, first_name, last_name) values (${newEmail}, 'Lea', 'Lang')`
  expect(await errorOf(await confirm(code))).toBe('400 INVALID_EMAIL_CHANGE_CODE')
  expect((await identity.login(email)).status).toBe(200)
})

test('a request needs the password and a free address, at most once a minute', async () => {
  const { email } = await identity.account()
  const { email: taken } = await identity.account()
  const browser = await identity.signIn(email)
  const newEmail = newAddress()
  expect(await request(browser, newEmail, 'falsch')).toBe('PASSWORD_MISMATCH')
  expect(await request(browser, taken)).toBe('USER_ALREADY_EXISTS')
  expect(await request(browser, 'keine Adresse')).toBe('VALIDATION_FAILED')
  expect(await request(browser, newEmail)).toBe('ok')
  expect(await request(browser, newEmail)).toBe('EMAIL_CHANGE_MAIL_ALREADY_SENT')
})
