import { existsSync } from 'node:fs'
import type { RowWriter } from '@lernspur/database/copy/rebuild-database'
import { digestSchool } from '@lernspur/database/copy/school/school-tables'
import { type SchoolWriter, writeSchool } from '@lernspur/database/copy/school/write-school'
import type { auditInSchool } from '@lernspur/service-kit/call/audit'
import { schoolImportLock } from '@lernspur/service-kit/tenant/school-import-lock'
import { readArchive } from '../backup/archive'
import { subjectOf } from '../backup/check-archive'
import { Problem } from '../console/problem'
import { type CheckedArchive, checkArchive } from './check-archive'
import { undoDays } from './close-for-move'
import { auditMove, type Installation, withOwner } from './installation'
import type { Manifest } from './manifest'
import { joinAccounts } from './people'
import { mapReferences } from './references'
import { replaceIds, sealRows, unsealRows } from './rows'

const nothing = 'Nothing was imported.'

/** The archive is of this version of the schema, or of an older one that this one can go on from. */
const requireSchema = (
  { migrations, tables: known }: SchoolWriter,
  { migrations: archived, ...rest }: Manifest,
): void => {
  const here = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const other = archived.find(({ name, checksum }) => here.get(name) !== checksum)
  if (other) {
    throw new Problem(
      `The archive was made by a newer Lernspur, or by a version with other migrations: ${other.name} is not here. Bring this installation to that version first. ${nothing}`,
    )
  }
  for (const { name, columns } of [...rest.tables, ...rest.directory]) {
    const own = known.find((table) => table.name === name)?.columns ?? []
    const gone = columns.find((column) => !own.includes(column))
    if (gone === undefined) continue
    throw new Problem(
      `The archive was made by an older Lernspur, whose ${name}.${gone} this version no longer has. Bring that installation to this version first, and export again. ${nothing}`,
    )
  }
}

const refuseKnown = async (
  { sql }: SchoolWriter,
  { moveId, schoolId, schoolName, references }: Manifest,
): Promise<void> => {
  const imported = await sql`select from school_move sm where sm.id = ${moveId} and sm.direction = 'in'`
  if (imported.length > 0)
    throw new Problem(`This archive was imported here already; an archive is imported once. ${nothing}`)
  const own = await sql`select from school_move sm where sm.id = ${moveId}`
  if (own.length > 0) throw new Problem(`This archive was made here: ${schoolName} is in this installation. ${nothing}`)
  const [school] = await sql<{ name: string }[]>`select t.name from tenant t where t.id = ${schoolId}`
  if (school) throw new Problem(`The school is in this installation already, as ${school.name}. ${nothing}`)
  const needed = references.filter(({ kind, isNeeded }) => kind === 'state' && isNeeded).map(({ name }) => name)
  const named = await sql`
    select from tenant t join state st on st.id = t.state_id
    where lower(t.name) = lower(${schoolName}) and st.name = any(${needed})`
  if (named.length > 0)
    throw new Problem(
      `Another school here is named ${schoolName}. Rename one of the two, then export again. ${nothing}`,
    )
}

/** Row-level security refuses rows of another school, except for an owner who is a superuser. */
const refuseForeign = async ({ sql, stagedName }: SchoolWriter, { tables, schoolId }: Manifest): Promise<void> => {
  for (const { name } of tables) {
    const foreign = await sql.unsafe(`select from ${stagedName(name)} where tenant_id is distinct from $1 limit 1`, [
      schoolId,
    ])
    if (foreign.length > 0) throw new Problem(`The archive has rows of another school in ${name}. ${nothing}`)
  }
}

/** Rows that one installation has but once, whoever they belong to. */
const refuseTaken = async ({ sql, stagedName }: SchoolWriter): Promise<void> => {
  const numbers = await sql.unsafe<{ number: string }[]>(
    `select sn.number from school_number sn
     join ${stagedName('school_number')} as staged on staged.provider_id = sn.provider_id and lower(staged.number) = lower(sn.number)
     order by sn.number`,
  )
  if (numbers.length === 0) return
  throw new Problem(
    `Another school here has the number ${numbers.map(({ number }) => number).join(', ')}. Take it from one of the two, then export again. ${nothing}`,
  )
}

/**
 * Records that the files of a school are written from now on, even if this process is killed: the service removes them
 * then. A connection of its own, because the import's transaction shows nothing until it has ended.
 */
const recordStart = (installation: Installation, { schoolId }: Manifest): Promise<void> =>
  withOwner(installation, async (db) => {
    await db`
      insert into school_import (school_id) values (${schoolId})
      on conflict (school_id) do update set started_at = now()`
  })

/** Removes what an import that failed has written into the file store. */
const removeFiles = async (installation: Installation, schoolId: string): Promise<void> => {
  await installation.files.removeAll(schoolId)
  await withOwner(installation, async (db) => {
    await db`delete from school_import where school_id = ${schoolId}`
  })
}

/** Writes all rows of the archive into temporary tables, with ids of this installation and encrypted with its secret. */
const stageRows = async (
  writer: SchoolWriter,
  { files, secret }: Installation,
  { path, key, manifest }: { readonly path: string; readonly key: string | undefined; readonly manifest: Manifest },
  ids: ReadonlyMap<string, string>,
): Promise<void> => {
  const listed = new Map([...manifest.tables, ...manifest.directory].map((table) => [`tables/${table.name}`, table]))
  const types = new Map(manifest.files.map((file) => [file.key, file.type]))
  const staged = new Set<string>()
  let open: { readonly subject: string; readonly writer: RowWriter } | undefined
  for await (const { name, bytes } of readArchive(path, key, 'archive')) {
    const subject = subjectOf(name)
    const table = listed.get(subject)
    if (table) {
      if (open?.subject !== subject) {
        await open?.writer.end()
        open = { subject, writer: await writer.stage(table.name, table.columns) }
        staged.add(table.name)
      }
      const sealed = sealRows(table.name, table.columns)(secret, bytes)
      await open.writer.write(replaceIds(sealed, ids))
    } else if (name.startsWith('files/')) {
      const fileKey = name.slice('files/'.length)
      await files.put(fileKey, new Uint8Array(bytes), types.get(fileKey) ?? 'application/octet-stream')
    }
  }
  await open?.writer.end()
  for (const { name, columns } of listed.values())
    if (!staged.has(name)) await (await writer.stage(name, columns)).end()
}

const insertAccounts = async (
  { sql, insertStaged, stagedName }: SchoolWriter,
  { directory }: Manifest,
  joined: ReadonlyMap<string, string>,
): Promise<string[]> => {
  const here = [...joined.values()]
  await sql.unsafe(`delete from ${stagedName('app_user')} where id = any($1)`, [here])
  for (const table of ['two_factor', 'external_identity', 'notification_choice'])
    await sql.unsafe(`delete from ${stagedName(table)} where user_id = any($1)`, [here])
  const made = await sql.unsafe<{ id: string }[]>(`select id from ${stagedName('app_user')} order by id`)
  const tables = directory.filter(({ name }) =>
    ['app_user', 'two_factor', 'external_identity', 'notification_choice'].includes(name),
  )
  await insertStaged(tables)
  return made.map(({ id }) => id)
}

/** The school is disabled and read-only until it is opened, so that no two installations take writes (rule move.2). */
const insertSchool = async ({ sql, stagedName }: SchoolWriter, { directory }: Manifest): Promise<void> => {
  const columns = directory.find(({ name }) => name === 'tenant')?.columns ?? []
  const list = columns.join(', ')
  await sql.unsafe(
    `insert into tenant (${list}, is_disabled, disabled_at, closes_at)
     select ${list}, true, now(), now() + make_interval(days => ${undoDays}) from ${stagedName('tenant')}`,
  )
}

/** What names no school and is known to everybody; another school that moved here may have brought it. */
const insertPublished = async ({ sql, stagedName }: SchoolWriter, { directory }: Manifest): Promise<void> => {
  for (const { name, columns } of directory) {
    if (!['published_seal_key', 'replaced_document', 'withdrawn_document'].includes(name)) continue
    const list = columns.join(', ')
    await sql.unsafe(`insert into ${name} (${list}) select ${list} from ${stagedName(name)} on conflict do nothing`)
  }
}

/** Reads every table back, and compares it with the archive: rows and checksum. */
const compare = async (
  { rowsOf, tables: known }: SchoolWriter,
  { secret }: Installation,
  { tables, schoolId }: Manifest,
  ids: ReadonlyMap<string, string>,
): Promise<void> => {
  const back = new Map([...ids].map(([archived, own]) => [own, archived]))
  for (const { name, columns, rows, sha256 } of tables) {
    const key = known.find((table) => table.name === name)?.key ?? []
    const hasher = new Bun.CryptoHasher('sha256')
    const plain = unsealRows(name, columns)
    let found = 0
    const query = `select ${columns.join(', ')} from ${name} where tenant_id = '${schoolId}' order by ${key.join(', ')}`
    for await (const row of rowsOf(query)) {
      found += 1
      hasher.update(plain(secret, replaceIds(row, back)))
    }
    if (found === rows && hasher.digest('hex') === sha256) continue
    throw new Problem(
      `The rows of ${name} would not be those of the archive: ${found} of ${rows}${found === rows ? ', with another checksum' : ''}. ${nothing}`,
    )
  }
}

/** An imported school. */
export interface ImportedSchool {
  readonly manifest: Manifest
  /** Members who were joined to accounts that were here. */
  readonly joined: readonly string[]
}

const writeAll = async (
  writer: SchoolWriter,
  installation: Installation,
  archive: CheckedArchive & { readonly path: string; readonly key: string | undefined },
): Promise<ImportedSchool> => {
  const { manifest, accounts } = archive
  const { sql } = writer
  await sql`select pg_advisory_xact_lock(${schoolImportLock})`
  requireSchema(writer, manifest)
  await refuseKnown(writer, manifest)
  const references = await mapReferences(sql, manifest)
  const people = await joinAccounts(sql, accounts)
  const ids = new Map([...references, ...people.ids].filter(([archived, own]) => archived !== own))
  await recordStart(installation, manifest)
  await stageRows(writer, installation, archive, ids)
  await refuseForeign(writer, manifest)
  await refuseTaken(writer)
  const userIds = await insertAccounts(writer, manifest, people.ids)
  await insertSchool(writer, manifest)
  await writer.insertStaged(manifest.tables)
  await insertPublished(writer, manifest)
  await compare(writer, installation, manifest, ids)
  await writer.catchUp(manifest.migrations)
  const digests = await digestSchool(sql, manifest.schoolId)
  await sql`
    insert into school_move (id, school_id, school_name, direction, move_key, digests, user_ids)
    values (${manifest.moveId}, ${manifest.schoolId}, ${manifest.schoolName}, 'in',
      ${Buffer.from(manifest.moveKey, 'hex')}, ${sql.json(digests as never)}, ${userIds})`
  await sql`delete from school_import where school_id = ${manifest.schoolId}`
  await auditMove(
    sql as unknown as Parameters<typeof auditInSchool>[0],
    manifest.schoolId,
    'tenant.receive',
    'school.created',
  )
  return { manifest, joined: people.addresses }
}

const isOfServer = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))

/**
 * Brings a school into this installation from an archive: all of it, or nothing (rules move.1, move.2 and move.6). The
 * archive is read to its end and checked before anything is written, and what was written is read back before it counts.
 * Nobody works at the school until it is opened. Throws a Problem or a DatabaseProblem.
 */
export const importSchool = async (
  installation: Installation,
  path: string,
  fingerprint: string,
  key: string | undefined,
): Promise<ImportedSchool> => {
  if (!existsSync(path)) throw new Problem(`There is no archive ${path}.`)
  const checked = await checkArchive(path, key, fingerprint)
  const { schoolId } = checked.manifest
  // Only files of a school that is not here yet may be removed when this fails.
  let writes = false
  try {
    return await writeSchool(installation.ownerUrl, schoolId, async (writer) => {
      const there = await writer.sql`select from tenant t where t.id = ${schoolId}`
      writes = there.length === 0
      try {
        return await writeAll(writer, installation, { ...checked, path, key })
      } catch (error) {
        if (!isOfServer(error)) throw error
        throw new Problem(`The database does not take the rows of the archive: ${error.message}. ${nothing}`)
      }
    })
  } catch (error) {
    if (writes) await removeFiles(installation, schoolId)
    throw error
  }
}
