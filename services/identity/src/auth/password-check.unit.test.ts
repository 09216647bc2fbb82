import { expect, test } from 'bun:test'
import { ApiError } from '@lernspur/service-kit/call/api-error'
import { ownMetrics } from '@lernspur/service-kit/metric/reported-metrics'
import { hashPassword, makePasswords } from './password-check'

const giver = { client: '203.0.113.7', account: 'anna' }

test('accepts the right password', async () => {
  const { check } = makePasswords()
  const hash = await hashPassword('Geheim-7')
  expect(hash).toStartWith('$argon2id$v=19$m=19456,t=2,')
  expect(await check(giver, 'Geheim-7', hash)).toBe(true)
  expect(await check(giver, 'geheim-7', hash)).toBe(false)
})

test('an account without a password accepts none', async () => {
  expect(await makePasswords().check(giver, 'anything', null)).toBe(false)
})

test('overload is rejected instead of slowing everything down', async () => {
  const { check } = makePasswords({ maxConcurrent: 2, maxWaiting: 3 })
  const settled = await Promise.allSettled(Array.from({ length: 9 }, () => check(giver, 'x', null)))
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(9 - 2 - 3)
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(ApiError)
    expect(reason).toMatchObject({ code: 'UNKNOWN', status: 503, retryAfter: 2 })
  }
  expect(await check(giver, 'x', null)).toBe(false)
})

test('passwords from another network come after at most the running one, and other accounts of a network in between', async () => {
  const { check } = makePasswords({ maxConcurrent: 1, maxWaiting: 20 })
  const ended: string[] = []
  const ask = (client: string, account: string) => check({ client, account }, 'x', null).then(() => ended.push(account))
  const searched = Array.from({ length: 6 }, () => ask('203.0.113.7', 'anna'))
  const others = [ask('203.0.113.7', 'bert'), ask('198.51.100.1', 'cleo')]
  await Promise.all([...searched, ...others])
  expect(ended.slice(0, 4)).toEqual(['anna', 'anna', 'cleo', 'bert'])
})

test('passwords that are checked and passwords that wait are counted', async () => {
  const { check } = makePasswords()
  const checking = [1, 2, 3].map(() => check(giver, 'x', null))
  const metrics = await ownMetrics({})
  const lengthOf = (state: string) =>
    metrics
      .find(({ name }) => name === `lernspur_queue_${state}`)
      ?.values.find(({ labels }) => labels.queue === 'passwords')?.value
  expect([lengthOf('running'), lengthOf('waiting')]).toEqual([1, 2])
  await Promise.all(checking)
})
