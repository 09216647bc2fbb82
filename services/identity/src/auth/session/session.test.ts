import { expect, test } from 'bun:test'
import { identityForFile } from '../../testing/for-file'
import { type Browser, password } from '../testing/people'

const identity = await identityForFile()

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

const signInWith = async (email: string, userAgent: string): Promise<Browser> => {
  const visitor = identity.visitor()
  const headers = { 'user-agent': userAgent }
  const body = { email, password }
  return identity.browserOf(
    await identity.send('POST', '/auth/local/login', visitor, body, crypto.randomUUID(), headers),
  )
}
const sessionsOf = async (browser: Browser, search = '') =>
  (await (await identity.send('GET', `/auth/sessions${search}`, browser)).json()).data

test('lists active sessions, the last seen first', async () => {
  const { email } = await identity.account()
  await identity.signIn((await identity.account()).email)
  const phone = await signInWith(email, safari)
  const computer = await signInWith(email, firefox)
  await signInWith(email, 'x'.repeat(5000))
  await identity.owner`
    update session set last_seen_at = now() - interval '1 minute'
    where device is null and user_id = (select id from app_user where email = ${email})`
  const { rows, count } = await sessionsOf(phone)
  expect(count).toBe(3)
  expect(rows).toMatchObject([
    { device: 'Firefox, Windows', isCurrent: false },
    { device: 'Safari, iPhone', isCurrent: true },
    { device: null, isCurrent: false },
  ])
  const filter = '?filter[0][field]=device&filter[0][type]=startswith&filter[0][value]=Fire'
  expect((await sessionsOf(computer, filter)).rows).toMatchObject([{ isCurrent: true }])
})

test('on a shared device a session ends after twelve hours without use', async () => {
  const { email, userId } = await identity.account()
  const shared = { ...identity.visitor() }
  const cookie = `${shared.cookie}; lernspur-shared-device=1`
  const there = await identity.browserOf(await identity.login(email, password, 'school', { ...shared, cookie }))
  const home = await identity.signIn(email)
  const statuses = () =>
    Promise.all([there, home].map(async (browser) => (await identity.send('GET', '/auth/whoami', browser)).status))
  const rest = (hours: number) => identity.owner`
    update session set last_seen_at = now() - make_interval(hours => ${hours}) where user_id = ${userId}`
  await rest(11)
  expect(await statuses()).toEqual([200, 200])
  await rest(13)
  expect(await statuses()).toEqual([401, 200])
})

test('a session ends 90 days after its beginning, however much it is used', async () => {
  const { email, userId } = await identity.account()
  const browser = await identity.signIn(email)
  const statusAfter = async (days: number) => {
    await identity.owner`
      update session set
        created_at = now() - make_interval(days => ${days}), last_seen_at = now() - interval '1 hour',
        expires_at = now() + interval '14 days'
      where user_id = ${userId}`
    return (await identity.send('GET', '/auth/whoami', browser)).status
  }
  expect(await statusAfter(89)).toBe(200)
  const [{ hours } = { hours: 0 }] = await identity.owner<{ hours: number }[]>`
    select extract(epoch from expires_at - now())::integer / 3600 as hours from session where user_id = ${userId}`
  expect(hours).toBeWithin(22, 25)
  expect(await statusAfter(91)).toBe(401)
  expect((await sessionsOf(await identity.signIn(email))).count).toBe(1)
})

test('ends all other sessions of the user, and no one else’s', async () => {
  const { email } = await identity.account()
  const [one, other, otherPerson] = [
    await identity.signIn(email),
    await identity.signIn(email),
    await identity.signIn((await identity.account()).email),
  ]
  expect((await identity.send('POST', '/auth/sessions/end-others', one)).status).toBe(200)
  const states = await Promise.all(
    [one, other, otherPerson].map(async (browser) => (await identity.send('GET', '/auth/whoami', browser)).status),
  )
  expect(states).toEqual([200, 401, 200])
  expect((await sessionsOf(one)).count).toBe(1)
})

test('a change of role applies from the next call on', async () => {
  const { email, userId } = await identity.account()
  const tenantId = await identity.school()
  const userRoleId = await identity.role(userId, tenantId)
  const browser = await identity.signIn(email)
  const listed = async () => (await identity.send('GET', '/invitations/active', browser)).status
  const change = (roleType: string, status: string) =>
    identity.owner`update user_role set role_type = ${roleType}, status = ${status} where id = ${userRoleId}`
  expect(await listed()).toBe(403)
  await change('manager', 'active')
  expect(await listed()).toBe(200)
  await change('user', 'active')
  expect(await listed()).toBe(403)
  await change('admin', 'active')
  expect(await listed()).toBe(200)
  await change('admin', 'disabled')
  expect(await listed()).toBe(403)
})
