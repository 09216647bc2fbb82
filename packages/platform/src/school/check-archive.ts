import { type Entry, readArchive } from '../backup/archive'
import { agrees, subjectOf } from '../backup/check-archive'
import { entryNames } from '../backup/manifest'
import { Problem } from '../console/problem'
import { fingerprintOf, type Manifest, manifestSchema } from './manifest'
import type { ArchivedAccount } from './people'

/** A whole and unchanged archive of a school. */
export interface CheckedArchive {
  readonly manifest: Manifest
  readonly fingerprint: string
  readonly accounts: readonly ArchivedAccount[]
}

const readJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

const readManifest = (path: string, bytes: Uint8Array): Manifest => {
  const found = readJson(bytes)
  const kind = found && typeof found === 'object' && 'kind' in found ? found.kind : undefined
  if (kind !== 'lernspur-school')
    throw new Problem(`${path} is a backup of a whole installation, and no archive of a school. Nothing was imported.`)
  if (found && typeof found === 'object' && 'format' in found && found.format !== 1)
    throw new Problem(`The archive ${path} was made by a newer Lernspur. Nothing was imported.`)
  const result = manifestSchema.safeParse(found)
  if (!result.success)
    throw new Problem(`The archive ${path} is damaged: it has no valid list of contents. Nothing was imported.`)
  return result.data
}

/** Values of columns of rows in COPY's text format; none of the wanted ones is escaped. */
const valuesOf = (rows: Uint8Array, columns: readonly string[], wanted: readonly string[]): string[][] =>
  new TextDecoder()
    .decode(rows)
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => {
      const values = row.split('\t')
      return wanted.map((column) => values[columns.indexOf(column)] ?? '')
    })

const accountsOf = (users: Uint8Array, identities: Uint8Array, { directory }: Manifest): ArchivedAccount[] => {
  const columns = (table: string) => directory.find(({ name }) => name === table)?.columns ?? []
  const known = valuesOf(identities, columns('external_identity'), ['user_id', 'issuer', 'subject'])
  return valuesOf(users, columns('app_user'), ['id', 'email']).map(([id = '', email = '']) => ({
    id,
    email,
    identities: known.filter(([userId]) => userId === id).map(([, issuer, subject]) => `${issuer} ${subject}`),
  }))
}

const check = async (path: string, key: string | undefined): Promise<CheckedArchive> => {
  const hashers = new Map<string, Bun.CryptoHasher>()
  const stored = new Map<string, Uint8Array[]>([
    ['tables/app_user', []],
    ['tables/external_identity', []],
  ])
  let manifest: Manifest | undefined
  let fingerprint = ''
  const take = ({ name, bytes }: Entry): void => {
    if (name === entryNames.manifest) {
      manifest = readManifest(path, bytes)
      fingerprint = fingerprintOf(bytes)
    } else if (name !== entryNames.signature && name !== entryNames.secret) {
      const subject = subjectOf(name)
      stored.get(subject)?.push(bytes)
      const hasher = hashers.get(subject) ?? new Bun.CryptoHasher('sha256')
      hashers.set(subject, hasher.update(bytes))
    }
  }
  for await (const entry of readArchive(path, key, 'archive')) take(entry)
  const found = new Map([...hashers].map(([name, hasher]) => [name, hasher.digest('hex')] as const))
  if (!manifest || !agrees({ ...manifest, tables: [...manifest.tables, ...manifest.directory] }, found))
    throw new Problem(`The archive ${path} is damaged: its checksums do not agree.`)
  const rowsOf = (subject: string) => Buffer.concat(stored.get(subject) ?? [])
  return {
    manifest,
    fingerprint,
    accounts: accountsOf(rowsOf('tables/app_user'), rowsOf('tables/external_identity'), manifest),
  }
}

/**
 * Reads an archive to its end without writing anything. Throws a Problem unless every checksum agrees and it is the one
 * with this fingerprint, which whoever exported it was told.
 */
export const checkArchive = async (path: string, key: string | undefined, wanted: string): Promise<CheckedArchive> => {
  try {
    const checked = await check(path, key)
    if (checked.fingerprint === wanted.trim().toLowerCase()) return checked
    throw new Problem(
      `The archive ${path} does not have this fingerprint: it is another one, or somebody has changed it. The export printed the right one.`,
    )
  } catch (error) {
    if (!(error instanceof Problem) || error.message.endsWith('Nothing was imported.')) throw error
    throw new Problem(`${error.message} Nothing was imported.`)
  }
}
