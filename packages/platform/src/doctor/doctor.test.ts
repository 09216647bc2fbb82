// Long because each way in which an installation can be broken has its test here.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@lernspur/database/connection/connect'
import { type ScratchDatabase, scratchDatabase, testSecret } from '@lernspur/database/testing/test-server'
import { openS3Server } from '@lernspur/service-kit/testing/s3-server'
import { openSmtpServer } from '@lernspur/testing/smtp-server'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { freePort } from '../test/free-port'
import { checkPublicCertificate, checkSignature } from './check/certificates'
import { clockFinding, connectionFindings } from './check/database'
import { checkDisk } from './check/folder'
import { indexFinding } from './check/indexes'
import { checkProcesses } from './check/processes'
import { connectionsOfStack } from './connections-of-stack'
import { examine } from './examine'
import type { CheckName, Finding } from './finding'
import { testCertificate } from './testing/certificate'

const folder = mkdtempSync(join(tmpdir(), 'lernspur-doctor-'))
let database: TestDatabase
let s3: Awaited<ReturnType<typeof openS3Server>>

beforeAll(async () => {
  ;[database, s3] = await Promise.all([testDatabase(), openS3Server()])
}, 60_000)
afterAll(async () => {
  await Promise.all([database.close(), s3.close()])
  rmSync(folder, { recursive: true, force: true })
})

type Variables = Readonly<Record<string, string | undefined>>

/** An installation in production that is well, as far as it can be without running. */
const well = (): Variables => ({
  LERNSPUR_MODE: 'production',
  LERNSPUR_SECRET: testSecret,
  LERNSPUR_PUBLIC_URL: 'http://localhost:3000',
  LERNSPUR_TRUSTED_PROXIES: '1',
  LERNSPUR_DATA: join(folder, 'data'),
  DATABASE_URL: database.ownerUrl,
  PORT: String(freePort()),
})

const findingsIn = async (variables: Variables): Promise<readonly Finding[]> => examine({ ...well(), ...variables })

/** The sentences of one check that are no praise. */
const problemsOf = async (check: CheckName, variables: Variables): Promise<string[]> =>
  (await findingsIn(variables)).flatMap((one) => (one.check === check && one.level !== 'ok' ? one.sentence : []))

const sentences = (findings: readonly Finding[]) => findings.map(({ level, sentence }) => `${level}: ${sentence}`)

test('an installation that is well has no problem but its missing backup, and each check says something', async () => {
  const findings = await findingsIn({})
  expect(findings.filter(({ level }) => level === 'problem').map(({ check }) => check)).toEqual(['backup'])
  const checks = new Set(findings.map(({ check }) => check))
  for (const check of [
    'settings',
    'folder',
    'disk',
    'database',
    'clock',
    'connections',
    'statements',
    'indexes',
    'mail',
    'files',
    'processes',
    'releases',
  ] as const)
    expect([check, checks.has(check)]).toEqual([check, true])
})

test('a missing and a misspelt setting', async () => {
  expect(await problemsOf('settings', { LERNSPUR_PUBLIC_URL: '', LERNSPUR_SMPT_URL: 'smtp://mail.example' })).toEqual([
    expect.stringContaining('LERNSPUR_PUBLIC_URL must be set when LERNSPUR_MODE is production'),
    expect.stringContaining('LERNSPUR_SMPT_URL is no setting of Lernspur; LERNSPUR_SMTP_URL is probably meant.'),
    expect.any(String),
    expect.any(String),
  ])
})

test('a setting with a wrong value', async () => {
  expect(await problemsOf('settings', { PORT: '99999' })).toContain('PORT must be a whole number from 1 to 65535.')
})

test('half a file store', async () => {
  expect(await problemsOf('settings', { LERNSPUR_S3_BUCKET: 'files' })).toContain(
    'LERNSPUR_S3_ENDPOINT must be set as well, because LERNSPUR_S3_BUCKET is.',
  )
})

test('a data folder that cannot be written', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(await problemsOf('folder', { LERNSPUR_DATA: join(file, 'data') })).toEqual([
    expect.stringMatching(/^The data folder .+ cannot be written; make it writable or set LERNSPUR_DATA/),
  ])
})

test('a restore that was cut short', async () => {
  const data = join(folder, 'restored')
  mkdirSync(join(data, '.restoring'), { recursive: true })
  expect(await problemsOf('folder', { LERNSPUR_DATA: data })).toEqual([expect.stringContaining('was cut short')])
})

test('a disk that is full, nearly full, or large enough', async () => {
  const disk = (free: number, size: number) => checkDisk('/data', async () => ({ free, size }))
  expect(sentences(await disk(1e8, 1e11))).toEqual([
    'problem: 0.1 GB of 100.0 GB are free on the disk of /data: the database and files can hardly be written any more.',
  ])
  expect(sentences(await disk(8e9, 1e11))).toEqual([
    expect.stringMatching(/^warning: 8\.0 GB of 100\.0 GB .+ make room/),
  ])
  expect(sentences(await disk(5e10, 1e11))).toEqual([expect.stringMatching(/^ok: 50\.0 GB/)])
})

test('a database that does not answer', async () => {
  const nowhere = `postgres://owner:geheim@localhost:${freePort()}/lernspur`
  const found = await findingsIn({ DATABASE_URL: nowhere })
  expect(sentences(found)).toContain('problem: The database at DATABASE_URL does not answer.')
  expect(JSON.stringify(found)).not.toContain('geheim')
})

test('a database that does not exist', async () => {
  const url = Object.assign(new URL(database.ownerUrl), { pathname: '/missing' }).href
  expect(await problemsOf('database', { DATABASE_URL: url })).toEqual([
    'The database that DATABASE_URL names does not exist.',
  ])
})

test('a wrong password of the database', async () => {
  const url = Object.assign(new URL(database.ownerUrl), { username: 'nobody', password: 'geheim' }).href
  expect(await problemsOf('database', { DATABASE_URL: url })).toEqual([
    'The database refuses the user or password of DATABASE_URL.',
  ])
})

/** A role that may sign in and nothing else, on a database of its own. */
const withPoorRole = async (work: (url: string) => Promise<void>): Promise<void> => {
  const scratch: ScratchDatabase = await scratchDatabase()
  const db = connect(scratch.url, { name: 'test', max: 1 })
  const name = `poor_${crypto.randomUUID().slice(0, 8)}`
  try {
    await db.unsafe(`create role ${name} login password 'geheim'`)
    await work(Object.assign(new URL(scratch.url), { username: name, password: 'geheim' }).href)
  } finally {
    await db.unsafe(`drop role if exists ${name}`)
    await db.end()
    await scratch.drop()
  }
}

test('a database user without rights', async () => {
  await withPoorRole(async (url) => {
    const found = await problemsOf('database', { DATABASE_URL: url })
    expect(found.join(' ')).toContain('may not create roles; grant it CREATEROLE.')
    expect(found.join(' ')).toContain('may not create tables')
  })
})

test('another secret than the installation was started with', async () => {
  expect(await problemsOf('database', { LERNSPUR_SECRET: 'ab'.repeat(32) })).toEqual([
    'LERNSPUR_SECRET is not the secret that this Lernspur was started with, or it was never started.',
  ])
})

test('a database that only reads', async () => {
  const [{ name = '' } = {}] = await database.owner<{ name: string }[]>`select current_database() as name`
  await database.owner`alter database ${database.owner(name)} set default_transaction_read_only = on`
  try {
    expect(await problemsOf('database', {})).toEqual([
      'The database only reads (default_transaction_read_only is on): nothing can be saved.',
    ])
  } finally {
    await database.owner`alter database ${database.owner(name)} reset default_transaction_read_only`
  }
})

test('clocks that differ', () => {
  expect(sentences([clockFinding(0.3), clockFinding(-5), clockFinding(90)])).toEqual([
    'ok: The clocks of the database and of this computer agree.',
    'warning: The clock of the database is 5.0 s behind that of this computer; set both by NTP.',
    'problem: The clock of the database is 90.0 s ahead of that of this computer: codes, sessions and signatures go wrong; set both by NTP.',
  ])
})

test('a database server that takes fewer connections than are needed', () => {
  expect(connectionFindings({ max: connectionsOfStack - 1, used: 3, stacks: 1 })).toMatchObject([
    { level: 'problem', sentence: expect.stringContaining('set its max_connections to at least') },
  ])
  expect(connectionFindings({ max: connectionsOfStack, used: 3, stacks: 0 })).toMatchObject([{ level: 'ok' }])
  expect(connectionFindings({ max: connectionsOfStack, used: 3, stacks: 2 })).toMatchObject([
    { level: 'problem', sentence: expect.stringMatching(/^2 installations open up to/) },
  ])
  expect(connectionFindings({ max: 1_000, used: 950, stacks: 1 })).toMatchObject([
    { level: 'ok' },
    { level: 'warning', sentence: '950 of the 1000 connections of the database server are in use now.' },
  ])
})

test('statements that are slow and frequent', async () => {
  await database.owner`
    create table pg_stat_statements as
    select 'select  *' || chr(10) || 'from student' as query, 812.4::float8 as mean_exec_time, 300::bigint as calls,
      1e6::float8 as total_exec_time`
  try {
    expect(await problemsOf('statements', {})).toEqual([
      'A statement took 812 ms on average in 300 calls: select * from student',
    ])
  } finally {
    await database.owner`drop table pg_stat_statements`
  }
})

test('indexes of entries that are half empty', () => {
  const entries = 20_000_000
  expect(indexFinding({ entries, bytes: 420 * entries })).toMatchObject({
    level: 'warning',
    sentence: expect.stringMatching(/^An entry takes 420 bytes .*"reindex table concurrently observation"/),
  })
  expect(indexFinding({ entries, bytes: 320 * entries })).toMatchObject({ level: 'ok' })
  expect(indexFinding({ entries: 24_000, bytes: 900 * 24_000 })).toMatchObject({ level: 'ok' })
})

test('no mail server in production', async () => {
  expect(await problemsOf('mail', {})).toEqual(['There is no mail server (LERNSPUR_SMTP_URL): all mails wait.'])
})

test('a mail server that is not there', async () => {
  const port = freePort()
  expect(await problemsOf('mail', { LERNSPUR_SMTP_URL: `smtp://127.0.0.1:${port}` })).toEqual([
    `Nothing listens at 127.0.0.1:${port}: host or port of LERNSPUR_SMTP_URL is wrong, or the mail server is down.`,
  ])
})

test('a mail server that refuses the password', async () => {
  const server = await openSmtpServer({ password: 'richtig' })
  const url = server.url.replace('//', '//post:geheim@')
  expect(await problemsOf('mail', { LERNSPUR_SMTP_URL: url })).toEqual([
    expect.stringContaining('refuses the user or password of LERNSPUR_SMTP_URL'),
  ])
  await server.close()
})

test('a mail server whose certificate is not trusted', async () => {
  const server = await openSmtpServer({ certificate: await testCertificate('localhost') })
  expect(await problemsOf('mail', { LERNSPUR_SMTP_URL: server.url })).toEqual([
    expect.stringMatching(/^The certificate of the mail server localhost:\d+ is not trusted: /),
  ])
  await server.close()
})

test('a mail server whose certificate is for another name', async () => {
  const authority = join(folder, 'authority.pem')
  const certificate = await testCertificate('mail.example')
  writeFileSync(authority, certificate.cert)
  const server = await openSmtpServer({ certificate })
  // A process reads which authorities it trusts when it starts.
  const child = Bun.spawn([process.execPath, join(import.meta.dirname, '..', 'doctor.ts'), '--json'], {
    env: { ...process.env, ...well(), LERNSPUR_SMTP_URL: server.url, NODE_EXTRA_CA_CERTS: authority },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const { findings, healthy } = (await new Response(child.stdout).json()) as { findings: Finding[]; healthy: boolean }
  expect(
    findings.filter(({ check, level }) => check === 'mail' && level === 'problem').map(({ sentence }) => sentence),
  ).toEqual([expect.stringMatching(/^The certificate of the mail server localhost:\d+ is for another name: /)])
  expect([await child.exited, healthy]).toEqual([1, false])
  await server.close()
}, 60_000)

test('mails that wait, and mails that were refused', async () => {
  await database.owner`
    insert into mail_outbox (kind, recipient, language, status, created_at, settled_at) values
      ('registration', 'eine@schule.example', 'de', 'waiting', now() - interval '40 minutes', null),
      ('registration', 'andere@schule.example', 'de', 'failed', now(), now())`
  const found = await problemsOf('mail', {})
  await database.owner`delete from mail_outbox`
  expect(found).toContain('Mails that wait to be sent: 1, the oldest for 40 minutes.')
  expect(found).toContain('Mails that mail servers refused in the last 24 hours: 1.')
  expect(found.join()).not.toContain('@')
})

const s3Variables = (more: Variables = {}): Variables => ({
  LERNSPUR_S3_ENDPOINT: s3.config.endpoint,
  LERNSPUR_S3_BUCKET: s3.config.bucket,
  LERNSPUR_S3_ACCESS_KEY: s3.config.accessKeyId,
  LERNSPUR_S3_SECRET_KEY: s3.config.secretAccessKey,
  ...more,
})

test('a file store that works, has no such bucket, refuses the key, or is not there', async () => {
  expect(await problemsOf('files', s3Variables())).toEqual([])
  expect(await problemsOf('files', s3Variables({ LERNSPUR_S3_BUCKET: 'other' }))).toEqual([
    `The file store at ${s3.config.endpoint} has no bucket other (LERNSPUR_S3_BUCKET).`,
  ])
  expect(await problemsOf('files', s3Variables({ LERNSPUR_S3_ACCESS_KEY: 'fremd' }))).toEqual([
    expect.stringMatching(/refuses the key of LERNSPUR_S3_ACCESS_KEY and LERNSPUR_S3_SECRET_KEY/),
  ])
  const endpoint = `http://127.0.0.1:${freePort()}`
  expect(await problemsOf('files', s3Variables({ LERNSPUR_S3_ENDPOINT: endpoint }))).toEqual([
    `The file store at ${endpoint} (LERNSPUR_S3_ENDPOINT) does not answer.`,
  ])
})

/** A server that speaks TLS with this certificate. */
const withTls = async (name: string, work: (port: number) => Promise<void>): Promise<void> => {
  const tls = await testCertificate(name)
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', tls, fetch: () => new Response() })
  await work(server.port ?? 0)
  await server.stop(true)
}

test('a public address whose certificate is not trusted, is for another name, or is missing', async () => {
  await withTls('localhost', async (port) => {
    expect(sentences(await checkPublicCertificate(`https://localhost:${port}`))).toEqual([
      `problem: The certificate at https://localhost:${port} is not trusted: it is self-signed, or its chain is not complete.`,
    ])
  })
  await withTls('schule.example', async (port) => {
    expect(sentences(await checkPublicCertificate(`https://localhost:${port}`))).toEqual([
      `problem: The certificate at https://localhost:${port} is for another name.`,
    ])
  })
  const port = freePort()
  expect(sentences(await checkPublicCertificate(`https://localhost:${port}`))).toEqual([
    `problem: No server speaks TLS at https://localhost:${port}.`,
  ])
  expect(await checkPublicCertificate('http://localhost:3000')).toEqual([])
})

const dayMs = 24 * 60 * 60 * 1_000

test('a certificate for signing that is missing, not readable, of another key, about to expire or expired', async () => {
  const { cert, key } = await testCertificate('Lernspur')
  const path = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const [certificatePath, keyPath] = [path('signature.pem', cert), path('signature.key', key)]
  const other = path('other.key', (await testCertificate('Lernspur')).key)
  const at = (days: number) => sentences(checkSignature(certificatePath, keyPath, Date.now() + days * dayMs))
  expect(at(0)).toEqual([expect.stringMatching(/^ok: The certificate that signs reports is good until \d{4}-/)])
  expect(at(20)).toEqual([expect.stringMatching(/^warning: The certificate that signs reports expires on/)])
  expect(at(40)).toEqual([expect.stringMatching(/^problem: The certificate that signs reports expired on/)])
  const [oneOnly] = sentences(checkSignature(certificatePath, undefined))
  expect(oneOnly).toContain('must both be set')
  expect(sentences(checkSignature('/nowhere.pem', keyPath))[0]).toContain('names a file that cannot be read')
  expect(sentences(checkSignature(keyPath, keyPath))[0]).toContain('must be certificates in PEM form')
  expect(sentences(checkSignature(certificatePath, certificatePath))[0]).toContain('must be a private key')
  expect(sentences(checkSignature(certificatePath, other))[0]).toContain('is not the key of the certificate')
})

test('processes that do not run, that another program stands for, and that say what is ill', async () => {
  const services = { identity: 'up', teacher: 'down', 'school-admin': 'up', provider: 'up' }
  let answer: unknown = 'Welcome to nginx!'
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => Response.json(answer) })
  const { port = 0 } = server
  expect(sentences(await checkProcesses(port))).toEqual([
    `problem: Another program answers on port ${port}: end it, or set PORT to another number.`,
  ])
  const data = { gateway: 'up', database: 'up', services, addedServices: {}, problems: ['streams'] }
  answer = { success: true, data }
  expect(sentences(await checkProcesses(port))).toEqual([
    'problem: Of the running Lernspur, teacher is down.',
    expect.stringMatching(/^warning: No more browsers can be told/),
  ])
  await server.stop(true)
  expect(sentences(await checkProcesses(port))).toEqual([
    `warning: Lernspur does not run here: nothing answers on port ${port}.`,
  ])
})

test('an address that leads elsewhere, once Lernspur runs', async () => {
  const services = { identity: 'up', teacher: 'up', 'school-admin': 'up', provider: 'up' }
  const data = { gateway: 'up', database: 'up', services, addedServices: {}, problems: [] }
  const here = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => Response.json({ success: true, data }) })
  const other = Bun.serve({ port: 0, fetch: () => new Response('Welcome to nginx!') })
  const at = (url: string) =>
    problemsOf('address', { PORT: String(here.port), LERNSPUR_PUBLIC_URL: url, LERNSPUR_LISTEN: '127.0.0.1' })
  expect(await at(`http://localhost:${other.port}`)).toEqual([expect.stringContaining('does not lead here yet')])
  expect(await at(`http://localhost:${here.port}`)).toEqual([])
  await Promise.all([here.stop(true), other.stop(true)])
})

test('a backup that is missing, old, or was never read back', async () => {
  const add = (hours: number, isChecked: boolean) => database.owner`
    insert into backup_record (taken_at, size_bytes, is_encrypted, is_checked)
    values (now() - make_interval(hours => ${hours}), 1, true, ${isChecked})`
  expect(await problemsOf('backup', {})).toEqual(['There is no backup.'])
  await add(50, true)
  expect(await problemsOf('backup', {})).toEqual([
    'The newest backup is 50 hours old: let `bun run backup` run every night.',
  ])
  await add(3, false)
  expect(await problemsOf('backup', {})).toEqual([
    'The newest backup is 3 hours old, and nobody has checked that it can be read.',
  ])
  await add(1, true)
  expect(await problemsOf('backup', {})).toEqual([])
  await database.owner`delete from backup_record`
})

test('an area that is disabled', async () => {
  await database.owner`
    insert into registry.release_unit (kind, name, is_enabled) values ('area', 'teacher', false)`
  try {
    expect(await problemsOf('releases', {})).toEqual([
      'Nothing is released yet: the first start does it.',
      'teacher is disabled: pages show a card in its place.',
    ])
  } finally {
    await database.owner`delete from registry.release_unit`
  }
})
