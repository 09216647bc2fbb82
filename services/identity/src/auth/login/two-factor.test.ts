import { expect, test } from 'bun:test'
import { authAttemptStatuses } from '@lernspur/contracts/identity/auth.contract'
import { identityWithMail } from '../../testing/for-file'
import { type Browser, password } from '../testing/people'
import { codeOf, guardedAccount } from '../testing/second-factor'

const { identity, mailbox } = await identityWithMail()

const outcomeOf = async (response: Response) => {
  const { error, data } = await response.clone().json()
  return error ?? data
}
const post = (
  path: string,
  body: object,
  client: string = crypto.randomUUID(),
  browser: Browser = identity.visitor(),
) => identity.send('POST', `/auth/${path}`, browser, body, client)

interface Attempt {
  readonly id: string
  readonly status: string
  readonly verificationCode: string
}

/** A user who gave the right password and is asked for the second factor. */
const requested = async () => {
  const person = await guardedAccount(identity)
  await person.resetLastStep()
  const { authAttempt } = await outcomeOf(await identity.login(person.email))
  const give = (tfaCode: string, attempt: object = authAttempt, client?: string) =>
    post('login-two-factor', { tfaCode, authAttempt: attempt }, client)
  return { ...person, authAttempt: authAttempt as Attempt, give }
}
const statusOf = async (id: string) => (await outcomeOf(await post(`auth-attempt/${id}/status`, {}))).status

test('the password alone creates an attempt, no session, and reveals nothing of the person', async () => {
  const { email } = await guardedAccount(identity)
  const response = await identity.login(email)
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie()).toEqual([])
  const data = await outcomeOf(response)
  expect(data).toEqual({
    authAttempt: { id: expect.any(String), status: 'tfaRequired', verificationCode: expect.any(String) },
  })
})

test('the code finishes it with the response of a sign-in, once', async () => {
  const { userId, secret, authAttempt, give } = await requested()
  const response = await give(codeOf(secret))
  expect(response.status).toBe(200)
  const browser = await identity.browserOf(response.clone())
  expect((await response.json()).data.whoAmI).toMatchObject({ id: userId })
  expect((await identity.send('GET', '/auth/whoami', browser)).status).toBe(200)
  expect(await statusOf(authAttempt.id)).toBe('used')
  expect(await outcomeOf(await give(codeOf(secret, 1)))).toBe('INVALID_PARAMETERS')
})

test('a code is accepted once, also with concurrent requests', async () => {
  const { email, secret, give } = await requested()
  const others = await Promise.all(
    [1, 2, 3].map(async () => (await outcomeOf(await identity.login(email))).authAttempt),
  )
  const code = codeOf(secret)
  const answers = await Promise.all(others.map((attempt) => give(code, attempt)))
  const outcomes = await Promise.all(answers.map(outcomeOf))
  expect(outcomes.filter((outcome) => outcome === 'INVALID_TFA_CODE')).toHaveLength(2)
  expect(outcomes.filter((outcome) => outcome.csrfToken)).toHaveLength(1)
  expect(await outcomeOf(await give(code))).toBe('INVALID_TFA_CODE')
})

test('the codes of the adjacent half minutes are accepted, others are not', async () => {
  const halfMinute = () => Math.floor(Date.now() / 30_000)
  /** Answer to a code of another half minute; asked again where one ended in between. */
  const statusAt = async (later: number): Promise<number> => {
    const { secret, give } = await requested()
    const began = halfMinute()
    const { status } = await give(codeOf(secret, later))
    return began === halfMinute() ? status : statusAt(later)
  }
  for (const [later, wanted] of [
    [-1, true],
    [1, true],
    [-3, false],
    [3, false],
  ] as const)
    expect([later, await statusAt(later)]).toEqual([later, wanted ? 200 : 400])
})

test('a code is accepted in any common notation', async () => {
  const digits = (zero: string) => (code: string) =>
    code.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))
  const ways: ((code: string) => string)[] = [
    (code) => ` ${code.slice(0, 3)} ${code.slice(3)}\u00a0`,
    (code) => `${code.slice(0, 3)}-${code.slice(3)}`,
    digits('٠'),
    digits('۰'),
    digits('０'),
  ]
  for (const typed of ways) {
    const { secret, give } = await requested()
    expect([typed('123456'), (await give(typed(codeOf(secret)))).status]).toEqual([typed('123456'), 200])
  }
})

test('after the code of a fast clock, earlier codes are rejected although they are still in time', async () => {
  const { email, secret, give } = await requested()
  const codes = [1, 0, -1].map((later) => codeOf(secret, later))
  expect((await give(codes[0] ?? '')).status).toBe(200)
  const { authAttempt } = await outcomeOf(await identity.login(email))
  for (const code of codes) expect(await outcomeOf(await give(code, authAttempt))).toBe('INVALID_TFA_CODE')
})

test('a recovery code works once', async () => {
  const { email, recoveryCodes, browser, give } = await requested()
  const code = recoveryCodes[0] ?? ''
  expect((await give(code)).status).toBe(200)
  const { authAttempt } = await outcomeOf(await identity.login(email))
  expect(await outcomeOf(await give(code, authAttempt))).toBe('INVALID_TFA_CODE')
  expect(await outcomeOf(await identity.send('GET', '/auth/two-factor', browser))).toEqual({
    isOn: true,
    recoveryCodesLeft: 9,
  })
})

test('five wrong codes fail the attempt, also with concurrent requests', async () => {
  const { secret, authAttempt, give } = await requested()
  const outcomes = await Promise.all(Array.from({ length: 8 }, async () => outcomeOf(await give('abcdef'))))
  expect(outcomes.filter((outcome) => outcome === 'INVALID_TFA_CODE')).toHaveLength(5)
  expect(outcomes.filter((outcome) => outcome === 'INVALID_PARAMETERS')).toHaveLength(3)
  expect(await statusOf(authAttempt.id)).toBe('failed')
  expect(await outcomeOf(await give(codeOf(secret)))).toBe('INVALID_PARAMETERS')
})

test('only the browser that started the attempt can finish it', async () => {
  const { secret, authAttempt, give } = await requested()
  const otherPerson = { ...authAttempt, verificationCode: 'x'.repeat(43) }
  expect(await outcomeOf(await give(codeOf(secret), otherPerson))).toBe('INVALID_LOGIN')
  expect(await outcomeOf(await give(codeOf(secret), { ...authAttempt, id: Bun.randomUUIDv7() }))).toBe('NOT_FOUND')
  expect(await outcomeOf(await post(`auth-attempt/${authAttempt.id}/redeem`, {}))).toBe('INVALID_PARAMETERS')
  expect((await give(codeOf(secret))).status).toBe(200)
})

test('the attempt expires after fifteen minutes, and ends when the password changes', async () => {
  const { authAttempt, secret, give } = await requested()
  await identity.owner`update auth_attempt set expires_at = now() where id = ${authAttempt.id}`
  expect(await outcomeOf(await give(codeOf(secret)))).toBe('INVALID_PARAMETERS')
  const other = await requested()
  const change = { currentPassword: password, newPassword: 'anders-7' }
  const changed = await identity.send('POST', '/auth/local/password/change-password', other.browser, change)
  expect(changed.status).toBe(200)
  expect(await outcomeOf(await other.give(codeOf(other.secret)))).toBe('NOT_FOUND')
})

test('no other state accepts a code', async () => {
  const { secret, authAttempt, give } = await requested()
  for (const status of authAttemptStatuses.filter((one) => one !== 'tfaRequired')) {
    await identity.owner`update auth_attempt set status = ${status} where id = ${authAttempt.id}`
    expect([status, await outcomeOf(await give(codeOf(secret)))]).toEqual([status, 'INVALID_PARAMETERS'])
  }
})

test('a person with the password cannot try codes without limit', async () => {
  const { email, authAttempt, give } = await requested()
  const outcomes: string[] = []
  let attempt = authAttempt
  for (let count = 0; count < 14; count++) {
    const answer = await outcomeOf(await give('000000', attempt, 'there'))
    outcomes.push(answer)
    if (count % 4 < 3) continue
    const again = await outcomeOf(await identity.login(email, password, 'there'))
    attempt = again.authAttempt ?? attempt
  }
  expect(outcomes).toContain('TOO_MANY_REQUESTS')
  expect(await outcomeOf(await give('000000', attempt, 'there'))).toBe('TOO_MANY_REQUESTS')
})

test('passwords and codes share one budget, whichever call they come by', async () => {
  const { email, secret, authAttempt, give } = await requested()
  const client = crypto.randomUUID()
  const both = (tfaCode: string) => post('local/login-tfa', { email, password, tfaCode }, client)
  const outcomes: string[] = []
  for (let count = 0; count < 4; count++) {
    outcomes.push(await outcomeOf(await give('000000', authAttempt, client)))
    outcomes.push(await outcomeOf(await both('000000')))
    outcomes.push(await outcomeOf(await identity.login(email, 'falsch', client)))
  }
  expect(outcomes.filter((outcome) => outcome !== 'TOO_MANY_REQUESTS')).toHaveLength(10)
  expect(await outcomeOf(await both(codeOf(secret)))).toBe('TOO_MANY_REQUESTS')
  expect(await outcomeOf(await give(codeOf(secret), authAttempt, client))).toBe('TOO_MANY_REQUESTS')
})

test('the person is mailed at the tenth wrong code of a day, and not again before the next', async () => {
  const { email, userId } = await guardedAccount(identity)
  const tryCode = (secretWord = password) => post('local/login-tfa', { email, password: secretWord, tfaCode: '000000' })
  const warnings = async () => (await mailbox.mailsTo(email)).filter(({ kind }) => kind === 'wrongCodes')
  // Whoever does not know the password has tried no code.
  for (let count = 0; count < 12; count++) await tryCode('falsch')
  for (let count = 0; count < 9; count++) await tryCode()
  expect(await warnings()).toHaveLength(0)
  for (let count = 0; count < 15; count++) await tryCode()
  const [warning, ...others] = await warnings()
  expect(others).toEqual([])
  expect(warning?.text).toContain('/profile')
  await identity.owner`
    update two_factor set wrong_codes_since = wrong_codes_since - interval '1 day' where user_id = ${userId}`
  for (let count = 0; count < 10; count++) await tryCode()
  expect(await warnings()).toHaveLength(2)
})

test('both factors in one call succeed or fail together, without saying which is wrong', async () => {
  const { email, secret, resetLastStep } = await guardedAccount(identity)
  await resetLastStep()
  const plain = await identity.account()
  const login = (address: string, secretWord: string, tfaCode: string) =>
    post('local/login-tfa', { email: address, password: secretWord, tfaCode })
  const wrong = await Promise.all([
    login(email, password, '000000'),
    login(email, 'falsch', codeOf(secret)),
    login('niemand@schule.example', password, '000000'),
    login(plain.email, password, '000000'),
  ])
  const [first, ...rest] = await Promise.all(wrong.map((answer) => answer.text()))
  expect(JSON.parse(first ?? '').error).toBe('INVALID_LOGIN')
  for (const text of rest) expect(text).toBe(first ?? '')
  const code = codeOf(secret)
  const right = await login(email, password, code)
  expect(right.headers.getSetCookie()).toHaveLength(2)
  expect((await outcomeOf(right)).whoAmI.email).toBe(email)
  expect(await outcomeOf(await login(email, password, code))).toBe('INVALID_LOGIN')
})

/** A mailed link that was opened, here or elsewhere. */
const openedLink = async (email: string, isHere: boolean) => {
  const browser = identity.visitor()
  const started = await outcomeOf(await post('auth-attempt', { email }, 'x', browser))
  const { code } = await mailbox.linkTo(email)
  await post(`auth-attempt/${started.id}/unlock`, { code }, 'x', isHere ? browser : identity.visitor())
  return started as Attempt
}

test('a mailed link requires the second factor too, from the browser that may redeem it', async () => {
  for (const isHere of [true, false]) {
    const { email, secret, resetLastStep, browser } = await guardedAccount(identity)
    await resetLastStep()
    const { id, verificationCode } = await openedLink(email, isHere)
    const redeem = (body: object) => post(`auth-attempt/${id}/redeem`, body)
    if (!isHere) expect(await outcomeOf(await redeem({}))).toBe('INVALID_LOGIN')
    const response = await redeem({ verificationCode })
    expect(response.headers.getSetCookie()).toEqual([])
    const { authAttempt } = await outcomeOf(response)
    expect(authAttempt).toMatchObject({ id, status: 'tfaRequired' })
    const stale = { id, verificationCode }
    expect(await outcomeOf(await post('login-two-factor', { tfaCode: codeOf(secret), authAttempt: stale }))).toBe(
      'INVALID_LOGIN',
    )
    expect((await post('login-two-factor', { tfaCode: codeOf(secret), authAttempt })).status).toBe(200)
    expect(await outcomeOf(await redeem({ verificationCode }))).toBe('INVALID_PARAMETERS')
    expect((await identity.send('GET', '/auth/whoami', browser)).status).toBe(200)
  }
})

test('switching schools works as before', async () => {
  const { userId, secret, give } = await requested()
  const otherRole = await identity.role(userId, await identity.school())
  const browser = await identity.browserOf(await give(codeOf(secret)))
  const changed = await identity.send('POST', '/auth/change-user-role', browser, { userRoleId: otherRole })
  expect(changed.status).toBe(200)
})
