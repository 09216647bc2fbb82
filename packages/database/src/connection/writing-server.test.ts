import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openServerPair, type ServerPair } from '../testing/server-pair'
import { writeDirectory } from '../transaction/tenant-transaction'
import { connect, type Database } from './connect'
import { openSessionLock } from './session-lock'

let pair: ServerPair
let db: Database

beforeAll(async () => {
  pair = await openServerPair()
  db = connect(pair.ownerUrl, { name: 'test', max: 2 })
  await db`create table saved (number integer primary key)`
}, 120_000)
afterAll(async () => {
  await db.end({ timeout: 1 })
  await pair.close()
}, 60_000)

const save = (number: number) => writeDirectory(db, (tx) => tx`insert into saved (number) values (${number})`)
const saved = async () =>
  (await db<{ number: number }[]>`select number from saved order by number`).map((row) => row.number)

test('of two servers the one that writes is used, also after a failover, for queries, transactions and what listens', async () => {
  const received: string[] = []
  const listening = { count: 0 }
  await db.listen(
    'test',
    (payload) => received.push(payload),
    () => {
      listening.count += 1
    },
  )
  await save(1)
  await pair.signalPrimary('SIGKILL')
  // It is repeated for a few seconds, which a busy machine may need for the failover alone.
  const next = save(2).catch(() => save(2))
  await pair.failOver()
  await next
  expect(await saved()).toEqual([1, 2])
  while (listening.count < 2) await Bun.sleep(50)
  await db`select pg_notify('test', 'after')`
  while (received.length === 0) await Bun.sleep(20)
  expect(received).toEqual(['after'])
}, 60_000)

test('of several ways to the server that writes none is closed because another one answers first', async () => {
  const port = pair.primaryPort()
  const url = pair.ownerUrl.replace(/@[^/]+/, `@127.0.0.1:${port},127.0.0.2:${port},127.0.0.3:${port}`)
  const several = connect(url, { name: 'test-several', max: 4 })
  for (let round = 0; round < 3; round++) await Promise.all([1, 2, 3, 4].map(() => several`select pg_sleep(2)`))
  await several.end()
}, 30_000)

test('a lock at a server that falls silent is lost when it is asked for, and can be released', async () => {
  const url = new URL(pair.ownerUrl.replace(/@[^/]+/, `@127.0.0.1:${pair.primaryPort()}`)).href
  const lost = Promise.withResolvers<void>()
  const lock = openSessionLock(url, { name: 'test-silent', key: 'silent', onLost: lost.resolve })
  expect(await lock.take()).toBe(true)
  await pair.signalPrimary('SIGSTOP')
  await expect(lock.countHolders()).rejects.toThrow('The database did not answer in time.')
  await lost.promise
  expect(lock.isHeld()).toBe(false)
  await lock.release()
  await pair.signalPrimary('SIGCONT')
}, 30_000)

test('after a failover everything can be closed, also what listens', async () => {
  await pair.rebuildStandby()
  const other = connect(pair.ownerUrl, { name: 'test-close', max: 2 })
  await other.listen('test', () => undefined)
  await Promise.all([other`select 1`, other`select 1`, writeDirectory(other, (tx) => tx`select 1`)])
  await pair.signalPrimary('SIGSTOP')
  await pair.failOver()
  await other.end()
}, 20_000)

test('a server that falls silent is given up once the other one writes, and a lock that it held is lost', async () => {
  await pair.rebuildStandby()
  const lost = Promise.withResolvers<void>()
  const lock = openSessionLock(pair.ownerUrl, { name: 'test-lock', key: 'one', onLost: lost.resolve })
  expect(await lock.take()).toBe(true)
  await save(3)
  await pair.signalPrimary('SIGSTOP')
  const waiting = [save(4), save(5)]
  await pair.failOver()
  await Promise.all(waiting)
  expect(await saved()).toEqual([1, 2, 3, 4, 5])
  await lost.promise
  expect(await lock.take()).toBe(true)
  await lock.release()
}, 60_000)
