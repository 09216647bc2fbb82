import { rename, rm } from 'node:fs/promises'
import { type Snapshot, type StoredFile, withSnapshot } from '@lernspur/database/copy/snapshot'
import { fileKey } from '@lernspur/service-kit/picture/store-picture'
import { type AddEntry, writeArchive } from './archive'
import { archiveRows } from './archive-rows'
import { type Source, stillNamed } from './installation'
import { entryNames, type Manifest, manifestSignature, secretCheck } from './manifest'

/** How often a backup starts again because a file was deleted between snapshot and copy. */
const attempts = 5

/** A file was deleted with its row after the snapshot, which still names it. */
class OutdatedSnapshot extends Error {}

const hashOf = (bytes: Uint8Array): string => new Bun.CryptoHasher('sha256').update(bytes).digest('hex')

const copyFile = async (
  add: AddEntry,
  source: Source,
  file: StoredFile,
): Promise<Manifest['files'][number] | string> => {
  const key = fileKey(file.tenantId, file.id)
  const bytes = await source.files.get(key)
  if (bytes) {
    await add(entryNames.file(key), bytes)
    return { key, size: bytes.byteLength, sha256: hashOf(bytes) }
  }
  if (!(await stillNamed(source.ownerUrl, file))) throw new OutdatedSnapshot()
  return key
}

const copyTable = async (add: AddEntry, snapshot: Snapshot, table: Snapshot['tables'][number]) => ({
  name: table.name,
  columns: [...table.columns],
  ...(await archiveRows(add, table.name, snapshot.rowsOf(table))),
})

const copyAll = async (add: AddEntry, source: Source, isSealed: boolean, snapshot: Snapshot): Promise<Manifest> => {
  const { takenAt, serverVersion } = snapshot
  const files: Manifest['files'] = []
  const missingFiles: string[] = []
  // First, because files can be deleted meanwhile, but rows of the snapshot cannot.
  for (const file of snapshot.files) {
    const copied = await copyFile(add, source, file)
    if (typeof copied === 'string') missingFiles.push(copied)
    else files.push(copied)
  }
  const tables: Manifest['tables'] = []
  for (const table of snapshot.tables) tables.push(await copyTable(add, snapshot, table))
  if (isSealed) await add(entryNames.secret, new TextEncoder().encode(source.secret))
  const migrations = [...snapshot.migrations]
  const check = secretCheck(source.secret)
  return { format: 2, takenAt, serverVersion, secretCheck: check, migrations, tables, files, missingFiles }
}

const writeOnce = async (path: string, key: string | undefined, source: Source): Promise<Manifest> =>
  withSnapshot(source.ownerUrl, async (snapshot) => {
    let manifest: Manifest | undefined
    await writeArchive(path, key, async (add) => {
      manifest = await copyAll(add, source, key !== undefined, snapshot)
      const bytes = new TextEncoder().encode(JSON.stringify(manifest))
      await add(entryNames.manifest, bytes)
      await add(entryNames.signature, new TextEncoder().encode(manifestSignature(bytes, source.secret)))
    })
    if (!manifest) throw new Error('The archive was written without a manifest.')
    return manifest
  })

/**
 * Writes a backup of a running installation to `path`: complete, or no file at all. With a key it is encrypted and
 * includes the secret. It has every file that its rows name, unless the store had already lost it.
 */
export const takeBackup = async (source: Source, path: string, key: string | undefined): Promise<Manifest> => {
  const draft = `${path}.part`
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        const manifest = await writeOnce(draft, key, source)
        await rename(draft, path)
        return manifest
      } catch (error) {
        if (!(error instanceof OutdatedSnapshot) || attempt === attempts) throw error
      }
    }
  } finally {
    await rm(draft, { force: true })
  }
}
