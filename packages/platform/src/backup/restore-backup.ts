import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { rebuildDatabase } from '@lernspur/database/copy/rebuild-database'
import { startEmbedded } from '@lernspur/database/embedded/embedded-server'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import type { S3Config } from '@lernspur/service-kit/process/config'
import { Problem } from '../console/problem'
import { holdsRealSchools } from '../start/demo/demo-only'
import { readArchive } from './archive'
import { type CheckedArchive, checkArchive } from './check-archive'
import { fillFrom } from './fill-tables'
import { serverFolder } from './installation'
import { type Manifest, secretCheck } from './manifest'

interface Target {
  /** Absolute; missing or empty. */
  readonly dataDir: string
  /** The owner's address of an empty database; undefined for an embedded one. */
  readonly databaseUrl: string | undefined
  readonly s3: S3Config | undefined
  /** The installation's secret, if the backup does not hold it. */
  readonly secret: string | undefined
  readonly key: string | undefined
}

const checkEmpty = (dataDir: string): void => {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return
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

/** Moves the finished folder into place, replacing an empty folder there. */
const moveInto = async (dataDir: string, draft: string): Promise<void> => {
  try {
    await rename(draft, dataDir)
  } catch {
    throw new Problem(`The folder ${dataDir} cannot be replaced; set LERNSPUR_DATA to a folder inside of it.`)
  }
}

const openServer = async (databaseUrl: string | undefined, draft: string) =>
  databaseUrl === undefined
    ? startEmbedded({ dataDir: serverFolder(draft) })
    : { ownerUrl: databaseUrl, stop: async () => undefined }

/** Writes the folder next to its final place, and the database; then moves the folder. Returns `needsServer`. */
const restoreInto = async (target: Target, path: string, secret: string, manifest: Manifest): Promise<boolean> => {
  const { dataDir, databaseUrl, s3, key } = target
  const draft = `${dataDir}.restoring`
  const isExternal = databaseUrl !== undefined
  let isMoved = false
  let needsServer = false
  try {
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { recursive: true, mode: 0o711 })
    await writeFile(join(draft, 'secret'), secret, { mode: 0o600 })
    const files = openFileStore({ s3, dataDir: draft })
    const server = await openServer(databaseUrl, draft)
    const moveIntoFolder = async (): Promise<void> => {
      await moveInto(dataDir, draft)
      isMoved = true
    }
    try {
      const fill = fillFrom(readArchive(path, key), manifest, files)
      await rebuildDatabase(server.ownerUrl, { secret, migrations: manifest.migrations }, fill, async () => {
        if (isExternal) await moveIntoFolder()
      })
      needsServer = !isExternal && (await holdsRealSchools(server.ownerUrl))
    } finally {
      await server.stop()
    }
    if (!isExternal) await moveIntoFolder()
    return needsServer
  } catch (error) {
    if (isMoved) await rm(dataDir, { recursive: true, force: true })
    throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

interface RestoredManifest extends Manifest {
  /**
   * Real schools in an embedded database need a server, because only the demo uses that one, and it refuses real
   * schools (rule server.1).
   */
  readonly needsServer: boolean
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
  await mkdir(dirname(target.dataDir), { recursive: true })
  const needsServer = await restoreInto(target, path, secret, checked.manifest)
  return { ...checked.manifest, needsServer }
}
