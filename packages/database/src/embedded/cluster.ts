import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../connection/failure'
import { DatabaseProblem } from '../database-problem'
import { ownerName } from './owner-address'
import { runCommand, type ServerUser } from './run-command'
import type { ServerBinaries } from './server-binaries'

/** A server's data and how its programs reach it. */
export interface Cluster {
  /** `<data folder>/cluster` with `data`, `log` and the owner's password. */
  readonly folder: string
  readonly data: string
  /** Environment of programs that run in `data`; see `reachableName`. */
  readonly reach: string
  readonly user: ServerUser | undefined
  readonly binaries: ServerBinaries
}

/**
 * Path of `data` for the server's user. Folders above it may be inaccessible to that user (a checkout under /root).
 * Then the programs start with `data` as working directory and a relative path, so that no permissions have to change.
 */
const reachableName = async (data: string, user: ServerUser | undefined): Promise<string> => {
  if (!user) return data
  const { isOk } = await runCommand(['/bin/sh', '-c', 'cd "$1"', 'sh', data], { user, cwd: '/' })
  if (isOk) return data
  if (process.platform === 'linux') return '/proc/self/cwd'
  throw new DatabaseProblem(
    'data-folder',
    `The user that PostgreSQL runs as may not enter ${data}; set LERNSPUR_DATA to a folder that others may enter.`,
  )
}

const initialise = async ({ folder, user, binaries }: Omit<Cluster, 'data' | 'reach'>): Promise<void> => {
  const fresh = `${folder}.new`
  const data = join(fresh, 'data')
  const password = join(fresh, 'owner-password')
  await rm(fresh, { recursive: true, force: true })
  await mkdir(data, { recursive: true, mode: 0o700 })
  await writeFile(password, randomBytes(32).toString('hex'), { mode: 0o600 })
  if (user) for (const path of [fresh, data, password]) await chown(path, user.uid, user.gid)
  const reach = await reachableName(data, user)
  const { isOk, output } = await runCommand(
    [
      join(binaries.bin, 'initdb'),
      `--pgdata=${reach}`,
      `--username=${ownerName}`,
      `--pwfile=${reach}/../owner-password`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    { user, cwd: data },
  )
  if (!isOk) {
    const errorOutput = /^(?:initdb: error|.*(?:FATAL|PANIC)): +(.+)$/m.exec(output)?.[1] ?? output
    throw new DatabaseProblem('data-folder', `The database could not be set up in ${folder}: ${errorOutput}.`)
  }
  await rename(fresh, folder)
}

const readVersion = async (data: string): Promise<string> => {
  try {
    return (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    throw new DatabaseProblem(
      'data-folder',
      `The folder ${data} is no database any more: its file PG_VERSION is missing.`,
    )
  }
}

/** Opens the data of a server, or makes it: whole or not at all. Throws a DatabaseProblem. */
export const openCluster = async (
  folder: string,
  user: ServerUser | undefined,
  binaries: ServerBinaries,
  log: (line: string) => void,
): Promise<Cluster> => {
  const data = join(folder, 'data')
  if (!(await stat(folder).catch(() => undefined))) {
    log('Setting up the database …')
    await initialise({ folder, user, binaries })
  }
  const version = await readVersion(data)
  if (version !== binaries.major) {
    throw new DatabaseProblem(
      'version',
      `The data in ${folder} was made by PostgreSQL ${version}, but this Lernspur brings version ${binaries.major}.`,
    )
  }
  return { folder, data, reach: await reachableName(data, user), user, binaries }
}

/** The owner's password, readable only for the owner of the data folder. */
export const ownerPassword = ({ folder }: Pick<Cluster, 'folder'>): Promise<string> =>
  readFile(join(folder, 'owner-password'), 'utf8')
