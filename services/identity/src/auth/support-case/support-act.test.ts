import { expect, test } from 'bun:test'
import { identityWithMail } from '../../testing/for-file'
import { guardedAccount } from '../testing/second-factor'
import { openDesk } from './testing/desk'

const { identity, mailbox } = await identityWithMail()
const { owner } = identity
const desk = await openDesk(identity)
const [manager, plain] = [await desk.staff('manager'), await desk.staff('user')]
const reason = 'Laptop im Zug gestohlen'

/** A signed-in member of a school of its own. */
const member = async () => {
  const account = await identity.account()
  const tenantId = await identity.school()
  await identity.role(account.userId, tenantId)
  return { ...account, tenantId, browser: await identity.signIn(account.email) }
}
const kindsTo = async (email: string) => (await mailbox.mailsTo(email)).map(({ kind }) => kind)
const isSignedIn = async (browser: { cookie: string; csrf: string }) =>
  (await identity.send('GET', '/auth/whoami', browser)).status === 200

/** From now on nobody there could confirm what the provider takes (rule role.10). */
const withoutAdmins = (tenantId: string) => owner`
  update user_role set status = 'disabled' where tenant_id = ${tenantId} and role_type = 'admin'`

test('everybody of the provider sends the link that sets a password, once a minute', async () => {
  const { userId, email, tenantId } = await member()
  expect(await desk.act(userId, 'password-mail', { by: plain.browser })).toBe('ok')
  expect(await desk.act(userId, 'password-mail')).toBe('PASSWORD_RESET_MAIL_ALREADY_SENT')
  expect((await mailbox.linkTo(email)).path).toBe('/auth/reset-password')
  expect(await kindsTo(email)).toEqual(['passwordReset'])
  expect((await desk.caseOf(userId)).mails).toMatchObject([{ kind: 'passwordReset', state: 'accepted', attempts: 1 }])
  expect(await desk.auditOf(desk.tenantId, userId)).toEqual(['password.request'])
  expect(await desk.auditOf(tenantId, userId)).toContain('password.request')
})

test('a disabled account is signed out and stays out until it is enabled, and the person is mailed both times', async () => {
  const { userId, email, browser, tenantId } = await member()
  await withoutAdmins(tenantId)
  expect(await desk.act(userId, 'disable', { reason })).toBe('ok')
  expect(await desk.act(userId, 'disable', { reason })).toBe('UPDATE_NOT_ALLOWED')
  expect(await isSignedIn(browser)).toBe(false)
  expect((await identity.login(email)).status).toBe(401)
  const { verdicts: outcomes, acts } = await desk.caseOf(userId)
  expect(outcomes).toMatchObject([{ kind: 'accountDisabled', detail: reason }])
  expect(acts).toEqual(['enable'])
  expect(await desk.act(userId, 'password-mail')).toBe('UPDATE_NOT_ALLOWED')
  expect(await desk.act(userId, 'enable', { reason: 'Geklärt' })).toBe('ok')
  expect(await desk.act(userId, 'enable', { reason: 'Geklärt' })).toBe('UPDATE_NOT_ALLOWED')
  expect((await identity.login(email)).status).toBe(200)
  expect(await kindsTo(email)).toEqual(['accountDisabled', 'accountEnabled'])
  expect((await mailbox.mailsTo(email))[0]?.text).toContain(reason)
  expect(await desk.auditOf(desk.tenantId, userId)).toEqual(['user.disable', 'user.enable'])
  expect((await desk.auditOf(tenantId, userId)).filter((action) => action.startsWith('user.'))).toEqual([
    'user.disable',
    'user.enable',
  ])
})

test('a reason is required, and a closed account cannot be enabled', async () => {
  const { userId } = await member()
  expect(await desk.act(userId, 'disable', { reason: ' ' })).toBe('VALIDATION_FAILED')
  await owner`update app_user set deactivated_at = now() where id = ${userId}`
  expect(await desk.act(userId, 'enable', { reason })).toBe('UPDATE_NOT_ALLOWED')
})

test('the last admin of a school is not disabled, and an admin who cannot sign in does not count', async () => {
  const tenantId = await identity.school()
  await owner`update user_role set status = 'disabled' where tenant_id = ${tenantId}`
  const [first, second] = [await desk.staff('admin', tenantId), await desk.staff('admin', tenantId)]
  await owner`update app_user set deactivated_at = now() where id = ${first.userId}`
  const { outcome, details } = await desk.send(desk.admin.browser, 'POST', `/users/${second.userId}/disable`, {
    reason,
  })
  expect(outcome).toBe('UPDATE_NOT_ALLOWED')
  expect(details[0].message).toStartWith('Nur diese Person leitet Testschule')
  expect(await isSignedIn(second.browser)).toBe(true)
})

test('an account that is disabled cannot be joined by its invitations any more', async () => {
  const tenantId = await identity.school()
  const inviter = await desk.staff('admin', tenantId)
  const invited = await identity.account(null)
  await owner`
    insert into user_role (user_id, tenant_id, role_type, status, inviter_id)
    values (${invited.userId}, ${tenantId}, 'user', 'invitationPending', ${inviter.userId})`
  await owner`update tenant set is_disabled = true where id = ${tenantId}`
  expect(await desk.act(inviter.userId, 'disable', { reason })).toBe('ok')
  const [role] = await owner`select status from user_role where user_id = ${invited.userId}`
  expect(role).toEqual({ status: 'invitationDeclined' })
})

test('who works at a school that others lead is signed out, and disabled once no school has to confirm', async () => {
  const { userId, email, browser, tenantId } = await member()
  const head = await desk.staff('admin', tenantId)
  const [school] = await owner<{ name: string }[]>`select name from tenant where id = ${tenantId}`
  const guardedAt = async () => (await desk.caseOf(userId)).person?.guardedAt
  expect(await guardedAt()).toEqual([{ tenantName: school?.name ?? '', isRequested: false }])
  expect(await desk.act(userId, 'disable', { reason })).toBe('ok')
  expect(await isSignedIn(browser)).toBe(false)
  expect((await identity.login(email)).status).toBe(200)
  expect(await kindsTo(email)).toEqual([])
  expect(await guardedAt()).toEqual([{ tenantName: school?.name ?? '', isRequested: true }])
  expect((await desk.caseOf(userId)).acts).not.toContain('disable')
  const [requestMail] = await mailbox.mailsTo(head.email)
  expect([requestMail?.kind, requestMail?.text.includes('sperren')]).toEqual(['lossRequest', true])
  expect(requestMail?.text).not.toContain(reason)
  const [role] = await owner<{ id: string; status: string; requestedLoss: string }[]>`
    select id, status, requested_loss from user_role where user_id = ${userId}`
  expect(role).toMatchObject({ status: 'active', requestedLoss: 'disabling' })
  const noted = await owner<{ tenantId: string; reason: unknown }[]>`
    select tenant_id, change->'reason'->>1 as reason from audit_entry
    where entity_id = ${role?.id ?? ''} and action = 'user-role.update' order by id`
  expect(noted.map((entry) => [entry.tenantId, entry.reason])).toEqual([
    [desk.tenantId, reason],
    [tenantId, null],
  ])
  await owner`update user_role set status = 'disabled', requested_loss = null where id = ${role?.id ?? ''}`
  expect(await desk.act(userId, 'disable', { reason })).toBe('ok')
  expect((await desk.caseOf(userId)).verdicts).toMatchObject([{ kind: 'accountDisabled' }])
})

test('sessions are ended, twice as well as once', async () => {
  const { userId, browser, email } = await member()
  const [before, by] = [await desk.caseOf(userId), { by: manager.browser }]
  expect(before.acts).toContain('endSessions')
  expect(await desk.act(userId, 'end-sessions', by)).toBe('ok')
  expect(await desk.act(userId, 'end-sessions', by)).toBe('ok')
  expect(await isSignedIn(browser)).toBe(false)
  expect((await desk.caseOf(userId)).acts).not.toContain('endSessions')
  expect((await identity.login(email)).status).toBe(200)
})

test('members send mails and no more, managers also lift locks and end sessions', async () => {
  const { userId, email } = await guardedAccount(identity)
  const outcomesOf = async (by: typeof plain.browser) => [
    await desk.act(userId, 'lift-lock', { by }),
    await desk.act(userId, 'end-sessions', { by }),
    await desk.act(userId, 'disable', { by, reason }),
    await desk.act(userId, 'enable', { by, reason }),
  ]
  expect(await outcomesOf(plain.browser)).toEqual(Array(4).fill('NO_PERMISSION'))
  expect((await desk.caseOf(userId, plain.browser)).acts).toEqual(['sendPasswordMail'])
  expect(await outcomesOf(manager.browser)).toEqual(['ok', 'ok', 'NO_PERMISSION', 'NO_PERMISSION'])
  await identity.signIn((await identity.account()).email)
  expect((await desk.caseOf(userId, manager.browser)).acts).toEqual(['sendPasswordMail'])
  const path = '/auth/two-factor-resets'
  const ask = (by: typeof plain.browser) => identity.send('POST', path, by, { email, reason }, crypto.randomUUID())
  expect((await (await ask(plain.browser)).json()).error).toBe('NO_PERMISSION')
  expect((await (await ask(manager.browser)).json()).error).toBe('CREATE_NOT_ALLOWED')
  expect((await ask(desk.admin.browser)).status).toBe(201)
})

test('nobody acts on the own account, and managers leave admins of the provider alone', async () => {
  const { admin } = desk
  for (const act of ['lift-lock', 'end-sessions']) expect(await desk.act(admin.userId, act)).toBe('NO_PERMISSION')
  expect(await desk.act(admin.userId, 'disable', { reason })).toBe('NO_PERMISSION')
  expect((await desk.caseOf(admin.userId)).acts).toEqual(['sendPasswordMail'])
  expect(await desk.act(admin.userId, 'end-sessions', { by: manager.browser })).toBe('NO_PERMISSION')
  const colleague = await desk.staff('user')
  expect(await desk.act(colleague.userId, 'end-sessions', { by: manager.browser })).toBe('ok')
  const second = await desk.staff('admin')
  expect(await desk.act(second.userId, 'end-sessions')).toBe('ok')
})

test('the provider keeps an admin', async () => {
  const others = await owner<{ userId: string }[]>`
    select user_id from user_role where tenant_id = ${desk.tenantId} and role_type = 'admin' and status = 'active'`
  const [one, two] = [await desk.staff('admin'), await desk.staff('admin')]
  await owner`
    update user_role set status = 'disabled'
    where tenant_id = ${desk.tenantId} and user_id = any(${others.map(({ userId }) => userId)}::uuid[])`
  const outcomes = await Promise.all([
    desk.act(one.userId, 'disable', { by: two.browser, reason }),
    desk.act(two.userId, 'disable', { by: one.browser, reason }),
  ])
  expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1)
  await owner`
    update user_role set status = 'active'
    where tenant_id = ${desk.tenantId} and user_id = any(${others.map(({ userId }) => userId)}::uuid[])`
})

test('an open invitation is mailed again as its inviter’s, with a cool-down; one that is not open is not', async () => {
  const tenantId = await identity.school()
  const inviter = await desk.staff('admin', tenantId)
  const invited = await identity.account(null)
  const [role] = await owner<{ id: string }[]>`
    insert into user_role (user_id, tenant_id, role_type, status, inviter_id)
    values (${invited.userId}, ${tenantId}, 'user', 'invitationPending', ${inviter.userId}) returning id`
  const resend = async (sort: string, id: string, by = plain.browser) =>
    (await desk.send(by, 'POST', `/invitations/${sort}/${id}/resend`)).outcome
  expect(await resend('role', role?.id ?? '')).toBe('ok')
  expect(await resend('role', role?.id ?? '')).toBe('EMAIL_COOLDOWN_ACTIVE')
  const [mail] = await mailbox.mailsTo(invited.email)
  expect([mail?.kind, mail?.text.includes('Änne Öz lädt Sie ein')]).toEqual(['roleInvitation', true])
  expect(await desk.auditOf(tenantId, role?.id ?? '')).toEqual(['user-role.invite'])
  const stored = await owner`select inviter_id from user_role where id = ${role?.id ?? ''}`
  expect([...stored]).toEqual([{ inviterId: inviter.userId }])

  const email = `${crypto.randomUUID()}@fremd.example`
  const made = await identity.send('POST', '/invitations/create-code', inviter.browser, { userRoleType: 'user', email })
  const { id, code } = (await made.json()).data
  expect(await resend('code', id)).toBe('EMAIL_COOLDOWN_ACTIVE')
  await owner`delete from mail_cooldown`
  expect(await resend('code', id)).toBe('ok')
  expect((await mailbox.mailsTo(email)).map(({ text }) => text.includes(code))).toEqual([true, true])
  expect(JSON.stringify(await desk.caseAt(email))).not.toContain(code)
  await owner`update invitation set active_until = now() where id = ${id}`
  expect(await resend('code', id)).toBe('UPDATE_NOT_ALLOWED')
  expect(await resend('role', id)).toBe('NOT_FOUND')
})

test('schools see no case and do nothing at the desk', async () => {
  const { userId } = await member()
  const outsider = await desk.staff('admin', await identity.school())
  const by = outsider.browser
  expect((await desk.send(by, 'GET', `/users/${userId}/support-case`)).outcome).toBe('NO_PERMISSION')
  expect((await desk.send(by, 'GET', '/support-case?email=a%40b.example')).outcome).toBe('NO_PERMISSION')
  expect(await desk.act(userId, 'password-mail', { by })).toBe('NO_PERMISSION')
  expect(await desk.act(userId, 'disable', { by, reason })).toBe('NO_PERMISSION')
})
