import { isAbsolute, join } from 'node:path'
import { runningServer } from '@lernspur/database/embedded/embedded-server'
import { readS3Config, type S3Config } from '@lernspur/service-kit/process/config'
import { root } from '../install/install-packages'
import { checkAddress } from './check/address'
import { checkPublicCertificate, checkSignature } from './check/certificates'
import { checkDatabaseServer } from './check/database'
import { checkFiles } from './check/files'
import { checkDisk, checkFolder } from './check/folder'
import { checkBackup, checkOutbox, checkReleases } from './check/installation'
import { checkMail } from './check/mail'
import { checkProcesses } from './check/processes'
import { checkSettings } from './check/settings'
import { type CheckName, checkNames, type Finding, findingsOf, reasonOf } from './finding'

type Environment = Readonly<Record<string, string | undefined>>

/** A store that is only half configured is told by the settings. */
const s3ConfigIn = (env: Environment): S3Config | undefined => {
  try {
    return readS3Config(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  } catch {
    return undefined
  }
}

/** The database of DATABASE_URL, else the embedded one while it runs; nothing is started. */
const ownerUrlOf = async (databaseUrl: string | undefined, dataDir: string): Promise<string | undefined> =>
  databaseUrl ?? (await runningServer(join(dataDir, 'postgres')))

/** A check that fails itself is told as one that found something. */
const finished = async (check: CheckName, work: Promise<Finding[]>): Promise<Finding[]> => {
  try {
    return await work
  } catch (error) {
    return [findingsOf(check).problem(`This could not be looked at: ${reasonOf(error)}.`)]
  }
}

const checkOwnDatabase = async (
  databaseUrl: string | undefined,
  dataDir: string,
  { secret, mode }: { readonly secret: string | undefined; readonly mode: string | undefined },
): Promise<Finding[]> => {
  // The settings say that DATABASE_URL is missing.
  if (databaseUrl === undefined && mode === 'production') return []
  const ownerUrl = await ownerUrlOf(databaseUrl, dataDir)
  if (ownerUrl === undefined) return [findingsOf('database').ok('The embedded database does not run at the moment.')]
  return await checkDatabaseServer(ownerUrl, secret, (db) => [
    checkReleases(db),
    checkBackup(db, mode),
    checkOutbox(db),
  ])
}

/**
 * Looks at an installation from where `start` runs: settings, folders, database, mail, files, certificates, processes,
 * releases, backups. Writes nothing but one file into the bucket, which it deletes. In the order of the checks.
 */
export const examine = async (env: Environment): Promise<readonly Finding[]> => {
  const { read, given, findings: ofSettings } = checkSettings(env)
  const data = read.LERNSPUR_DATA ?? '.data'
  const dataDir = isAbsolute(data) ? data : join(root, data)
  const port = read.PORT ?? 3000
  const { LERNSPUR_MODE: mode, LERNSPUR_SECRET: secret, LERNSPUR_PUBLIC_URL: publicUrl } = read
  const listen = mode === 'production' ? read.LERNSPUR_LISTEN : undefined
  const processes = finished('processes', checkProcesses(port, listen))
  const address = async (): Promise<Finding[]> => {
    const isRunning = (await processes).every(
      ({ level, sentence }) => level === 'ok' || !sentence.includes('does not run'),
    )
    return mode === 'production' && publicUrl !== undefined && isRunning ? await checkAddress(publicUrl, port) : []
  }
  const found = await Promise.all([
    ofSettings,
    finished('folder', checkFolder(dataDir)),
    finished('disk', checkDisk(dataDir)),
    finished(
      'database',
      checkOwnDatabase(read.LERNSPUR_DIRECT_DATABASE_URL ?? read.DATABASE_URL, dataDir, { secret, mode }),
    ),
    finished('mail', checkMail(read.LERNSPUR_SMTP_URL, mode)),
    finished('files', checkFiles(s3ConfigIn(given), dataDir)),
    publicUrl === undefined ? [] : finished('certificates', checkPublicCertificate(publicUrl)),
    checkSignature(read.LERNSPUR_SIGNATURE_CERTIFICATE, read.LERNSPUR_SIGNATURE_KEY),
    finished('address', address()),
    processes,
  ])
  return checkNames.flatMap((name) => found.flat().filter(({ check }) => check === name))
}
