import { expect, test } from 'bun:test'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import { identityWithMail } from '../../testing/for-file'
import { type Browser, password } from '../testing/people'
import { codeOf, guardedAccount } from '../testing/second-factor'
import { carryOutResets } from './carry-out-resets'

const { identity, mailbox } = await identityWithMail()

const reason = 'Telefon verloren, im Sekretariat ausgewiesen'
const outcomeOf = async (response: Response) => {
  const { success, error, data } = await response.json()
  return success ? (data ?? 'ok') : error
}
const send = async (method: string, path: string, browser: Browser, body?: object) =>
  outcomeOf(await identity.send(method, `/auth/two-factor-resets${path}`, browser, body, crypto.randomUUID()))
const ask = (browser: Browser, email: string) => send('POST', '', browser, { email, reason })

/** A signed-in person of a school, an admin unless said otherwise. */
const staff = async (tenantId: string, roleType: RoleType = 'admin') => {
  const { userId, email } = await identity.account()
  await identity.owner`
    insert into user_role (user_id, tenant_id, role_type, status) values (${userId}, ${tenantId}, ${roleType}, 'active')`
  return { userId, email, browser: await identity.signIn(email) }
}

/** A school with two admins, and a member who has lost the second factor. */
const school = async () => {
  const person = await guardedAccount(identity)
  const [role] = await identity.owner<{ tenantId: string }[]>`
    select tenant_id from user_role where user_id = ${person.userId}`
  const tenantId = role?.tenantId ?? ''
  return { person, tenantId, owner: await staff(tenantId), second: await staff(tenantId) }
}

const provider = await identity.school()
await identity.owner`update tenant set is_provider = true where id = ${provider}`

const isOn = async (userId: string) =>
  (await identity.owner`select from two_factor where user_id = ${userId}`).length > 0
const kindsTo = async (email: string) => (await mailbox.mailsTo(email)).map(({ kind }) => kind)
const actionsAbout = async (userId: string) => {
  const entries = await identity.owner<{ action: string }[]>`
    select action from audit_entry where entity_id = ${userId} and action like 'two-factor-reset.%' order by id`
  return entries.map(({ action }) => action)
}

const carryOut = () => carryOutResets(identity.db, new AbortController().signal)
/** Lets a day pass for the waiting requests of a person. */
const afterADay = async (userId: string) => {
  await identity.owner`
    update two_factor_reset set due_at = due_at - interval '24 hours' where user_id = ${userId} and outcome is null`
  await carryOut()
}

test('after a day the second factor is removed, with a mail and audit entries', async () => {
  const { person, owner, tenantId } = await school()
  const { userId, email } = person
  const reset = await ask(owner.browser, email.toUpperCase())
  expect(reset).toMatchObject({ person: { id: userId, email }, reason, outcome: null, mayConfirm: false })
  const waits = Date.parse(reset.dueAt) - Date.parse(reset.createdAt)
  expect(waits).toBe(24 * 60 * 60 * 1000)
  expect((await mailbox.mailsTo(email)).at(-1)?.text).toContain(reason)
  await afterADay(userId)
  expect(await isOn(userId)).toBe(false)
  expect((await identity.send('GET', '/auth/whoami', person.browser)).status).toBe(401)
  expect((await outcomeOf(await identity.login(email))).whoAmI).toMatchObject({ id: userId })
  expect(await kindsTo(email)).toEqual(['twoFactorReset', 'twoFactorRemoved'])
  expect(await actionsAbout(userId)).toEqual(['two-factor-reset.create', 'two-factor-reset.done'])
  expect(await send('GET', '', owner.browser)).toMatchObject([{ id: reset.id, outcome: 'done' }])
  const [entry] =
    await identity.owner`select tenant_id from audit_entry where action = 'two-factor-reset.done' and entity_id = ${userId}`
  expect(entry).toEqual({ tenantId })
})

test('it waits until then', async () => {
  const { person, owner } = await school()
  await ask(owner.browser, person.email)
  await carryOut()
  expect(await isOn(person.userId)).toBe(true)
})

test('a second admin carries it out at once, whoever requested it does not', async () => {
  const { person, owner, second, tenantId } = await school()
  const { id } = await ask(owner.browser, person.email)
  const manager = await staff(tenantId, 'manager')
  const otherPerson = await staff(await identity.school())
  expect(await send('POST', `/${id}/confirm`, owner.browser)).toBe('NO_PERMISSION')
  expect(await send('POST', `/${id}/confirm`, manager.browser)).toBe('NO_PERMISSION')
  expect(await send('POST', `/${id}/confirm`, otherPerson.browser)).toBe('NOT_FOUND')
  expect(await isOn(person.userId)).toBe(true)
  expect(await send('GET', '', second.browser)).toMatchObject([{ id, mayConfirm: true }])
  expect(await send('POST', `/${id}/confirm`, second.browser)).toBe('ok')
  expect(await isOn(person.userId)).toBe(false)
  expect(await send('POST', `/${id}/confirm`, second.browser)).toBe('NOT_FOUND')
})

test('whoever became an admin only after the request does not confirm it', async () => {
  const { person, owner, second, tenantId } = await school()
  const promoted = await staff(tenantId, 'manager')
  const disabled = await staff(tenantId)
  await identity.owner`update user_role set status = 'disabled' where user_id = ${disabled.userId}`
  const { id } = await ask(owner.browser, person.email)
  await identity.owner`update user_role set role_type = 'admin' where user_id = ${promoted.userId}`
  await identity.owner`update user_role set status = 'active' where user_id = ${disabled.userId}`
  const added = await staff(tenantId)
  for (const { email } of [promoted, disabled, added]) {
    const browser = await identity.signIn(email)
    expect(await send('GET', '', browser)).toMatchObject([{ id, mayConfirm: false }])
    expect(await send('POST', `/${id}/confirm`, browser)).toBe('NO_PERMISSION')
  }
  expect(await isOn(person.userId)).toBe(true)
  expect(await send('POST', `/${id}/confirm`, second.browser)).toBe('ok')
})

test('one without a second factor confirms only where no other admin has one', async () => {
  const { person, owner, second, tenantId } = await school()
  const guarded = await guardedAccount(identity)
  await identity.owner`update user_role set tenant_id = ${tenantId}, role_type = 'admin' where user_id = ${guarded.userId}`
  const { id } = await ask(owner.browser, person.email)
  expect(await send('GET', '', second.browser)).toMatchObject([{ id, mayConfirm: false }])
  expect(await send('POST', `/${id}/confirm`, second.browser)).toBe('NO_PERMISSION')
  expect(await isOn(person.userId)).toBe(true)
  expect(await send('POST', `/${id}/confirm`, guarded.browser)).toBe('ok')
  expect(await isOn(person.userId)).toBe(false)
})

test('an admin of the provider may be the second one', async () => {
  const { person, owner } = await school()
  const { browser } = await staff(provider)
  const { id } = await ask(owner.browser, person.email)
  expect(await send('POST', `/${id}/confirm`, browser)).toBe('ok')
  expect(await isOn(person.userId)).toBe(false)
})

test('the person objects by the link of the mail, once', async () => {
  const { person, owner } = await school()
  await ask(owner.browser, person.email)
  const { path, code } = await mailbox.linkTo(person.email)
  expect(path).toBe('/auth/second-factor')
  expect(await send('POST', '/object', identity.visitor(), { code: 'falsch' })).toBe('INVALID_PARAMETERS')
  expect(await send('POST', '/object', identity.visitor(), { code })).toBe('ok')
  expect(await send('POST', '/object', identity.visitor(), { code })).toBe('INVALID_PARAMETERS')
  await afterADay(person.userId)
  expect(await isOn(person.userId)).toBe(true)
  expect(await actionsAbout(person.userId)).toEqual(['two-factor-reset.create', 'two-factor-reset.object'])
  expect(await send('GET', '', owner.browser)).toMatchObject([{ outcome: 'objected' }])
})

test('signing in with the second factor objects, whatever the way', async () => {
  const { person, owner } = await school()
  const { email, secret, userId, resetLastStep } = person
  for (const path of ['login-two-factor', 'local/login-tfa']) {
    await identity.owner`delete from mail_cooldown`
    await ask(owner.browser, email)
    await resetLastStep()
    const { authAttempt } = await outcomeOf(await identity.login(email))
    const both = { email, password }
    const body = { tfaCode: codeOf(secret), ...(path === 'login-two-factor' ? { authAttempt } : both) }
    const response = await identity.send('POST', `/auth/${path}`, identity.visitor(), body, crypto.randomUUID())
    expect(await outcomeOf(response)).toHaveProperty('whoAmI')
    await afterADay(userId)
    expect(await isOn(userId)).toBe(true)
  }
  expect(await send('GET', '', owner.browser)).toMatchObject([{ outcome: 'objected' }, { outcome: 'objected' }])
})

test('a password alone does not object', async () => {
  const { person, owner } = await school()
  await ask(owner.browser, person.email)
  await identity.login(person.email)
  expect(await send('GET', '', owner.browser)).toMatchObject([{ outcome: null }])
})

test('unknown addresses and people whom the school may not help are answered alike', async () => {
  const { person, owner, second, tenantId } = await school()
  const elsewhere = await guardedAccount(identity)
  const without = await staff(tenantId, 'user')
  const both = await guardedAccount(identity)
  await identity.role(both.userId, tenantId)
  const disabled = await guardedAccount(identity)
  await identity.owner`update user_role set tenant_id = ${tenantId}, status = 'disabled' where user_id = ${disabled.userId}`
  const alike = ['nobody@schule.example', elsewhere.email, without.email, both.email, disabled.email, owner.email]
  for (const email of alike) expect([email, await ask(owner.browser, email)]).toEqual([email, 'NOT_FOUND'])
  const manager = await staff(tenantId, 'manager')
  expect(await ask(manager.browser, person.email)).toBe('CREATE_NOT_ALLOWED')
  expect(await ask(owner.browser, person.email)).toMatchObject({ outcome: null })
  expect(await ask(second.browser, person.email)).toBe('INVALID_PARAMETERS')
})

test('the provider helps people with roles at several schools, and sees all requests', async () => {
  const { browser } = await staff(provider)
  const both = await guardedAccount(identity)
  await identity.role(both.userId, await identity.school())
  const { id } = await ask(browser, both.email)
  const { person, owner } = await school()
  const other = await ask(owner.browser, person.email)
  const seen = (await send('GET', '', browser)).map((reset: { id: string }) => reset.id)
  expect(seen).toContain(id)
  expect(seen).toContain(other.id)
  expect((await send('GET', '', owner.browser)).map((reset: { id: string }) => reset.id)).toEqual([other.id])
})

test('a request goes on only while it could still be made', async () => {
  const changes = [
    ({ owner }) => identity.owner`update user_role set role_type = 'manager' where user_id = ${owner.userId}`,
    async ({ person }) => identity.role(person.userId, await identity.school()),
    ({ tenantId }) => identity.owner`update tenant set is_disabled = true where id = ${tenantId}`,
    ({ person }) => identity.owner`update two_factor set turned_on_at = now() where user_id = ${person.userId}`,
  ] satisfies ((made: Awaited<ReturnType<typeof school>>) => Promise<unknown> | PromiseLike<unknown>)[]
  for (const change of changes) {
    const made = await school()
    await ask(made.owner.browser, made.person.email)
    await change(made)
    await afterADay(made.person.userId)
    expect(await isOn(made.person.userId)).toBe(true)
  }
})

test('a request is withdrawn, and may be made again after the pause between two mails', async () => {
  const { person, owner, second } = await school()
  const { id } = await ask(owner.browser, person.email)
  expect(await send('DELETE', `/${id}`, second.browser)).toBe('ok')
  expect(await send('DELETE', `/${id}`, second.browser)).toBe('NOT_FOUND')
  expect(await ask(owner.browser, person.email)).toBe('EMAIL_COOLDOWN_ACTIVE')
  await identity.owner`delete from mail_cooldown`
  expect(await ask(owner.browser, person.email)).toMatchObject({ outcome: null })
})
