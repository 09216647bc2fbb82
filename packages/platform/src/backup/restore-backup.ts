import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rebuildDatabase } from '@lernspur/database/copy/rebuild-database'
import { startEmbedded } from '@lernspur/database/embedded/embedded-server'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import type { S3Config } from '@lernspur/service-kit/process/config'
import { Problem } from '../console/problem'
import { notWritable, unfinishedRestore } from '../start/data-folder'
import { holdsRealSchools } from '../start/demo/demo-only'
import { readArchive } from './archive'
import { type CheckedArchive, checkArchive } from './check-archive'
import { fillFrom } from './fill-tables'
import { serverFolder } from './installation'
import { type Manifest, secretCheck } from './manifest'

interface Target {
  /** Absolute; missing or empty. May be a mounted disk. */
  readonly dataDir: string
  /** The owner's address of an empty database; undefined for an embedded one. */
  readonly databaseUrl: string | undefined
  readonly s3: S3Config | undefined
  /** The installation's secret, if the backup does not hold it. */
  readonly secret: string | undefined
  readonly key: string | undefined
  /** Whether to restore a backup that carries no signature, because an earlier version made it. */
  readonly isUnsignedAllowed?: boolean | undefined
}

/** What an empty folder may hold: what a disk brings along, and what an earlier restore left unfinished. */
const ignored = new Set(['lost+found', unfinishedRestore])

const checkEmpty = (dataDir: string): void => {
  if (!existsSync(dataDir) || readdirSync(dataDir).every((name) => ignored.has(name))) return
  throw new Problem(
    `The data folder ${dataDir} is not empty. Move it away, or set LERNSPUR_DATA to a folder that does not exist yet.`,
  )
}

/** Reads the backup to its end; a Problem adds that nothing was restored. */
const check = async (path: string, key: string | undefined): Promise<CheckedArchive> => {
  try {
    return await checkArchive(path, key)
  } catch (error) {
    throw error instanceof Problem ? new Problem(`${error.message} Nothing was restored.`) : error
  }
}

const secretOf = ({ manifest, secret: storedSecret }: CheckedArchive, given: string | undefined): string => {
  const secret = storedSecret ?? given
  if (secret === undefined) {
    throw new Problem(
      'The backup is not encrypted and therefore holds no secret. Set LERNSPUR_SECRET to the one of the installation, which lay in the file secret of its data folder.',
    )
  }
  // With another secret Lernspur would start, but could no longer decrypt any second factor.
  if (storedSecret !== undefined && given !== undefined && given !== storedSecret) {
    throw new Problem(
      'LERNSPUR_SECRET is not the secret that the backup was made with. Leave it out: the backup holds its own. Nothing was restored.',
    )
  }
  if (secretCheck(secret) === manifest.secretCheck) return secret
  throw new Problem('LERNSPUR_SECRET is not the secret that the backup was made with.')
}

/**
 * The backup was made with this secret, and nothing in it was changed since. Throws a Problem otherwise, and for a backup
 * of a version that did not sign them unless that is allowed.
 */
const requireSignature = ({ isMadeWith }: CheckedArchive, secret: string, isUnsignedAllowed = false): void => {
  const isMade = isMadeWith(secret)
  if (isMade === false) {
    throw new Problem(
      'The backup was changed after it was made: its signature is not the one of the installation. Nothing was restored.',
    )
  }
  if (isMade === undefined && !isUnsignedAllowed) {
    throw new Problem(
      'The backup carries no signature, so nothing proves where it comes from. If you know that it was made by Lernspur 0.1.0 or before, add --unsigned. Nothing was restored.',
    )
  }
}

/** The secret comes last: without it nothing starts on a folder that was moved half-way. */
const secretLast = (one: string, other: string): number => Number(one === 'secret') - Number(other === 'secret')

/** Moves what was restored out of the draft, which lies in the data folder: that one may be a disk, or owned by others. */
const moveUp = async (dataDir: string, draft: string): Promise<void> => {
  for (const name of (await readdir(draft)).toSorted(secretLast)) await rename(join(draft, name), join(dataDir, name))
  await rm(draft, { recursive: true })
}

/** Removes what a failed restore has written; the folder, too, unless it was there before. */
const cleanFolder = async (dataDir: string, wasThere: boolean): Promise<void> => {
  if (!wasThere) return await rm(dataDir, { recursive: true, force: true })
  for (const name of await readdir(dataDir)) {
    if (name !== 'lost+found') await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

const makeDraft = async (dataDir: string, draft: string): Promise<void> => {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o711 })
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { mode: 0o711 })
  } catch (error) {
    throw notWritable(dataDir, error)
  }
}

const openServer = async (databaseUrl: string | undefined, draft: string) =>
  databaseUrl === undefined
    ? startEmbedded({ dataDir: serverFolder(draft) })
    : { ownerUrl: databaseUrl, stop: async () => undefined }

/** Writes into a draft inside the data folder, and the database; then moves what it wrote up. Returns `needsServer`. */
const restoreInto = async (target: Target, path: string, secret: string, manifest: Manifest): Promise<boolean> => {
  const { dataDir, databaseUrl, s3, key } = target
  const draft = join(dataDir, unfinishedRestore)
  const wasThere = existsSync(dataDir)
  const isExternal = databaseUrl !== undefined
  let needsServer = false
  await makeDraft(dataDir, draft)
  try {
    await writeFile(join(draft, 'secret'), secret, { mode: 0o600 })
    const files = openFileStore({ s3, dataDir: draft })
    const server = await openServer(databaseUrl, draft)
    try {
      const fill = fillFrom(readArchive(path, key), manifest, files)
      await rebuildDatabase(server.ownerUrl, { secret, migrations: manifest.migrations }, fill, async () => {
        if (isExternal) await moveUp(dataDir, draft)
      })
      needsServer = !isExternal && (await holdsRealSchools(server.ownerUrl))
    } finally {
      await server.stop()
    }
    if (!isExternal) await moveUp(dataDir, draft)
    return needsServer
  } catch (error) {
    await cleanFolder(dataDir, wasThere)
    throw error
  }
}

interface RestoredManifest extends Manifest {
  /**
   * Real schools in an embedded database need a server, because only the demo uses that one, and it refuses real
   * schools (rule server.1).
   */
  readonly needsServer: boolean
  /** Whether the installation's own secret, which was given, proves that it made the backup. */
  readonly isProven: boolean
}

/**
 * Restores a backup into an empty place: all of it, or nothing. The backup is read to its end and checked before
 * anything is written. Throws a Problem or a DatabaseProblem with one sentence.
 */
export const restoreBackup = async (target: Target, path: string): Promise<RestoredManifest> => {
  if (!existsSync(path)) throw new Problem(`There is no backup ${path}.`)
  checkEmpty(target.dataDir)
  const checked = await check(path, target.key)
  const secret = secretOf(checked, target.secret)
  requireSignature(checked, secret, target.isUnsignedAllowed)
  const needsServer = await restoreInto(target, path, secret, checked.manifest)
  // A secret that came with the backup proves nothing: whoever makes an archive chooses it.
  return { ...checked.manifest, needsServer, isProven: target.secret !== undefined && checked.manifest.format > 1 }
}
