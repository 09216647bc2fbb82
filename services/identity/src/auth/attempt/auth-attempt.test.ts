import { expect, test } from 'bun:test'
import { authAttemptStatuses } from '@lernspur/contracts/identity/auth.contract'
import { identityWithMail } from '../../testing/for-file'
import type { Browser } from '../testing/people'

const { identity, mailbox } = await identityWithMail()

const post = async (path: string, browser: Browser, body?: object) => {
  const response = await identity.send('POST', `/auth/auth-attempt${path}`, browser, body, crypto.randomUUID())
  const envelope = await response.clone().json()
  return { response, data: envelope.data, outcome: envelope.error ?? envelope.data?.status ?? 'ok' }
}

/** An attempt that a browser started for a person, with the mailed code. */
const started = async (further: Readonly<Record<string, string>> = {}) => {
  const account = await identity.account()
  const browser = identity.visitor()
  const body = { email: account.email }
  const response = await identity.send('POST', '/auth/auth-attempt', browser, body, crypto.randomUUID(), further)
  const { data } = await response.json()
  const { path, code, parameters } = await mailbox.linkTo(account.email)
  expect([path, parameters.get('authAttempt')]).toEqual(['/auth/login', data.id])
  const { id, verificationCode, matchNumber }: Record<'id' | 'verificationCode' | 'matchNumber', string> = data
  return { ...account, browser, code, id, verificationCode, matchNumber }
}
const unlock = async (id: string, code: string, browser = identity.visitor()) =>
  (await post(`/${id}/unlock`, browser, { code })).outcome
const redeem = (id: string, verificationCode?: string, browser = identity.visitor()) =>
  post(`/${id}/redeem`, browser, { ...(verificationCode && { verificationCode }) })
const statusOf = async (id: string) => (await post(`/${id}/status`, identity.visitor())).outcome

test('a link opened elsewhere signs in only the browser that started the attempt', async () => {
  const { id, code, verificationCode, browser, email } = await started()
  expect(await statusOf(id)).toBe('init')
  expect(await unlock(id, code)).toBe('successForSameDevice')
  expect(await statusOf(id)).toBe('successForSameDevice')
  expect((await redeem(id)).outcome).toBe('INVALID_LOGIN')
  const { response, data } = await redeem(id, verificationCode, browser)
  expect(data.whoAmI).toMatchObject({ email })
  const signedIn = await identity.browserOf(response)
  expect((await identity.send('GET', '/auth/whoami', signedIn)).status).toBe(200)
  expect(await statusOf(id)).toBe('used')
})

test('a link opened in the browser that started it can be redeemed anywhere, once', async () => {
  const { id, code, browser } = await started()
  expect(await unlock(id, code, browser)).toBe('successForAllDevices')
  const outcomes = (await Promise.all([1, 2, 3].map(() => redeem(id)))).map(({ outcome }) => outcome)
  expect(outcomes.sort()).toEqual(['INVALID_PARAMETERS', 'INVALID_PARAMETERS', 'ok'])
})

test('five wrong codes fail an attempt, before and after its link is opened', async () => {
  const one = await started()
  for (let count = 0; count < 5; count++) expect(await unlock(one.id, 'falsch')).toBe('INVALID_LOGIN')
  expect(await statusOf(one.id)).toBe('failed')
  expect(await unlock(one.id, one.code)).toBe('INVALID_PARAMETERS')
  const two = await started()
  await unlock(two.id, two.code)
  for (let count = 0; count < 5; count++) expect((await redeem(two.id, 'falsch')).outcome).toBe('INVALID_LOGIN')
  expect((await redeem(two.id, two.verificationCode)).outcome).toBe('INVALID_PARAMETERS')
})

test('ending a user’s sessions ends attempts, opened or not', async () => {
  for (const isOpened of [true, false]) {
    const { email, id, code, verificationCode, browser } = await started()
    if (isOpened) await unlock(id, code)
    const signedIn = await identity.signIn(email)
    expect((await identity.send('POST', '/auth/sessions/end-others', signedIn)).status).toBe(200)
    expect(await statusOf(id)).toBe('NOT_FOUND')
    expect((await redeem(id, verificationCode, browser)).outcome).toBe('NOT_FOUND')
  }
})

test('an attempt expires after fifteen minutes', async () => {
  const { id, code } = await started()
  const [row] = await identity.owner<{ minutes: number }[]>`
    select (extract(epoch from expires_at - created_at) / 60)::integer as minutes from auth_attempt where id = ${id}`
  expect(row?.minutes).toBe(15)
  await identity.owner`update auth_attempt set expires_at = now() where id = ${id}`
  expect(await statusOf(id)).toBe('expired')
  expect(await unlock(id, code)).toBe('INVALID_PARAMETERS')
})

test('whoever has the code learns where the attempt was started, and the number of both screens', async () => {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'
  const { id, code, matchNumber } = await started({ 'user-agent': userAgent, 'x-forwarded-for': '203.0.113.7' })
  const describe = (tried: string) => post(`/${id}/describe`, identity.visitor(), { code: tried })
  expect(matchNumber).toMatch(/^[1-9][0-9]$/)
  const { data } = await describe(code)
  expect(data).toMatchObject({ id, status: 'init', device: 'Firefox, Windows', network: '203.0.113.7', matchNumber })
  expect(Date.parse(data.startedAt)).toBeWithin(Date.now() - 60_000, Date.now() + 1000)
  expect(await statusOf(id)).toBe('init')
  for (let count = 0; count < 5; count++) expect((await describe('falsch')).outcome).toBe('INVALID_LOGIN')
  expect(await statusOf(id)).toBe('failed')
})

test('a no ends the attempt, opened or not, and the waiting browser learns it', async () => {
  for (const isOpened of [false, true]) {
    const { id, code, browser, verificationCode, userId } = await started()
    await identity.role(userId, await identity.school())
    if (isOpened) await unlock(id, code)
    const refuse = async (tried: string) => (await post(`/${id}/refuse`, identity.visitor(), { code: tried })).outcome
    expect(await refuse('falsch')).toBe('INVALID_LOGIN')
    expect(await refuse(code)).toBe('ok')
    expect((await post(`/${id}/status`, browser)).data).toEqual({ id, status: 'failed', isRefused: true })
    expect(await unlock(id, code)).toBe('INVALID_PARAMETERS')
    expect((await redeem(id, verificationCode, browser)).outcome).toBe('INVALID_PARAMETERS')
    expect(await refuse(code)).toBe('INVALID_PARAMETERS')
    const audited = await identity.owner`
      select from audit_entry where action = 'session.refuse' and entity_id = ${userId}`
    expect(audited).toHaveLength(1)
  }
})

test('every other transition is rejected', async () => {
  const { id, code, browser, verificationCode } = await started()
  for (const status of authAttemptStatuses) {
    await identity.owner`update auth_attempt set status = ${status}, wrong_codes = 0 where id = ${id}`
    if (status !== 'init') expect(await unlock(id, code, browser)).toBe('INVALID_PARAMETERS')
    if (status.startsWith('success')) continue
    expect((await redeem(id, verificationCode)).outcome).toBe('INVALID_PARAMETERS')
  }
  expect(await statusOf(Bun.randomUUIDv7())).toBe('NOT_FOUND')
})

test('the answer does not reveal whether an account exists', async () => {
  const unknown = `${crypto.randomUUID()}@schule.example`
  const { response, data } = await post('', identity.visitor(), { email: unknown })
  expect(response.status).toBe(201)
  expect(Object.keys(data).sort()).toEqual(['id', 'matchNumber', 'status', 'verificationCode'])
  expect(await mailbox.mailsTo(unknown)).toHaveLength(0)
  expect((await post('', identity.visitor(), { email: unknown })).outcome).toBe('EMAIL_COOLDOWN_ACTIVE')
})

test('the time to wait for the next mail is returned, also for unknown addresses', async () => {
  const { email } = await identity.account()
  for (const address of [email, `${crypto.randomUUID()}@schule.example`]) {
    await post('', identity.visitor(), { email: address })
    await identity.owner`update mail_cooldown set sent_at = sent_at - interval '20 seconds'`
    const { response, outcome } = await post('', identity.visitor(), { email: address })
    expect([response.status, outcome]).toEqual([429, 'EMAIL_COOLDOWN_ACTIVE'])
    expect(Number(response.headers.get('retry-after'))).toBeWithin(1, 41)
    await identity.owner`update mail_cooldown set sent_at = sent_at - interval '40 seconds'`
    expect((await post('', identity.visitor(), { email: address })).response.status).toBe(201)
  }
})
