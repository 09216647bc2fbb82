import { expect, test } from 'bun:test'
import { ApiError } from '@lernspur/service-kit/call/api-error'
import { hashPassword, makePasswords } from './password-check'

test('accepts the right password', async () => {
  const { check } = makePasswords()
  const hash = await hashPassword('Geheim-7')
  expect(hash).toStartWith('$argon2id$v=19$m=19456,t=2,')
  expect(await check('Geheim-7', hash)).toBe(true)
  expect(await check('geheim-7', hash)).toBe(false)
})

test('an account without a password accepts none', async () => {
  expect(await makePasswords().check('anything', null)).toBe(false)
})

test('overload is rejected instead of slowing everything down', async () => {
  const { check } = makePasswords({ maxConcurrent: 2, maxWaiting: 3 })
  const settled = await Promise.allSettled(Array.from({ length: 9 }, () => check('x', null)))
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(9 - 2 - 3)
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(ApiError)
    expect(reason).toMatchObject({ code: 'UNKNOWN', status: 503, retryAfter: 2 })
  }
  expect(await check('x', null)).toBe(false)
})
