import { expect, test } from 'bun:test'
import { identityForFile } from '../../testing/for-file'
import { type Browser, password } from '../testing/people'

const identity = await identityForFile()

const networks = Array.from({ length: 5 }, (_, index) => `198.51.100.${index}`)

/** Others type fifty wrong passwords, ten from each of five networks. */
const attack = async (email: string, from: readonly string[] = networks): Promise<number[]> => {
  const tries = from.flatMap((client) => Array.from({ length: 10 }, () => identity.login(email, 'falsch', client)))
  return (await Promise.all(tries)).map(({ status }) => status)
}

/** The cookie of the device after a sign-in. */
const deviceOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('lernspur-80-device='))
    ?.split(';')[0] ?? ''
const on = (device: string): Browser => {
  const visitor = identity.visitor()
  return { ...visitor, cookie: `${visitor.cookie}; ${device}` }
}

test('fifty wrong passwords from five networks do not lock the owner out elsewhere', async () => {
  const { email } = await identity.account()
  expect(new Set(await attack(email))).toEqual(new Set([401]))
  expect((await identity.login(email, password, '203.0.113.7')).status).toBe(200)
})

test('addresses of one IPv6 network are counted as one', async () => {
  const { email } = await identity.account()
  const inNetwork = (index: number) => identity.login(email, 'falsch', `2001:db8:0:7::${index}`)
  const statuses = await Promise.all(Array.from({ length: 14 }, async (_, index) => (await inNetwork(index)).status))
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect((await identity.login(email, password, '2001:db8:0:8::1')).status).toBe(200)
})

test('a device that has signed in is not locked out by others in its network', async () => {
  const { email } = await identity.account()
  const first = await identity.login(email, password, 'school')
  const device = deviceOf(first)
  expect(first.headers.getSetCookie()[1]).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/)
  await attack(email, ['school'])
  expect((await identity.login(email, password, 'school')).status).toBe(429)
  const again = await identity.login(email, password, 'school', on(device))
  expect(again.status).toBe(200)
  // The cookie is replaced at every sign-in, and the previous one is unknown.
  expect(deviceOf(again)).not.toBe(device)
  expect((await identity.login(email, password, 'school', on(device))).status).toBe(429)
})

test('a known device has ten attempts of its own, for its accounts alone', async () => {
  const { email } = await identity.account()
  const other = await identity.account()
  const device = deviceOf(await identity.login(email))
  const fail = async (address: string) => (await identity.login(address, 'falsch', 'school', on(device))).status
  const statuses = await Promise.all(Array.from({ length: 12 }, () => fail(email)))
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  await attack(other.email, ['school'])
  expect((await identity.login(other.email, password, 'school', on(device))).status).toBe(429)
})

test('two accounts of one device are both known to it', async () => {
  const [one, other] = [await identity.account(), await identity.account()]
  let device = ''
  const signIn = async (email: string) => {
    const response = await identity.login(email, password, 'home', on(device))
    device = deviceOf(response)
    return response.status
  }
  for (const { email } of [one, other]) await signIn(email)
  for (const { email } of [one, other]) {
    await attack(email, ['home'])
    expect(await signIn(email)).toBe(200)
  }
})

test('a shared device is not remembered', async () => {
  const { email } = await identity.account()
  const response = await identity.login(email, password, 'school', on('lernspur-shared-device=1'))
  expect([response.status, deviceOf(response)]).toEqual([200, ''])
})

test('a signed-in user is not locked out by others in the network', async () => {
  const { email } = await identity.account()
  const browser = await identity.signIn(email)
  await attack(email, ['10.0.0.1'])
  const body = { currentPassword: password }
  const response = await identity.send('POST', '/auth/two-factor/set-up', browser, body, '10.0.0.1')
  expect(response.status).toBe(200)
})
