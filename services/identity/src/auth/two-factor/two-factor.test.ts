import { expect, test } from 'bun:test'
import { Secret } from 'otpauth'
import { identityForFile } from '../../testing/for-file'
import { type Browser, password } from '../testing/people'
import { codeOf, guardedAccount } from '../testing/second-factor'

const identity = await identityForFile()

const outcome = async (response: Response) => {
  const { error, data } = await response.json()
  return error ?? data ?? 'ok'
}
const state = async (browser: Browser) => outcome(await identity.send('GET', '/auth/two-factor', browser))
const post = async (browser: Browser, path: string, body: object, client: string = crypto.randomUUID()) =>
  outcome(await identity.send('POST', `/auth/two-factor/${path}`, browser, body, client))

test('is off until a first code is confirmed', async () => {
  const { email, userId } = await identity.account()
  const browser = await identity.signIn(email)
  expect(await state(browser)).toEqual({ isOn: false, recoveryCodesLeft: 0 })
  expect(await post(browser, 'confirm', { tfaCode: '000000' })).toBe('INVALID_PARAMETERS')
  expect(await post(browser, 'set-up', { currentPassword: 'falsch' })).toBe('PASSWORD_MISMATCH')
  const former = await post(browser, 'set-up', { currentPassword: password })
  const { secret, otpauthUrl } = await post(browser, 'set-up', { currentPassword: password })
  const url = new URL(otpauthUrl)
  expect([url.protocol, url.host, url.searchParams.get('secret')]).toEqual(['otpauth:', 'totp', secret])
  expect(decodeURIComponent(url.pathname)).toBe(`/Lernspur:${email}`)
  expect(await state(browser)).toEqual({ isOn: false, recoveryCodesLeft: 0 })
  expect(await post(browser, 'confirm', { tfaCode: codeOf(former.secret) })).toBe('INVALID_TFA_CODE')
  const { recoveryCodes, whoAmI } = await post(browser, 'confirm', { tfaCode: codeOf(secret) })
  expect(whoAmI.id).toBe(userId)
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
})

test('turning it on ends other sessions and renews this one', async () => {
  const { email, browser, first, post: send } = await guardedAccount(identity)
  expect(await state(browser)).toEqual({ isOn: true, recoveryCodesLeft: 10 })
  expect(await state(first)).toBe('INVALID_TOKEN')
  const again = await send(browser, 'set-up', { currentPassword: password })
  expect(again.response.status).toBe(400)
  expect((await identity.login(email)).headers.getSetCookie()).toEqual([])
})

test('secret and recovery codes are unreadable at rest', async () => {
  const { userId, secret, recoveryCodes } = await guardedAccount(identity)
  const [row] = await identity.owner<{ kept: string; codes: string }[]>`
    select encode(tf.sealed_secret, 'hex') as kept,
      (select string_agg(encode(rc.code_hash, 'hex'), ' ') from recovery_code rc where rc.user_id = tf.user_id) as codes
    from two_factor tf where tf.user_id = ${userId}`
  expect(row?.kept).not.toContain(Secret.fromBase32(secret).hex.toLowerCase())
  const [first = ''] = recoveryCodes
  const letters = first.replaceAll('-', '')
  for (const text of [first, letters]) {
    expect(row?.codes).not.toContain(Buffer.from(text).toString('hex'))
    expect(row?.codes).not.toContain(new Bun.CryptoHasher('sha256').update(text).digest('hex'))
  }
  const written = identity.lines.join('\n')
  for (const text of [secret, first]) expect(written).not.toContain(text)
})

test('is turned off by password and code together', async () => {
  const { email, browser, secret, resetLastStep } = await guardedAccount(identity)
  await resetLastStep()
  const off = (currentPassword: string, tfaCode: string) => post(browser, 'turn-off', { currentPassword, tfaCode })
  expect(await off('falsch', codeOf(secret))).toBe('PASSWORD_MISMATCH')
  expect(await off(password, '000000')).toBe('INVALID_TFA_CODE')
  const response = await identity.send('POST', '/auth/two-factor/turn-off', browser, {
    currentPassword: password,
    tfaCode: codeOf(secret),
  })
  const next = await identity.browserOf(response)
  expect(await state(browser)).toBe('INVALID_TOKEN')
  expect(await state(next)).toEqual({ isOn: false, recoveryCodesLeft: 0 })
  expect(await post(next, 'turn-off', { currentPassword: password, tfaCode: '000000' })).toBe('INVALID_PARAMETERS')
  expect((await identity.login(email)).headers.getSetCookie()).toHaveLength(2)
})

test('a recovery code turns it off as well', async () => {
  const { browser, recoveryCodes } = await guardedAccount(identity)
  const tfaCode = recoveryCodes[3] ?? ''
  const answer = await post(browser, 'turn-off', { currentPassword: password, tfaCode })
  expect(answer).toHaveProperty('csrfToken')
})

test('new recovery codes replace the previous ones', async () => {
  const { browser, recoveryCodes, secret, resetLastStep } = await guardedAccount(identity)
  await resetLastStep()
  const renew = (tfaCode: string) => post(browser, 'recovery-codes', { currentPassword: password, tfaCode })
  const code = codeOf(secret)
  const renewed = await renew(code)
  expect(renewed.recoveryCodes).toHaveLength(10)
  expect(await renew(code)).toBe('INVALID_TFA_CODE')
  expect(await renew(recoveryCodes[0] ?? '')).toBe('INVALID_TFA_CODE')
  const typed = renewed.recoveryCodes[0].toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')
  expect((await renew(typed)).recoveryCodes).toHaveLength(10)
  expect(await state(browser)).toEqual({ isOn: true, recoveryCodesLeft: 10 })
})

test('codes cannot be tried without limit', async () => {
  const { browser } = await guardedAccount(identity)
  const off = () => post(browser, 'turn-off', { currentPassword: password, tfaCode: '000000' }, 'here')
  const outcomes: string[] = []
  for (let count = 0; count < 12; count++) outcomes.push(await off())
  expect(outcomes.slice(0, 10)).toEqual(Array(10).fill('INVALID_TFA_CODE'))
  expect(outcomes.slice(10)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
})

test('turning it on and off writes audit entries of the school', async () => {
  const { userId, browser, recoveryCodes } = await guardedAccount(identity)
  await post(browser, 'turn-off', { currentPassword: password, tfaCode: recoveryCodes[0] ?? '' })
  const entries = await identity.owner<{ action: string }[]>`
    select action from audit_entry where user_id = ${userId} and action like 'two-factor.%' order by id`
  expect(entries.map(({ action }) => action)).toEqual(['two-factor.create', 'two-factor.confirm', 'two-factor.delete'])
})
