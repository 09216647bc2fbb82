import { expect, test } from 'bun:test'
import { identityForFile } from '../testing/for-file'

const identity = await identityForFile()

const nobody = { cookie: '', csrf: '' }

test('a visitor is not signed in', async () => {
  for (const [method, path] of [
    ['GET', '/auth/whoami'],
    ['POST', '/auth/logout'],
    ['POST', '/auth/change-user-role'],
  ] as const) {
    for (const browser of [nobody, identity.visitor()]) {
      const response = await identity.send(method, path, browser)
      expect(`${response.status} ${(await response.json()).error}`).toBe('401 INVALID_TOKEN')
    }
  }
})

test('reading the current user renews the cookie', async () => {
  const { email } = await identity.account()
  const browser = await identity.signIn(email)
  const response = await identity.send('GET', '/auth/whoami', browser)
  expect(response.headers.getSetCookie()).toEqual([
    `${browser.cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age=1209600`,
  ])
  expect((await response.json()).data).toMatchObject({ email, currentTenantId: null, userRoles: [] })
})

test('signing out ends the session and leaves a visitor who can sign in again', async () => {
  const { email, userId } = await identity.account()
  const browser = await identity.signIn(email)
  const response = await identity.send('POST', '/auth/logout', browser)
  expect(await response.json()).toEqual({ success: true })
  const [ended, visit] = response.headers.getSetCookie()
  expect(ended).toStartWith('lernspur-80=; ')
  expect(ended).toContain('Max-Age=0')
  expect((await identity.send('GET', '/auth/whoami', browser)).status).toBe(401)
  expect(await identity.owner`select id from session where user_id = ${userId}`).toHaveLength(0)
  const next = { cookie: visit?.split(';')[0] ?? '', csrf: response.headers.get('x-csrf-token') ?? '' }
  expect((await identity.login(email, undefined, 'x', next)).status).toBe(200)
})

test('disabling a role ends access to its school, not the session', async () => {
  const { email, userId } = await identity.account()
  const userRoleId = await identity.role(userId, await identity.school())
  const browser = await identity.signIn(email)
  await identity.owner`update user_role set status = 'disabled' where id = ${userRoleId}`
  const { data } = await (await identity.send('GET', '/auth/whoami', browser)).json()
  expect(data.currentTenantId).toBeNull()
  expect(data.userRoles).toMatchObject([{ id: userRoleId, status: 'disabled' }])
})
