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
  const heard: string[] = []
  const listening = { count: 0 }
  await db.listen(
    'test',
    (payload) => heard.push(payload),
    () => {
      listening.count += 1
    },
  )
  await save(1)
  await pair.signalPrimary('SIGKILL')
  const next = save(2)
  await pair.failOver()
  await next
  expect(await saved()).toEqual([1, 2])
  while (listening.count < 2) await Bun.sleep(50)
  await db`select pg_notify('test', 'after')`
  while (heard.length === 0) await Bun.sleep(20)
  expect(heard).toEqual(['after'])
}, 60_000)

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
