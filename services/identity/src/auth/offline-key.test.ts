import { expect, test } from 'bun:test'
import { identityForFile } from '../testing/for-file'
import type { Browser } from './testing/people'

const identity = await identityForFile()

const keyOf = async (browser: Browser) => {
  const response = await identity.send('GET', '/auth/offline-key', browser)
  return { status: response.status, data: (await response.json()).data }
}

test('a person has the same key in all sessions, also after one that has ended, and everybody has another', async () => {
  const { email, userId } = await identity.account()
  const before = await keyOf(await identity.signIn(email))
  await identity.owner`delete from session where user_id = ${userId}`
  const after = await keyOf(await identity.signIn(email))
  const other = await keyOf(await identity.signIn((await identity.account()).email))
  expect(before).toMatchObject({ status: 200, data: { hours: 14 * 24 } })
  expect(after).toEqual(before)
  expect(other.data.key).not.toBe(before.data.key)
})

test('a visitor gets no key', async () => {
  expect((await keyOf(identity.visitor())).status).toBe(401)
})

test('a device that others use as well holds the key for as long as its session lasts', async () => {
  const { email, userId } = await identity.account()
  const browser = await identity.signIn(email)
  await identity.owner`update session set is_shared_device = true where user_id = ${userId}`
  expect((await keyOf(browser)).data.hours).toBe(12)
})
