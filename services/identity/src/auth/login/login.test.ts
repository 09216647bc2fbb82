import { expect, test } from 'bun:test'
import { identityForFile } from '../../testing/for-file'
import { password } from '../testing/people'

const identity = await identityForFile()

/** A person with an account and a role in a new school. */
const teacher = async () => {
  const account = await identity.account()
  const tenantId = await identity.school()
  return { ...account, tenantId, userRoleId: await identity.role(account.userId, tenantId) }
}

const errorOf = async (response: Response): Promise<string> => `${response.status} ${(await response.json()).error}`

test('the right password starts a session', async () => {
  const { email, userId, tenantId, userRoleId } = await teacher()
  const response = await identity.login(email.toUpperCase())
  expect(response.status).toBe(200)
  const [cookie] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^lernspur-80=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1209600$/)
  const { data } = await response.json()
  expect(data.whoAmI).toMatchObject({ id: userId, email, firstName: 'Änne', currentTenantId: tenantId })
  expect(data.whoAmI.userRoles).toMatchObject([{ id: userRoleId, status: 'active', tenant: { id: tenantId } }])
  const browser = { cookie: cookie?.split(';')[0] ?? '', csrf: data.csrfToken }
  expect((await identity.send('POST', '/auth/logout', browser)).status).toBe(200)
})

test('the database keeps the hash of a token, never the token', async () => {
  const { email, userId } = await teacher()
  const { cookie } = await identity.signIn(email)
  const token = cookie.split('=')[1] ?? ''
  const [row] = await identity.owner<{ hash: string }[]>`
    select encode(token_hash, 'hex') as hash from session where user_id = ${userId}`
  expect(row?.hash).toBe(new Bun.CryptoHasher('sha256').update(token).digest('hex'))
})

test('a failed sign-in does not reveal the reason', async () => {
  const { email } = await teacher()
  const gone = await teacher()
  await identity.owner`update app_user set deactivated_at = now() where id = ${gone.userId}`
  const withoutPassword = await identity.account(null)
  const answers = await Promise.all([
    identity.login(email, 'wrong'),
    identity.login('nobody@schule.example'),
    identity.login(gone.email),
    identity.login(withoutPassword.email),
    identity.login(withoutPassword.email, ''),
  ])
  const [first, ...rest] = await Promise.all(answers.slice(0, 4).map((answer) => answer.text()))
  expect(JSON.parse(first ?? '')).toMatchObject({ success: false, error: 'INVALID_LOGIN' })
  for (const text of rest) expect(text).toBe(first ?? '')
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 400])
  for (const answer of answers) expect(answer.headers.getSetCookie()).toEqual([])
})

test('a sign-in needs the CSRF token of its page', async () => {
  const { email } = await teacher()
  const [one, other] = [identity.visitor(), identity.visitor()]
  const attempt = (browser: typeof one) => identity.login(email, password, 'x', browser)
  expect(await errorOf(await attempt({ ...one, csrf: '' }))).toBe('401 INVALID_TOKEN')
  expect(await errorOf(await attempt({ ...one, csrf: other.csrf }))).toBe('401 INVALID_TOKEN')
  expect(await errorOf(await attempt({ ...one, cookie: '' }))).toBe('401 INVALID_TOKEN')
  expect((await attempt(one)).status).toBe(200)
})

test('signing in again ends the browser’s previous session', async () => {
  const { email, userId } = await teacher()
  const first = await identity.signIn(email)
  const second = await identity.browserOf(await identity.login(email, password, 'x', first))
  expect(second.cookie).not.toBe(first.cookie)
  expect((await identity.send('GET', '/auth/whoami', first)).status).toBe(401)
  expect((await identity.send('GET', '/auth/whoami', second)).status).toBe(200)
  const elsewhere = await identity.signIn(email)
  expect((await identity.send('GET', '/auth/whoami', second)).status).toBe(200)
  expect((await identity.send('GET', '/auth/whoami', elsewhere)).status).toBe(200)
  const sessions = await identity.owner`select id from session where user_id = ${userId}`
  expect(sessions).toHaveLength(2)
})

test('signing in selects the last used role', async () => {
  const { email, userId, tenantId } = await teacher()
  const otherTenant = await identity.school()
  const otherRole = await identity.role(userId, otherTenant)
  const current = async () => (await (await identity.login(email)).json()).data.whoAmI.currentTenantId
  expect(await current()).toBe(tenantId)
  await identity.send('POST', '/auth/change-user-role', await identity.signIn(email), { userRoleId: otherRole })
  expect(await current()).toBe(otherTenant)
  await identity.owner`update user_role set status = 'disabled' where id = ${otherRole}`
  expect(await current()).toBe(tenantId)
})

test('a user without a usable role signs in without one', async () => {
  const { email, userId } = await identity.account()
  await identity.role(userId, await identity.school(true))
  await identity.role(userId, await identity.school(), 'invitationPending')
  const response = await identity.login(email)
  expect(response.status).toBe(200)
  const { data } = await response.json()
  expect(data.whoAmI.currentTenantId).toBeNull()
  expect(data.whoAmI.userRoles).toHaveLength(2)
})

test('a sign-in writes an audit entry of the school', async () => {
  const { email, userId, tenantId } = await teacher()
  await identity.signIn(email)
  const entries =
    await identity.owner`select action from audit_entry where user_id = ${userId} and tenant_id = ${tenantId}`
  expect([...entries]).toEqual([{ action: 'session.create' }])
})

test('password, address and token are never logged', async () => {
  const { email } = await teacher()
  await identity.login(email, `${password}-wrong`)
  const { cookie, csrf } = await identity.signIn(email)
  await identity.send('POST', '/auth/local/login', identity.visitor(), { email: [email], password: { password } })
  await identity.send('GET', `/auth/whoami?password=${password}`, { cookie, csrf })
  const written = identity.lines.join('\n')
  for (const secret of [password, email, cookie.split('=')[1] ?? '', csrf]) expect(written).not.toContain(secret)
})
