import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@lernspur/database/connection/connect'
import { startEmbedded } from '@lernspur/database/embedded/embedded-server'
import { roleUrl } from '@lernspur/database/roles/role-url'
import { identityService } from '@lernspur/service-identity/app'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import { preSessionCookieName } from '@lernspur/service-kit/session/cookies'
import { csrfHeader, csrfToken } from '@lernspur/service-kit/session/csrf'
import { newToken } from '@lernspur/service-kit/session/token'
import { serviceOn } from '@lernspur/testing/service-under-test'
import { testPublicUrl } from '@lernspur/testing/sign-in'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { type Entry, readArchive, writeArchive } from './archive'
import { newKey } from './backup-key'
import { serverFolder } from './installation'
import { entryNames, type Manifest, manifestSignature } from './manifest'
import { restoreBackup } from './restore-backup'
import { takeBackup } from './take-backup'
import { type BusyInstallation, busyInstallation } from './testing/busy-installation'

let database: TestDatabase
let busy: BusyInstallation
const folder = mkdtempSync(join(tmpdir(), 'lernspur-drill-'))
const password = 'Wiesel-im-Moos'

beforeAll(async () => {
  database = await testDatabase()
  busy = await busyInstallation(database)
  const hash = await Bun.password.hash(password)
  await database.owner`update app_user set password_hash = ${hash} where id = ${busy.school.admin.userId}`
}, 60_000)
afterAll(async () => {
  await busy.stop()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const target = (name: string, more: object = {}) => ({
  dataDir: join(folder, name),
  databaseUrl: undefined,
  s3: undefined,
  secret: undefined,
  key: undefined,
  ...more,
})

const sentenceOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.catch((thrown: unknown) => thrown)
  return error instanceof Error ? error.message : 'It was not refused.'
}

/** What two equal databases have in common: every table with its rows and the checksum of all of them, and every file. */
const content = ({ tables, files, migrations }: Manifest) => ({ tables, files, migrations })

/** Signs in with the password at the identity service of a restored data folder. */
const signInAt = async (ownerUrl: string, dataDir: string): Promise<number> => {
  const secret = (await readFile(join(dataDir, 'secret'), 'utf8')).trim()
  const owner = connect(ownerUrl, { name: 'drill', max: 1 })
  const restored: TestDatabase = {
    ...database,
    owner,
    ownerUrl,
    secret,
    urlFor: (service) => roleUrl(ownerUrl, service, secret),
  }
  const identity = serviceOn(restored, 'identity', identityService)
  const [person] = await owner<{ email: string }[]>`
    select email from app_user where id = ${busy.school.admin.userId}`
  const token = newToken()
  const answer = await identity.ask(null, {
    method: 'POST',
    path: '/auth/local/login',
    body: { email: person?.email, password },
    headers: {
      cookie: `${preSessionCookieName(testPublicUrl)}=${token}`,
      [csrfHeader]: csrfToken(secret, token),
    },
  })
  await identity.close()
  await owner.end()
  return answer.status
}

test('a backup taken under writes is restored with every row and file of its instant, and people sign in', async () => {
  const { key, publicKey } = await newKey()
  const path = join(folder, 'busy.tar.gz.age')
  const taken = await takeBackup(busy.source, path, publicKey)
  const { dataDir } = target('restored')
  // Nobody of the demo is among them.
  expect((await restoreBackup(target('restored', { key }), path)).needsServer).toBe(true)

  const server = await startEmbedded({ dataDir: serverFolder(dataDir) })
  try {
    const again = join(folder, 'again.tar.gz')
    const source = { ...busy.source, ownerUrl: server.ownerUrl, files: openFileStore({ dataDir }) }
    expect(content(await takeBackup(source, again, undefined))).toEqual(content(taken))
    expect(taken.missingFiles).toEqual([])
    const rowsOf = (name: string) => taken.tables.find((table) => table.name === name)?.rows ?? 0
    expect(rowsOf('stored_file')).toBeGreaterThanOrEqual(20)
    expect(rowsOf('audit_entry')).toBe(2 * rowsOf('stored_file'))
    expect(taken.files).toHaveLength(rowsOf('stored_file'))
    expect(await signInAt(server.ownerUrl, dataDir)).toBe(200)
  } finally {
    await server.stop()
  }
  expect(await readFile(path, 'latin1')).not.toContain(database.secret)
}, 120_000)

test('the writes went on while the backup was taken', async () => {
  const path = join(folder, 'meanwhile.tar.gz')
  const taken = await takeBackup(busy.source, path, undefined)
  const inBackup = taken.tables.find(({ name }) => name === 'stored_file')?.rows ?? 0
  const [now] = await database.owner<{ count: number }[]>`select count(*)::integer as count from stored_file`
  expect(now?.count).toBeGreaterThan(inBackup)
})

test('a backup that cannot be written is not put down to the database', async () => {
  for (const key of [undefined, (await newKey()).key]) {
    const sentence = await sentenceOf(takeBackup(busy.source, join(folder, 'missing', 'backup.tar.gz'), key))
    expect(sentence).toStartWith('The backup cannot be written: ENOENT')
  }
})

test('a wrong key, a damaged file and a place that is not empty are refused before anything is written', async () => {
  const { key } = await newKey()
  const { key: otherKey, publicKey } = await newKey()
  const sealed = join(folder, 'sealed.tar.gz.age')
  const plain = join(folder, 'plain.tar.gz')
  await takeBackup(busy.source, sealed, key)
  await takeBackup(busy.source, plain, undefined)
  const refusal = (path: string, more: object = {}) => sentenceOf(restoreBackup(target('refused', more), path))

  expect(await refusal(sealed)).toContain('The backup is encrypted: set LERNSPUR_BACKUP_KEY')
  expect(await refusal(sealed, { key: otherKey })).toBe(
    'The backup was encrypted with another key than LERNSPUR_BACKUP_KEY. Nothing was restored.',
  )
  expect(await refusal(sealed, { key: publicKey })).toContain('is the public half of a key')
  expect(await refusal(plain)).toContain('Set LERNSPUR_SECRET to the one of the installation')
  expect(await refusal(plain, { secret: 'f'.repeat(64) })).toBe(
    'LERNSPUR_SECRET is not the secret that the backup was made with.',
  )
  expect(await refusal(sealed, { key, secret: 'f'.repeat(64) })).toStartWith(
    'LERNSPUR_SECRET is not the secret that the backup was made with. Leave it out',
  )
  for (const path of [sealed, plain]) {
    const bytes = await readFile(path)
    const damaged = `${path}.damaged`
    const changed = Buffer.from(bytes)
    const middle = Math.floor(bytes.length / 2)
    changed[middle] = (changed[middle] ?? 0) ^ 1
    for (const broken of [changed, bytes.subarray(0, bytes.length - 100)]) {
      await writeFile(damaged, broken)
      expect(await refusal(damaged, { key, secret: database.secret })).toContain(`The backup ${damaged} is damaged: `)
    }
  }
  expect((await readdir(folder)).filter((name) => name.startsWith('refused'))).toEqual([])

  await mkdir(join(folder, 'refused'))
  await writeFile(join(folder, 'refused', 'kept'), 'mine')
  expect(await refusal(sealed, { key })).toContain('is not empty. Move it away')
  expect(await readdir(join(folder, 'refused'))).toEqual(['kept'])
}, 120_000)

/** The entries of a backup without encryption, changed, as a new archive. */
const rewritten = async (path: string, change: (entry: Entry) => readonly Entry[]): Promise<string> => {
  const copy = `${path}.${crypto.randomUUID()}`
  await writeArchive(copy, undefined, async (add) => {
    for await (const entry of readArchive(path, undefined)) {
      for (const { name, bytes } of change(entry)) await add(name, bytes)
    }
  })
  return copy
}

const changedManifest = (bytes: Uint8Array, change: (manifest: Manifest) => object): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(change(JSON.parse(new TextDecoder().decode(bytes)))))

test('a name that leads out of the data folder, and whatever was changed after the backup was made, are refused', async () => {
  const path = join(folder, 'signed.tar.gz')
  await takeBackup(busy.source, path, undefined)
  const refusal = (copy: string, more: object = {}) =>
    sentenceOf(restoreBackup(target('forged', { secret: database.secret, ...more }), copy))

  const outside = '../../escaped'
  const bytes = new TextEncoder().encode('owned')
  const sha256 = new Bun.CryptoHasher('sha256').update(bytes).digest('hex')
  let forged = new Uint8Array()
  const escaping = await rewritten(path, ({ name, bytes: content }) => {
    if (name === entryNames.signature)
      return [{ name, bytes: new TextEncoder().encode(manifestSignature(forged, database.secret)) }]
    if (name !== entryNames.manifest) return [{ name, bytes: content }]
    const file = { key: outside, size: bytes.length, sha256 }
    forged = new Uint8Array(changedManifest(content, (manifest) => ({ ...manifest, files: [...manifest.files, file] })))
    return [
      { name: entryNames.file(outside), bytes },
      { name, bytes: forged },
    ]
  })
  expect(await refusal(escaping)).toContain(`The backup ${escaping} is damaged`)

  const missing = await rewritten(path, ({ name, bytes: content }) =>
    name === entryNames.manifest
      ? [{ name, bytes: changedManifest(content, (manifest) => ({ ...manifest, missingFiles: ['x'] })) }]
      : [{ name, bytes: content }],
  )
  expect(await refusal(missing)).toContain('was changed after it was made')
  const stripped = await rewritten(path, (entry) => (entry.name === entryNames.signature ? [] : [entry]))
  expect(await refusal(stripped, { isUnsignedAllowed: true })).toContain('was changed after it was made')
  expect(await readdir(folder)).not.toContain('forged')
}, 120_000)

test('a backup of a version that signed none is restored if that is allowed, into a folder that cannot be replaced', async () => {
  const path = join(folder, 'current.tar.gz')
  await takeBackup(busy.source, path, undefined)
  const unsigned = await rewritten(path, ({ name, bytes }) => {
    if (name === entryNames.signature) return []
    const isManifest = name === entryNames.manifest
    return [{ name, bytes: isManifest ? changedManifest(bytes, (manifest) => ({ ...manifest, format: 1 })) : bytes }]
  })
  // A disk of its own: the folder is there, and not empty.
  const disk = join(folder, 'disk')
  await mkdir(join(disk, 'lost+found'), { recursive: true })
  const before = await stat(disk)
  const onDisk = target('disk', { secret: database.secret })
  expect(await sentenceOf(restoreBackup(onDisk, unsigned))).toContain('carries no signature')
  const restored = await restoreBackup({ ...onDisk, isUnsignedAllowed: true }, unsigned)
  expect(restored.isProven).toBe(false)
  expect((await stat(disk)).ino).toBe(before.ino)
  expect((await readdir(disk)).toSorted()).toEqual(['files', 'lost+found', 'postgres', 'secret'])
}, 120_000)
