import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type ScratchDatabase, scratchDatabase } from '../testing/test-server'
import { connect, type Database } from './connect'
import { openSessionLock } from './session-lock'

let scratch: ScratchDatabase
let owner: Database

beforeAll(async () => {
  scratch = await scratchDatabase()
  owner = connect(scratch.url, { name: 'test', max: 1 })
}, 60_000)
afterAll(async () => {
  await owner.end()
  await scratch.drop()
})

const open = (key: string, mode?: 'exclusive' | 'shared', onLost?: () => void) =>
  openSessionLock(scratch.url, { name: `test-${key}`, key, ...(mode && { mode }), ...(onLost && { onLost }) })

test('one session holds a lock, and another takes it once that has given it back', async () => {
  const [first, second] = [open('one'), open('one')]
  expect([await first.take(), await second.take()]).toEqual([true, false])
  expect([first.isHeld(), second.isHeld()]).toEqual([true, false])
  await first.release()
  expect(first.isHeld()).toBe(false)
  expect(await second.take()).toBe(true)
  await second.release()
})

test('sessions that share a lock keep out whoever wants it alone, and are counted', async () => {
  const sharing = [open('shared', 'shared'), open('shared', 'shared')] as const
  const alone = open('shared')
  for (const one of sharing) expect(await one.take()).toBe(true)
  expect(await alone.take()).toBe(false)
  expect(await alone.countHolders()).toBe(2)
  await sharing[0].release()
  expect(await alone.countHolders()).toBe(1)
  await sharing[1].release()
  expect(await alone.take()).toBe(true)
  await alone.release()
})

test('whoever loses the connection is told, has lost the lock, and can take it again', async () => {
  const lost = Promise.withResolvers<void>()
  const lock = open('lost', 'exclusive', lost.resolve)
  expect(await lock.take()).toBe(true)
  await owner`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lernspur-test-lost'`
  await lost.promise
  expect(lock.isHeld()).toBe(false)
  expect(await lock.take()).toBe(true)
  await lock.release()
})
