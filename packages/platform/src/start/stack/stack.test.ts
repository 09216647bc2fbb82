import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countStacks } from '@lernspur/service-kit/process/stack-count'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { checkConnections, connectionsOf } from './connection-budget'
import { joinDatabase } from './join-database'

let database: TestDatabase
const folders: string[] = []

beforeAll(async () => {
  database = await testDatabase()
}, 60_000)
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true })
  await database.close()
})

const runFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'stack-'))
  folders.push(folder)
  return folder
}
const joinAs = (hasStore: boolean, runDir = runFolder()) =>
  joinDatabase({ ownerUrl: database.ownerUrl, hasStore, runDir, warn: () => undefined })

const refusal =
  'Another Lernspur runs on this database, and two can only share it when both keep uploaded files in the same S3 store: set LERNSPUR_S3_ENDPOINT and the other LERNSPUR_S3 settings for both, or end the other one.'

test('without a common store a second stack is refused, whichever of the two lacks it', async () => {
  const alone = await joinAs(false)
  await expect(joinAs(false)).rejects.toThrow(refusal)
  await expect(joinAs(true)).rejects.toThrow(refusal)
  await alone.leave()
  const sharing = await joinAs(true)
  await expect(joinAs(false)).rejects.toThrow(refusal)
  await sharing.leave()
  await (await joinAs(false)).leave()
}, 30_000)

test('services of each stack know how many there are', async () => {
  const folder = runFolder()
  const first = await joinAs(true, folder)
  expect(countStacks(folder)()).toBe(1)
  const second = await joinAs(true)
  expect([await first.count(), await second.count()]).toEqual([2, 2])
  expect(countStacks(folder)()).toBe(2)
  await second.leave()
  expect(await first.count()).toBe(1)
  await first.leave()
})

test('the connections of all stacks are held against what the server allows', async () => {
  const check = (poolSize: number, stacks = 1) =>
    checkConnections({ ownerUrl: database.ownerUrl, services: 4, poolSize, stacks })
  expect(await check(8)).toBe(`up to ${connectionsOf(4, 8)} connections of 197`)
  await expect(check(100)).rejects.toThrow(
    'Lernspur opens up to 828 connections, and the database server allows 197 (max_connections is 200): raise max_connections to 831, or lower LERNSPUR_POOL_SIZE, which is 100.',
  )
  await expect(check(8, 3)).rejects.toThrow('The 3 Lernspurs on this database open up to 276 connections')
})

test('a stack fits into a server as it is installed, which allows 97 connections', () => {
  expect(connectionsOf(4, 8)).toBeLessThanOrEqual(97)
})
