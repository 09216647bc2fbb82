import { expect, test } from 'bun:test'
import { identityForFile } from '../testing/for-file'

const identity = await identityForFile()

/** A user with roles at two schools, signed in to the first. */
const commuter = async () => {
  const account = await identity.account()
  const [home, other] = [await identity.school(), await identity.school()]
  await identity.role(account.userId, home)
  const otherRole = await identity.role(account.userId, other)
  return { ...account, home, other, otherRole, browser: await identity.signIn(account.email) }
}

type Commuter = Awaited<ReturnType<typeof commuter>>

const change = ({ browser }: Pick<Commuter, 'browser'>, userRoleId: string) =>
  identity.send('POST', '/auth/change-user-role', browser, { userRoleId })

const whoAmI = async (browser: Commuter['browser']) => (await identity.send('GET', '/auth/whoami', browser)).json()

test('switches to another school with a new token', async () => {
  const who = await commuter()
  expect((await whoAmI(who.browser)).data.currentTenantId).toBe(who.home)
  const response = await change(who, who.otherRole)
  expect(response.status).toBe(200)
  expect((await response.clone().json()).data.whoAmI.currentTenantId).toBe(who.other)
  const moved = await identity.browserOf(response)
  expect(moved.cookie).not.toBe(who.browser.cookie)
  expect((await whoAmI(moved)).data.currentTenantId).toBe(who.other)
  expect(await whoAmI(who.browser)).toMatchObject({ error: 'INVALID_TOKEN' })
  expect((await identity.send('POST', '/auth/logout', { ...moved, csrf: who.browser.csrf })).status).toBe(401)
})

test('accepts only the user’s own usable roles', async () => {
  const who = await commuter()
  const otherPerson = await commuter()
  const pending = await identity.role(who.userId, await identity.school(), 'invitationPending')
  const disabled = await identity.role(who.userId, await identity.school(), 'disabled')
  const closed = await identity.role(who.userId, await identity.school(true))
  for (const role of [otherPerson.otherRole, pending, disabled, closed, Bun.randomUUIDv7()]) {
    const response = await change(who, role)
    expect(`${response.status} ${(await response.json()).error}`).toBe('404 NOT_FOUND')
  }
  expect((await change(who, 'nonsense')).status).toBe(400)
  expect((await whoAmI(who.browser)).data.currentTenantId).toBe(who.home)
})

test('writes an audit entry for the school switched to', async () => {
  const who = await commuter()
  await change(who, who.otherRole)
  const entries = await identity.owner`
    select action from audit_entry where user_id = ${who.userId} and tenant_id = ${who.other}`
  expect([...entries]).toEqual([{ action: 'session.update' }])
})
