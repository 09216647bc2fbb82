import { expect, test } from 'bun:test'
import { identityWithMail } from '../../testing/for-file'
import { type Browser, password } from '../testing/people'
import { codeOf, guardedAccount } from '../testing/second-factor'

const { identity, mailbox } = await identityWithMail()

const outcomeOf = async (response: Response) => {
  const { error, data } = await response.json()
  return error ?? data ?? 'ok'
}
const path = '/auth/confirmation'
const confirm = async (browser: Browser, answer: string, client: string = crypto.randomUUID()) =>
  outcomeOf(await identity.send('POST', path, browser, { answer }, client))
const stateOf = async (browser: Browser) => outcomeOf(await identity.send('GET', path, browser))
const mailCode = async (browser: Browser) => outcomeOf(await identity.send('POST', `${path}/mail`, browser))
/** Invites somebody by a code, which for an owner needs a confirmation. */
const invite = async (browser: Browser, userRoleType = 'admin') => {
  const outcome = await outcomeOf(await identity.send('POST', '/invitations/create-code', browser, { userRoleType }))
  return typeof outcome === 'string' ? outcome : 'ok'
}
const owner = async () => {
  const account = await identity.account()
  await identity.role(account.userId, await identity.school())
  await identity.owner`update user_role set role_type = 'admin' where user_id = ${account.userId}`
  return { ...account, browser: await identity.signIn(account.email) }
}

test('making an owner needs the password again, for five minutes and one session', async () => {
  const { email, browser } = await owner()
  expect(await invite(browser)).toBe('CONFIRMATION_REQUIRED')
  expect(await invite(browser, 'manager')).toBe('ok')
  expect(await stateOf(browser)).toEqual({ isConfirmed: false, method: 'password', email })
  expect(await confirm(browser, 'falsch')).toBe('PASSWORD_MISMATCH')
  expect(await invite(browser)).toBe('CONFIRMATION_REQUIRED')
  expect(await confirm(browser, password)).toBe('ok')
  expect(await stateOf(browser)).toMatchObject({ isConfirmed: true })
  expect(await invite(browser)).toBe('ok')
  expect(await invite(await identity.signIn(email))).toBe('CONFIRMATION_REQUIRED')
  await identity.owner`
    update session set confirmed_at = confirmed_at - interval '5 minutes' where confirmed_at is not null`
  expect(await invite(browser)).toBe('CONFIRMATION_REQUIRED')
})

test('whoever has a second factor confirms by it, and a code counts once', async () => {
  const { browser, secret, userId, resetLastStep, recoveryCodes } = await guardedAccount(identity)
  await identity.owner`update user_role set role_type = 'admin' where user_id = ${userId}`
  await resetLastStep()
  expect(await stateOf(browser)).toMatchObject({ isConfirmed: false, method: 'twoFactor' })
  expect(await mailCode(browser)).toBe('INVALID_PARAMETERS')
  expect(await confirm(browser, password)).toBe('INVALID_TFA_CODE')
  expect(await invite(browser)).toBe('CONFIRMATION_REQUIRED')
  const code = codeOf(secret)
  expect(await confirm(browser, code)).toBe('ok')
  expect(await invite(browser)).toBe('ok')
  expect(await confirm(browser, code)).toBe('INVALID_TFA_CODE')
  expect(await confirm(browser, recoveryCodes[0] ?? '')).toBe('ok')
})

test('whoever has neither is mailed a code, for the session that asked for it and once', async () => {
  const { email, userId, browser } = await owner()
  const other = await identity.signIn(email)
  await identity.owner`update app_user set password_hash = null where id = ${userId}`
  expect(await stateOf(browser)).toMatchObject({ method: 'mail', email })
  expect(await confirm(browser, 'AAAA-AAAA')).toBe('INVALID_TFA_CODE')
  expect(await mailCode(browser)).toBe('ok')
  expect(await mailCode(browser)).toBe('EMAIL_COOLDOWN_ACTIVE')
  const [code = ''] = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec((await mailbox.mailsTo(email)).at(-1)?.text ?? '') ?? []
  expect(await confirm(other, code)).toBe('INVALID_TFA_CODE')
  expect(await confirm(browser, ` ${code.toLowerCase().replace('-', '')} `)).toBe('ok')
  expect(await invite(browser)).toBe('ok')
  expect(await confirm(browser, code)).toBe('INVALID_TFA_CODE')
  await identity.owner`delete from mail_cooldown`
  await mailCode(other)
  await identity.owner`
    update session set confirmation_sent_at = confirmation_sent_at - interval '15 minutes' where user_id = ${userId}`
  const [late = ''] = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec((await mailbox.mailsTo(email)).at(-1)?.text ?? '') ?? []
  expect(await confirm(other, late)).toBe('INVALID_TFA_CODE')
})

test('wrong answers are throttled, and count among the sign-ins of the network', async () => {
  const { email, browser, userId } = await owner()
  const client = crypto.randomUUID()
  const outcomes = []
  for (let count = 0; count < 11; count++) outcomes.push(await confirm(browser, 'falsch', client))
  expect(outcomes.filter((outcome) => outcome === 'PASSWORD_MISMATCH')).toHaveLength(10)
  expect(await confirm(browser, password, client)).toBe('TOO_MANY_REQUESTS')
  expect((await identity.login(email, password, client)).status).toBe(429)
  const audited = await identity.owner`
    select from audit_entry where action = 'session.refuse' and entity_id = ${userId}`
  expect(audited).toHaveLength(10)
})

test('whoever confirms by the second factor has not lost it', async () => {
  const { browser, secret, userId, resetLastStep, email } = await guardedAccount(identity)
  const [role] = await identity.owner<{ tenantId: string }[]>`select tenant_id from user_role where user_id = ${userId}`
  const admin = await identity.account()
  await identity.owner`
    insert into user_role (user_id, tenant_id, role_type, status)
    values (${admin.userId}, ${role?.tenantId ?? ''}, 'admin', 'active')`
  const resets = '/auth/two-factor-resets'
  const requested = await identity.send('POST', resets, await identity.signIn(admin.email), {
    email,
    reason: 'Verloren',
  })
  expect(requested.status).toBe(201)
  await resetLastStep()
  expect(await confirm(browser, codeOf(secret))).toBe('ok')
  const [reset] = await identity.owner`select outcome from two_factor_reset where user_id = ${userId}`
  expect(reset).toMatchObject({ outcome: 'objected' })
})
