import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { throughPooler } from '@lernspur/database/connection/address'
import { connect } from '@lernspur/database/connection/connect'
import { migrate } from '@lernspur/database/migration/migrate'
import { roleUrl } from '@lernspur/database/roles/role-url'
import { openServerPair, type ServerPair } from '@lernspur/database/testing/server-pair'
import { testSecret } from '@lernspur/database/testing/test-server'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { freePort } from '../../test/free-port'
import { preparePooling, startPooler } from '../../test/stacks/pooler'
import type { Program } from '../../test/stacks/program'

const folder = mkdtempSync(join(tmpdir(), 'lernspur-pooled-'))
const opened: Program[] = []
let servers: ServerPair
let pooler: Program

const openPooler = async (port: number, more: readonly string[] = []): Promise<Program> => {
  const one = await startPooler(port, more)
  opened.push(one)
  return one
}

beforeAll(async () => {
  servers = await openServerPair()
  await preparePooling(servers.ownerUrl)
  await migrate(servers.ownerUrl, { secret: testSecret })
  pooler = await openPooler(servers.primaryPort())
}, 120_000)
afterAll(async () => {
  await Promise.all(opened.map((one) => one.stop()))
  await servers.close()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

/** The owner's address with other hosts in it. */
const addressAt = (...ports: readonly number[]): string =>
  servers.ownerUrl.replace(/@[^/]+/, `@${ports.map((port) => `127.0.0.1:${port}`).join(',')}`)

/** What a start in production complains of. */
const problemOf = async (variables: Readonly<Record<string, string>>): Promise<string> => {
  const child = Bun.spawn([process.execPath, join(import.meta.dirname, '../../start.ts')], {
    env: {
      ...process.env,
      LERNSPUR_MODE: 'production',
      LERNSPUR_SECRET: testSecret,
      LERNSPUR_PUBLIC_URL: 'https://schule.example',
      PORT: String(freePort()),
      LERNSPUR_DATA: join(folder, 'data'),
      LERNSPUR_LOG: 'text',
      ...variables,
    },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  expect(await child.exited).toBe(1)
  return errors.trim()
}

const isPooler =
  'DATABASE_URL leads to a pooler such as PgBouncer. Lernspur also needs the server itself, to migrate, to listen and to hold locks: name it in LERNSPUR_DIRECT_DATABASE_URL.'

test('a pooler alone is refused in a sentence, also one that ignores what it does not know', async () => {
  const ignoring = await openPooler(servers.primaryPort(), [
    'ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout',
  ])
  for (const { port } of [pooler, ignoring]) expect(await problemOf({ DATABASE_URL: addressAt(port) })).toBe(isPooler)
}, 60_000)

test('a pooler that is away, lets nobody in or leads elsewhere is told in a sentence', async () => {
  const direct = { LERNSPUR_DIRECT_DATABASE_URL: servers.ownerUrl }
  expect(await problemOf({ ...direct, DATABASE_URL: addressAt(freePort()) })).toBe(
    'The pooler at DATABASE_URL does not answer.',
  )
  const closed = await openPooler(servers.primaryPort(), [
    "auth_query = select username, password from pooler.password_of($1) where $1 = ''",
  ])
  expect(await problemOf({ ...direct, DATABASE_URL: addressAt(closed.port) })).toBe(
    'The pooler at DATABASE_URL refuses the user or password.',
  )
  const [first, second] = servers.ports
  const elsewhere = await openPooler(servers.primaryPort() === first ? second : first)
  const url = addressAt(elsewhere.port).replace(/\?.*/, '')
  expect(await problemOf({ ...direct, DATABASE_URL: url })).toBe(
    'DATABASE_URL and LERNSPUR_DIRECT_DATABASE_URL lead to different servers.',
  )
  const other = addressAt(pooler.port).replace('/lernspur?', '/other?')
  expect(await problemOf({ ...direct, DATABASE_URL: other })).toBe(
    'DATABASE_URL and LERNSPUR_DIRECT_DATABASE_URL must name the same database.',
  )
  expect(await problemOf({ ...direct, DATABASE_URL: '' })).toContain(
    'DATABASE_URL must be set as well, because LERNSPUR_DIRECT_DATABASE_URL is.',
  )
}, 60_000)

test('through a pooler statements have the limits of their role, transactions their own, and listeners hear', async () => {
  const url = throughPooler(roleUrl(servers.ownerUrl, 'teacher', testSecret), addressAt(pooler.port))
  const db = connect(url, { name: 'test-pooled', max: 2 })
  const short = connect(url, { name: 'test-pooled', max: 2, statementTimeout: 4_000 })
  try {
    const ask = async (sql: Pick<typeof db, 'unsafe'>) => {
      const [row] = await sql.unsafe(`select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle, current_setting('TimeZone') as zone`)
      return row as object
    }
    expect(await ask(db)).toEqual({ statement: '15s', idle: '1min', zone: 'UTC' })
    expect(await writeDirectory(short, ask)).toEqual({ statement: '4s', idle: '1min', zone: 'UTC' })
    expect(await ask(db)).toEqual({ statement: '15s', idle: '1min', zone: 'UTC' })
    const received = Promise.withResolvers<string>()
    await db.listen('test', received.resolve)
    await db`select pg_notify('test', 'received')`
    expect(await received.promise).toBe('received')
  } finally {
    await Promise.all([db.end({ timeout: 1 }), short.end({ timeout: 1 })])
  }
}, 60_000)

test('servers of which none takes writes are told in a sentence', async () => {
  await servers.signalPrimary('SIGKILL')
  expect(await problemOf({ DATABASE_URL: servers.ownerUrl })).toBe('None of the servers of DATABASE_URL takes writes.')
}, 60_000)
