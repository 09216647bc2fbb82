import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { readSchool, type SchoolSnapshot } from '@lernspur/database/copy/school/read-school'
import { digestSchool, ofOneInstallation, referencesTo } from '@lernspur/database/copy/school/school-tables'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { fileKey } from '@lernspur/service-kit/picture/store-picture'
import { type AddEntry, writeArchive } from '../backup/archive'
import { archiveRows } from '../backup/archive-rows'
import { entryNames } from '../backup/manifest'
import { Problem } from '../console/problem'
import { closeForMove, reopen } from './close-for-move'
import { type Installation, type Move, withOwner } from './installation'
import { fingerprintOf, type Manifest, type Reference } from './manifest'
import { accountsQuery, ofMembersQuery } from './people'
import { readReferences } from './references'
import { unsealRows } from './rows'

type OpenMove = Pick<Move, 'id' | 'schoolId' | 'schoolName' | 'moveKey'>

interface CopiedTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly query: string
}

const hashOf = (bytes: Uint8Array): string => new Bun.CryptoHasher('sha256').update(bytes).digest('hex')

const copyTable = async (
  add: AddEntry,
  { secret }: Installation,
  snapshot: SchoolSnapshot,
  { name, columns, query }: CopiedTable,
): Promise<Manifest['tables'][number]> => {
  const plain = unsealRows(name, columns)
  const archived = await archiveRows(add, name, snapshot.rowsOf(query), (part) => plain(secret, part))
  return { name, columns: [...columns], ...archived }
}

/** Ids that columns of the school's rows refer to in directory tables. */
const referredIds = async ({ sql, tables }: SchoolSnapshot, schoolId: string, target: string): Promise<string[]> => {
  const names = new Set(tables.map(({ name }) => name))
  const referring = (await referencesTo(sql, [target])).filter(({ table }) => names.has(table) || table === 'tenant')
  const parts = referring.map(
    ({ table, column }) =>
      `select ${column} as id from ${table} where ${table === 'tenant' ? 'id' : 'tenant_id'} = $1 and ${column} is not null`,
  )
  const rows = await sql.unsafe<{ id: string }[]>(`select id from (${parts.join(' union ')}) as referred order by id`, [
    schoolId,
  ])
  return rows.map(({ id }) => id)
}

const targets = { country: 'country', state: 'state', schoolType: 'school_type', officialForm: 'official_form_version' }

const copyReferences = async (snapshot: SchoolSnapshot, schoolId: string): Promise<Reference[]> => {
  const needed = new Set<string>()
  for (const target of Object.values(targets))
    for (const id of await referredIds(snapshot, schoolId, target)) needed.add(id)
  return (await readReferences(snapshot.sql)).map((reference) => ({ ...reference, isNeeded: needed.has(reference.id) }))
}

/** The tables of the directory of which some rows move with the school. */
const directoryOf = async ({ sql, tables }: SchoolSnapshot, schoolId: string): Promise<CopiedTable[]> => {
  const known = await sql<{ name: string; columns: string[]; key: string[] }[]>`
    select c.relname::text as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
      (select array_agg(k.attname::text order by k.attnum) from pg_index i
        join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace
      and c.relname in ('tenant', 'app_user', 'two_factor', 'external_identity', 'notification_choice',
        'published_seal_key', 'replaced_document', 'withdrawn_document')
    group by c.oid, c.relname`
  const table = (name: string, query: (columns: readonly string[], key: readonly string[]) => string): CopiedTable => {
    const found = known.find((one) => one.name === name)
    if (!found) throw new Error(`There is no table ${name}.`)
    const columns = found.columns.filter((column) => name !== 'tenant' || !ofOneInstallation.includes(column))
    return { name, columns, query: query(columns, found.key) }
  }
  const people = await referredIds({ sql, tables } as SchoolSnapshot, schoolId, 'app_user')
  const ofMembers = (name: string) => table(name, (columns, key) => ofMembersQuery(name, columns, schoolId, key))
  const ofSeals = (name: string) =>
    table(
      name,
      (columns) => `select ${columns.join(', ')} from ${name}
        where id in (select rsl.document_id from report_seal rsl where rsl.tenant_id = '${schoolId}') order by id`,
    )
  return [
    table('tenant', (columns) => `select ${columns.join(', ')} from tenant where id = '${schoolId}'`),
    table('app_user', (columns) => accountsQuery(columns, schoolId, people.length > 0 ? people : [schoolId])),
    ofMembers('two_factor'),
    ofMembers('external_identity'),
    ofMembers('notification_choice'),
    table(
      'published_seal_key',
      (columns) =>
        `select ${columns.join(', ')} from published_seal_key where school_id = '${schoolId}' order by public_key`,
    ),
    ofSeals('replaced_document'),
    ofSeals('withdrawn_document'),
  ]
}

const typeOf = (bytes: Uint8Array): string =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-' ? 'application/pdf' : 'image/png'

const copyFiles = async (add: AddEntry, { files: store }: Installation, { files: named }: SchoolSnapshot) => {
  const files: Manifest['files'] = []
  const missingFiles: string[] = []
  for (const { tenantId, id } of named) {
    const key = fileKey(tenantId, id)
    const bytes = await store.get(key)
    if (bytes) {
      await add(entryNames.file(key), bytes)
      files.push({ key, type: typeOf(bytes), size: bytes.byteLength, sha256: hashOf(bytes) })
    } else missingFiles.push(key)
  }
  return { files, missingFiles }
}

const copySchool = async (
  add: AddEntry,
  installation: Installation,
  snapshot: SchoolSnapshot,
  move: OpenMove,
): Promise<Manifest> => {
  const { schoolId, schoolName } = move
  const { takenAt, serverVersion, migrations } = snapshot
  const copied = await copyFiles(add, installation, snapshot)
  const directory: Manifest['directory'] = []
  for (const table of await directoryOf(snapshot, schoolId))
    directory.push(await copyTable(add, installation, snapshot, table))
  const tables: Manifest['tables'] = []
  for (const { name, columns, key } of snapshot.tables) {
    const query = `select ${columns.join(', ')} from ${name} where tenant_id = '${schoolId}' order by ${key.join(', ')}`
    tables.push(await copyTable(add, installation, snapshot, { name, columns, query }))
  }
  return {
    kind: 'lernspur-school',
    format: 1,
    moveId: move.id,
    moveKey: Buffer.from(move.moveKey).toString('hex'),
    schoolId,
    schoolName,
    from: installation.publicUrl,
    takenAt,
    serverVersion,
    migrations: [...migrations],
    tables,
    directory,
    references: await copyReferences(snapshot, schoolId),
    ...copied,
  }
}

const writeTo = (path: string, key: string, installation: Installation, move: OpenMove) =>
  readSchool(installation.ownerUrl, move.schoolId, async (snapshot) => {
    let manifest: Manifest | undefined
    let fingerprint = ''
    const fill = async (add: AddEntry): Promise<void> => {
      manifest = await copySchool(add, installation, snapshot, move)
      const bytes = new TextEncoder().encode(JSON.stringify(manifest))
      fingerprint = fingerprintOf(bytes)
      await add(entryNames.manifest, bytes)
    }
    await writeArchive(path, key, fill, 'archive')
    if (!manifest) throw new Error('The archive was written without a manifest.')
    return { manifest, fingerprint, digests: await digestSchool(snapshot.sql, move.schoolId) }
  })

/** A complete archive. */
export interface ExportedSchool {
  readonly manifest: Manifest
  readonly fingerprint: string
}

/**
 * Closes a school to writing and writes all of it into one encrypted file (rules move.1 and move.2): complete, or no file
 * at all, and then the school is open again. `key` is the public half of the other installation's backup key, or the key.
 * Throws a Problem.
 */
export const exportSchool = (
  installation: Installation,
  school: string,
  path: string,
  key: string | undefined,
): Promise<ExportedSchool> =>
  withOwner(installation, async (db) => {
    if (key === undefined) {
      throw new Problem(
        'An archive of a school is always encrypted: give the public half of the other installation’s backup key (age1…) by --for, or set LERNSPUR_BACKUP_KEY.',
      )
    }
    if (existsSync(path)) throw new Problem(`${path} is there already. Name another file.`)
    const move = await closeForMove(db, school)
    const draft = `${path}.part`
    try {
      const { manifest, fingerprint, digests } = await writeTo(draft, key, installation, move)
      await db`update school_move set digests = ${db.json(digests as never)} where id = ${move.id}`
      await rename(draft, path)
      return { manifest, fingerprint }
    } catch (error) {
      await writeDirectory(db, (tx) => reopen(tx, move))
      throw error
    } finally {
      await rm(draft, { force: true })
    }
  })
