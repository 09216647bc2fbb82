import { readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseProblem } from '../database-problem'
import type { Cluster } from './cluster'
import { type CommandResult, runCommand } from './run-command'
import { socketName } from './socket-folder'

export interface ServerOptions {
  readonly socketFolder: string
  /** False trades safety against power cuts for speed, which only tests may. */
  readonly isDurable: boolean
}

const settings = ({ socketFolder, isDurable }: ServerOptions): Record<string, string> => ({
  listen_addresses: '',
  unix_socket_directories: socketFolder,
  unix_socket_permissions: '0700',
  max_connections: '200',
  TimeZone: 'UTC',
  jit: 'off',
  cluster_name: 'lernspur',
  // One file per weekday. Statements and error details contain names of students, so neither is logged.
  logging_collector: 'on',
  log_directory: '../log',
  log_filename: 'postgres-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_size: '0',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  ...(!isDurable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
})

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

const control = ({ binaries, reach, user, data }: Cluster, ...rest: string[]): Promise<CommandResult> =>
  runCommand([join(binaries.bin, 'pg_ctl'), ...rest, '-w', '-D', reach], { user, cwd: data })

/** The last error in the server's logs, without time and process. */
const violation = async ({ folder }: Cluster): Promise<string> => {
  const names = await readdir(join(folder, 'log')).catch(() => [])
  const paths = [...names.map((name) => join(folder, 'log', name)), join(folder, 'start.log')]
  const logs = await Promise.all(paths.map((path) => readFile(path, 'utf8').catch(() => '')))
  const lines = logs.join('\n').split('\n')
  return (
    lines.findLast((line) => /FATAL|PANIC|error/i.test(line))?.replace(/^.*?(FATAL|PANIC): +/, '') ?? 'it says nothing'
  )
}

/** Starts the server and waits until it answers. Throws a DatabaseProblem with the server's error. */
export const startServer = async (cluster: Cluster, options: ServerOptions): Promise<void> => {
  const parameters = Object.entries(settings(options)).map(([name, value]) => `-c ${quote(`${name}=${value}`)}`)
  await rm(join(cluster.folder, 'start.log'), { force: true })
  const log = `${cluster.reach}/../start.log`
  const { isOk } = await control(cluster, 'start', '-s', '-t', '120', '-l', log, '-o', parameters.join(' '))
  if (isOk) return
  throw new DatabaseProblem(
    'start',
    `PostgreSQL did not start: ${await violation(cluster)} (see ${join(cluster.folder, 'log')}).`,
  )
}

const isLinux = process.platform === 'linux'
const pidPath = ({ data }: Cluster): string => join(data, 'postmaster.pid')
const readPidFile = (cluster: Cluster): Promise<string> => readFile(pidPath(cluster), 'utf8').catch(() => '')

/**
 * Whether the process in the server's pid file is a running server on this data, rather than one that has ended or
 * whose id was reused. Checked as the server's user, because in a container even root may not inspect other users'
 * processes.
 */
const isServing = async (cluster: Cluster): Promise<boolean> => {
  const [pid = ''] = (await readPidFile(cluster)).split('\n')
  const { user, data } = cluster
  const { isOk, output } = await runCommand(['readlink', `/proc/${pid}/cwd`], { user, cwd: '/' })
  return isOk && output === (await realpath(data))
}

/** Ends sessions and stops the server cleanly; one that does not stop within half a minute is stopped at once. */
export const stopServer = async (cluster: Cluster): Promise<void> => {
  if (isLinux && !(await isServing(cluster))) return
  const { isOk } = await control(cluster, 'stop', '-s', '-t', '30', '-m', 'fast')
  if (!isOk) await control(cluster, 'stop', '-s', '-t', '10', '-m', 'immediate')
}

/**
 * Cleans up after a killed server, when nothing answers on the socket. A server that still runs on the data without its
 * socket is stopped. Otherwise the stale process id is invalidated, because it may have been reused; the rest of the
 * file stays, since the server uses it to detect old processes on the data.
 */
export const clearRemains = async (cluster: Cluster, socketFolder: string): Promise<void> => {
  // On other systems the id may belong to another process by now, which a stop would kill.
  if (isLinux) await stopServer(cluster)
  const [pid, ...rest] = (await readPidFile(cluster)).split('\n')
  if (pid && isLinux) await writeFile(pidPath(cluster), [`${2 ** 31 - 1}`, ...rest].join('\n'))
  for (const name of [socketName, `${socketName}.lock`]) await rm(join(socketFolder, name), { force: true })
}
