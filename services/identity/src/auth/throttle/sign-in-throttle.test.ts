import { expect, test } from 'bun:test'
import { clientOf } from '@lernspur/service-kit/share/network'
import { identityForFile } from '../../testing/for-file'
import { password } from '../testing/people'
import { makeThrottle } from './sign-in-throttle'

const identity = await identityForFile()

const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work))

const fail = async (email: string, client: string): Promise<number> =>
  (await identity.login(email, 'wrong', client)).status

test('after ten failures of one client for one account, it must wait', async () => {
  const { email } = await identity.account()
  const client = crypto.randomUUID()
  const statuses = await times(12, () => fail(email, client))
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  const response = await identity.login(email, password, client)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await response.json()).error).toBe('TOO_MANY_REQUESTS')
})

test('the owner of an account under attack can still sign in from elsewhere', async () => {
  const { email } = await identity.account()
  await letThrough(
    100,
    () => email,
    () => 'attacker',
  )
  expect((await identity.login(email, password, 'home')).status).toBe(200)
})

/** Counts attempts without checking a password; returns how many were allowed. */
const letThrough = async (count: number, email: (index: number) => string, client: (index: number) => string) => {
  const attempts = await Promise.allSettled(
    Array.from({ length: count }, (_, index) =>
      makeThrottle(identity.db, identity.config.secret, {
        account: email(index),
        client: client(index),
      }).countAttempt(),
    ),
  )
  return attempts.filter(({ status }) => status === 'fulfilled').length
}

test('an account allows three hundred attempts from all unknown networks together', async () => {
  const count = await letThrough(
    320,
    () => 'lea@schule.example',
    (index) => `client ${index}`,
  )
  expect(count).toBeWithin(300, 320)
})

test('a client is allowed a hundred attempts for all accounts together', async () => {
  const count = await letThrough(
    120,
    (index) => `nobody-${index}@schule.example`,
    () => 'scanner',
  )
  expect(count).toBeWithin(100, 120)
})

test('a network that many schools share is allowed two thousand, and no more for one account', async () => {
  const shared = clientOf(new Headers({ 'x-forwarded-for': '192.0.2.7', 'x-lernspur-shared-network': '1' }))
  const of = (index: number) => `land-${index}@schule.example`
  expect(await letThrough(150, of, () => shared)).toBe(150)
  const one = await letThrough(
    12,
    () => 'one@schule.example',
    () => shared,
  )
  expect(one).toBe(10)
  expect(
    await letThrough(
      2_000,
      (index) => of(index + 150),
      () => shared,
    ),
  ).toBeWithin(1_840, 1_860)
}, 60_000)

test('refused attempts do not extend the wait', async () => {
  const { email } = await identity.account()
  const attempt = () =>
    makeThrottle(identity.db, identity.config.secret, { account: email, client: 'patient' }).countAttempt()
  const isLetThrough = () =>
    attempt().then(
      () => true,
      () => false,
    )
  await times(10, isLetThrough)
  for (let seconds = 0; seconds < 50; seconds += 10) {
    expect(await isLetThrough()).toBe(false)
    await identity.owner`update sign_in_throttle set updated_at = updated_at - interval '10 seconds'`
  }
  await identity.owner`update sign_in_throttle set updated_at = updated_at - interval '10 seconds'`
  expect(await isLetThrough()).toBe(true)
  expect(await isLetThrough()).toBe(false)
})

test('the count survives a restart and decays over time', async () => {
  const { email } = await identity.account()
  await times(11, () => fail(email, 'one'))
  const again = identity.open()
  const browser = identity.visitor()
  const attempt = () =>
    again.fetch(
      new Request('http://localhost/api/auth/local/login', {
        method: 'POST',
        headers: {
          cookie: browser.cookie,
          'x-csrf-token': browser.csrf,
          'content-type': 'application/json',
          'x-forwarded-for': 'one',
        },
        body: JSON.stringify({ email, password }),
      }),
    )
  expect((await attempt()).status).toBe(429)
  await identity.owner`update sign_in_throttle set updated_at = updated_at - interval '3 minutes'`
  expect((await attempt()).status).toBe(200)
})

test('a successful sign-in resets earlier failures', async () => {
  const { email } = await identity.account()
  for (let round = 0; round < 3; round++) {
    await times(8, () => fail(email, 'forgetful'))
    expect((await identity.login(email, password, 'forgetful')).status).toBe(200)
  }
}, 30_000)

test('the table does not reveal who tried', async () => {
  const { email } = await identity.account()
  await fail(email, '203.0.113.7')
  const rows = await identity.owner<{ text: string }[]>`select sit::text as text from sign_in_throttle sit`
  const text = rows.map((row) => row.text).join()
  expect(text).not.toContain('203.0.113.7')
  expect(text).not.toContain(Buffer.from(email).toString('hex'))
})
