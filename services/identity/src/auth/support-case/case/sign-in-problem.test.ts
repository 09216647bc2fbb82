import { expect, test } from 'bun:test'
import { identityForFile } from '../../../testing/for-file'
import { guardedAccount } from '../../testing/second-factor'
import { makeThrottle } from '../../throttle/sign-in-throttle'
import { openDesk } from '../testing/desk'

const identity = await identityForFile()
const { owner } = identity
const desk = await openDesk(identity)

const kindsOf = async (userId: string) => (await desk.caseOf(userId)).verdicts.map(({ kind }) => kind)
const kindsAt = async (email: string) => (await desk.caseAt(email)).verdicts.map(({ kind }) => kind)
const address = () => `${crypto.randomUUID()}@fremd.example`

/** A member of a school of its own. */
const member = async (status: 'active' | 'disabled' | 'invitationPending' = 'active', hash?: null) => {
  const account = await identity.account(hash)
  const tenantId = await identity.school()
  return { ...account, tenantId, roleId: await identity.role(account.userId, tenantId, status) }
}
/** A mail that was posted so many minutes ago and tried twice. */
const mail = (recipient: string, status: string, minutes: number, reply: string | null = null) => owner`
  insert into mail_outbox (kind, recipient, language, status, attempts, reply, created_at, settled_at)
  values ('passwordReset', ${recipient}, 'de', ${status}, 2, ${reply}, now() - make_interval(mins => ${minutes}),
    ${status === 'waiting' ? null : owner`now()`})`

test('an address without an account may register by itself, by its domain or not at all', async () => {
  const [own, ofDomain, neither] = [address(), `x@${crypto.randomUUID()}.example`, address()]
  await owner`insert into allowed_email (email) values (${own}), (${`*@${ofDomain.split('@')[1]}`})`
  expect((await desk.caseAt(own.toUpperCase())).verdicts).toEqual([{ kind: 'mayRegister', at: null, detail: own }])
  expect((await desk.caseAt(ofDomain)).verdicts).toMatchObject([{ detail: `*@${ofDomain.split('@')[1]}` }])
  expect(await desk.caseAt(neither)).toEqual({
    email: neither,
    person: null,
    verdicts: [{ kind: 'mayNotRegister', at: null, detail: null }],
    acts: [],
    invitations: [],
    mails: [],
  })
})

test('an invitation to an address without an account is open, expired or used', async () => {
  const [open, expired, used] = [address(), address(), address()]
  const inviter = await desk.staff('admin', await identity.school())
  const [{ tenantId = '' } = {}] = await owner<{ tenantId: string }[]>`
    select tenant_id from user_role where user_id = ${inviter.userId}`
  const invite = (email: string, days: number, uses: number) => owner`
    insert into invitation (tenant_id, user_role_type, code_hash, inviter_id, email, active_until, maximum_uses, used)
    values (${tenantId}, 'user', ${crypto.getRandomValues(new Uint8Array(32))}, ${inviter.userId}, ${email},
      now() + make_interval(days => ${days}), 1, ${uses})`
  await invite(open, 3, 0)
  await invite(expired, -3, 0)
  await invite(used, 3, 1)
  expect(await kindsAt(open)).toEqual(['invitationOpen'])
  const { verdicts: outcomes, invitations } = await desk.caseAt(expired)
  expect(outcomes.map(({ kind }) => kind)).toEqual(['invitationExpired', 'mayNotRegister'])
  expect(Date.parse(outcomes[0]?.at ?? '')).toBeLessThan(Date.now())
  expect(invitations).toMatchObject([{ sort: 'code', tenantId, roleType: 'user', isOpen: false }])
  expect(await kindsAt(used)).toEqual(['mayNotRegister'])
})

test('a member may sign in, and the case says when that was done last', async () => {
  const { userId, email } = await member()
  expect((await desk.caseOf(userId)).verdicts).toEqual([{ kind: 'maySignIn', at: null, detail: null }])
  await identity.signIn(email)
  const { person, verdicts: outcomes } = await desk.caseOf(userId)
  expect(person).toMatchObject({ sessionCount: 1, hasPassword: true, secondFactorSince: null, waitingReset: null })
  expect(Date.now() - Date.parse(person?.lastSignedInAt ?? '')).toBeLessThan(60_000)
  expect(outcomes).toEqual([{ kind: 'maySignIn', at: person?.lastSignedInAt ?? null, detail: null }])
})

test('roles and schools that let nobody in are named', async () => {
  const [disabled, closed] = [await member('disabled'), await member()]
  await owner`update tenant set is_disabled = true, name = 'Schule am Tor' where id = ${closed.tenantId}`
  expect(await kindsOf(disabled.userId)).toEqual(['roleDisabled'])
  expect((await desk.caseOf(closed.userId)).verdicts).toEqual([
    { kind: 'schoolDisabled', at: null, detail: 'Schule am Tor' },
  ])
  const { userId } = await identity.account()
  expect(await kindsOf(userId)).toEqual(['noRole'])
})

test('an invited person without a password is told apart from one who waits for the school', async () => {
  const [invited, unconfirmed] = [await member('invitationPending', null), await member('invitationPending')]
  expect(await kindsOf(invited.userId)).toEqual(['invitationPending', 'passwordMissing'])
  await desk.staff('admin', unconfirmed.tenantId)
  await owner`
    update user_role set role_type = 'manager', requested_role_type = 'manager', requested_by_id = ${desk.admin.userId},
      requested_at = now() where id = ${unconfirmed.roleId}`
  expect(await kindsOf(unconfirmed.userId)).toEqual(['roleUnconfirmed'])
})

test('too many attempts lock from their network until a time, and no longer after the lock is lifted', async () => {
  const { userId, email } = await member()
  const client = '203.0.113.9'
  const throttle = makeThrottle(identity.db, identity.config.secret, { account: email, client })
  for (let attempt = 0; attempt < 10; attempt++) await throttle.countAttempt()
  const tryIn = () => identity.login(email, 'falsch', client)
  expect((await tryIn()).status).toBe(429)
  const { verdicts: outcomes, acts } = await desk.caseOf(userId)
  expect(outcomes.map(({ kind }) => kind)).toEqual(['locked'])
  expect(Date.parse(outcomes[0]?.at ?? '')).toBeGreaterThan(Date.now())
  expect(acts).toContain('liftLock')
  expect(await desk.act(userId, 'lift-lock')).toBe('ok')
  expect(await desk.act(userId, 'lift-lock')).toBe('ok')
  expect(await kindsOf(userId)).toEqual(['maySignIn'])
  expect((await tryIn()).status).toBe(401)
  expect(await desk.auditOf(desk.tenantId, userId)).toEqual(['user.unlock', 'user.unlock'])
})

test('a password without the second factor after it is told, and a waiting removal of that factor', async () => {
  const { userId, email } = await guardedAccount(identity)
  expect(await kindsOf(userId)).toEqual(['maySignIn'])
  await identity.login(email)
  expect(await kindsOf(userId)).toEqual(['secondFactorMissed'])
  expect((await desk.caseOf(userId)).acts).toContain('resetSecondFactor')
  const second = await desk.staff('admin')
  const path = '/auth/two-factor-resets'
  await identity.send('POST', path, desk.admin.browser, { email, reason: 'Telefon verloren' }, crypto.randomUUID())
  const { verdicts: outcomes, acts, person } = await desk.caseOf(userId)
  expect(outcomes.map(({ kind }) => kind)).toEqual(['secondFactorResetWaiting'])
  expect(acts).not.toContain('resetSecondFactor')
  expect(person?.waitingReset).toMatchObject({ mayConfirm: false })
  expect((await desk.caseOf(userId, second.browser)).person?.waitingReset).toMatchObject({ mayConfirm: true })
})

test('only the newest mail counts, and none from before the last sign-in', async () => {
  const { userId, email } = await member()
  await mail(email, 'failed', 9, '550 No such user')
  expect((await desk.caseOf(userId)).verdicts.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['mailRefused', '550 No such user'],
    ['maySignIn', null],
  ])
  await mail(email, 'waiting', 6, '451 try later')
  expect(await kindsOf(userId)).toEqual(['mailWaiting', 'maySignIn'])
  await mail(email, 'sent', 3)
  expect(await kindsOf(userId)).toEqual(['maySignIn'])
  await mail(email, 'failed', 1)
  await identity.signIn(email)
  expect(await kindsOf(userId)).toEqual(['maySignIn'])
  expect((await desk.caseOf(userId)).mails.map(({ state, attempts }) => [state, attempts])).toEqual([
    ['refused', 2],
    ['accepted', 2],
    ['waiting', 2],
    ['refused', 2],
  ])
})

test('an account that its person closed is told apart from a disabled one', async () => {
  const { userId } = await member()
  await owner`update app_user set deactivated_at = now() where id = ${userId}`
  const { verdicts: outcomes, acts } = await desk.caseOf(userId)
  expect(outcomes).toMatchObject([{ kind: 'accountClosed', detail: null }])
  expect(acts).toEqual([])
})
