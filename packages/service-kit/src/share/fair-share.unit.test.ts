import { expect, test } from 'bun:test'
import { ApiError } from '../call/api-error'
import type { Caller } from './caller'
import { makeFairShare } from './fair-share'
import { type ShareRules, shareRules } from './share-limits'

const anna: Caller = { key: 'anna', kind: 'person' }
const bert: Caller = { key: 'bert', kind: 'person' }
const cleo: Caller = { key: 'cleo', kind: 'person' }
const still = new AbortController().signal

/** A service whose clock stands until it is set, with calls that end when they are told to. */
const service = (rules: Partial<ShareRules> = {}) => {
  let time = 0
  const share = makeFairShare({ ...shareRules, ...rules }, () => time)
  const running: string[] = []
  const ends = new Map<string, () => void>()
  const runCall = (caller: Caller, name: string, signal: AbortSignal, isCostly: boolean): Promise<string> =>
    share
      .run(caller, signal, async ({ begin }) => {
        if (isCostly) begin()
        running.push(name)
        await new Promise<void>((resolve) => ends.set(name, resolve))
        running.splice(running.indexOf(name), 1)
        return 'answered'
      })
      .catch((error) => (error instanceof ApiError ? error.code : String(error)))
  const call = (caller: Caller, name: string, signal = still) => runCall(caller, name, signal, false)
  /** A call that keeps the database busy until it ends. */
  const begin = (caller: Caller, name: string) => runCall(caller, name, still, true)
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.()
    await Bun.sleep(0)
  }
  /** A call that keeps the database busy for so long. */
  const spend = (caller: Caller, milliseconds: number): Promise<void> =>
    share.run(caller, still, async (spending) => {
      const done = spending.begin()
      time += milliseconds
      done()
    })
  const pass = (milliseconds: number): void => {
    time += milliseconds
  }
  return { call, begin, end, spend, pass, running }
}

const twoAtOnce = { person: { running: 2, waiting: 1 } }

test('what is more than a caller’s share waits, and then is refused, while others are answered', async () => {
  const { call, end, running } = service(twoAtOnce)
  const answers = ['a1', 'a2', 'a3'].map((name) => call(anna, name))
  expect(await call(anna, 'a4')).toBe('TOO_MANY_REQUESTS')
  void call(bert, 'b1')
  expect(running).toEqual(['a1', 'a2', 'b1'])
  await end('a1')
  expect(running).toEqual(['a2', 'b1', 'a3'])
  await end('a2')
  await end('a3')
  expect(await Promise.all(answers)).toEqual(['answered', 'answered', 'answered'])
})

test('a refusal says when to come back', async () => {
  const share = makeFairShare({ ...shareRules, person: { running: 0, waiting: 0 } })
  const refused = await share.run(anna, still, async () => 'ran').catch((error) => error)
  expect([refused.code, refused.status, refused.retryAfter]).toEqual(['TOO_MANY_REQUESTS', 429, 2])
})

test('in a crowd nobody has two calls at the same time, and everybody has one', async () => {
  const { call, end, running } = service({ crowded: 2 })
  for (const name of ['a1', 'a2', 'a3']) void call(anna, name)
  for (const name of ['b1', 'b2']) void call(bert, name)
  void call(cleo, 'c1')
  expect(running).toEqual(['a1', 'a2', 'b1', 'c1'])
  await end('a1')
  expect(running).toEqual(['a2', 'b1', 'c1'])
  for (const name of ['a2', 'c1']) await end(name)
  expect(running).toEqual(['b1', 'a3'])
})

test('whoever used the database for long takes turns with all who did, and with nobody else', async () => {
  const { call, end, spend, running } = service({ allowance: 1_000 })
  await spend(anna, 5_000)
  await spend(bert, 5_000)
  await spend(cleo, 1)
  for (const name of ['a1', 'a2', 'a3']) void call(anna, name)
  void call(bert, 'b1')
  for (const name of ['c1', 'c2', 'c3']) void call(cleo, name)
  expect(running).toEqual(['a1', 'c1', 'c2', 'c3'])
  await end('a1')
  expect(running).toEqual(['c1', 'c2', 'c3', 'a2'])
  await end('a2')
  expect(running).toEqual(['c1', 'c2', 'c3', 'b1'])
})

test('a slow caller who is alone is not held up', async () => {
  const { call, spend, pass, running } = service({ allowance: 1_000 })
  await spend(anna, 5_000)
  pass(6_000)
  for (const name of ['a1', 'a2', 'a3']) void call(anna, name)
  expect(running).toEqual(['a1', 'a2', 'a3'])
})

test('many cheap calls make nobody slow', async () => {
  const { call, spend, running } = service({ allowance: 1_000 })
  for (let turn = 0; turn < 100; turn += 1) await spend(anna, 50)
  for (const name of ['a1', 'a2', 'a3']) void call(anna, name)
  expect(running).toEqual(['a1', 'a2', 'a3'])
})

test('a costly call counts while it runs', async () => {
  const { call, begin, pass, running } = service({ allowance: 1_000 })
  void begin(anna, 'costly')
  pass(2_000)
  for (const name of ['a1', 'a2']) void call(anna, name)
  expect(running).toEqual(['costly', 'a1'])
})

test('what was used is forgotten, and cheap calls let a caller out of the lane', async () => {
  const { call, spend, pass, end, running } = service({ allowance: 1_000 })
  await spend(anna, 5_000)
  pass(60_000)
  await spend(bert, 1)
  for (const name of ['a1', 'a2']) void call(anna, name)
  expect(running).toEqual(['a1'])
  await end('a1')
  await end('a2')
  for (let turn = 0; turn < 5; turn += 1) await spend(anna, 1)
  for (const name of ['a3', 'a4', 'a5']) void call(anna, name)
  expect(running).toEqual(['a3', 'a4', 'a5'])
})

test('a call whose client has gone, or that waited too long, never runs', async () => {
  const { call, end, running } = service({ person: { running: 1, waiting: 5 }, timeout: 5 })
  const client = new AbortController()
  void call(anna, 'a1')
  const gone = call(anna, 'a2', client.signal)
  client.abort()
  expect(await gone).toBe('TOO_MANY_REQUESTS')
  expect(await call(anna, 'a3')).toBe('TOO_MANY_REQUESTS')
  await end('a1')
  expect(running).toEqual([])
})

test('a call that throws gives its place back', async () => {
  const share = makeFairShare({ ...shareRules, person: { running: 1, waiting: 0 } })
  const failing = share.run(anna, still, () => Promise.reject(new Error('no')))
  expect(await failing.catch((error) => error.message)).toBe('no')
  expect(await share.run(anna, still, async () => 'ran')).toBe('ran')
})

test('two stacks together take no more calls of one person than one, and a third makes no difference', async () => {
  const accepted = async (stacks: number): Promise<number> => {
    const shares = Array.from({ length: stacks }, () => makeFairShare(shareRules, undefined, () => stacks))
    const ended = Promise.withResolvers<void>()
    let refused = 0
    const calls = Array.from({ length: 90 }, (_, index) =>
      shares[index % stacks]
        ?.run(anna, still, () => ended.promise)
        .catch(() => {
          refused += 1
        }),
    )
    await Bun.sleep(0)
    const count = 90 - refused
    ended.resolve()
    await Promise.all(calls)
    return count
  }
  expect([await accepted(1), await accepted(2)]).toEqual([64, 64])
  expect(await accepted(3)).toBeLessThanOrEqual(64)
})
