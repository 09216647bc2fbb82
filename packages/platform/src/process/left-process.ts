import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inspectProcess, startOf } from './process-table'
import { isRunning, type ProcessIdentity, signalProcess } from './supervisor-file'

/** What is known of a process before it starts. */
interface ProcessFacts {
  readonly name: string
  readonly entry: string
  readonly cwd?: string
  readonly env: Readonly<Record<string, string | undefined>>
}

/** What a supervisor writes down of a process, so that the next one finds it. */
interface ProcessRecord extends ProcessIdentity {
  readonly name: string
  readonly entry: string
  readonly cwd?: string
  /** The release that it runs; undefined for the checkout. */
  readonly version?: string
  /** Identifies the settings that it was started with. */
  readonly settings: string
}

/** A process that a supervisor which has died left running. */
export interface LeftProcess extends ProcessRecord {
  /** Its own folder in that of the run. */
  readonly folder: string
  /** Whether others find it by the name of the service, and not one that was replaced or a canary. */
  readonly isCurrent: boolean
}

/** What differs between processes of equal settings. */
const own = ['LERNSPUR_VERSION', 'LERNSPUR_SOCKET', 'LERNSPUR_OPEN_AFTER']

/** Identifies the settings in an environment without telling them. */
export const settingsOf = (env: ProcessFacts['env']): string => {
  const settings = Object.entries(env)
    .filter(([name, value]) => value !== undefined && /^(?:PORT$|LERNSPUR_)/.test(name) && !own.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex')
}

/** Writes down which process runs by a plan. */
export const recordProcess = (path: string, pid: number, { name, entry, cwd, env }: ProcessFacts): void => {
  const { LERNSPUR_VERSION: version } = env
  const record: ProcessRecord = {
    pid,
    startedAt: startOf(pid) ?? '',
    name,
    entry,
    ...(cwd !== undefined && { cwd }),
    ...(version !== undefined && { version }),
    settings: settingsOf(env),
  }
  writeFileSync(path, JSON.stringify(record), { mode: 0o600 })
}

const readRecord = (path: string): ProcessRecord | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ProcessRecord
  } catch {
    return undefined
  }
}

const folderOf = (link: string): string | undefined => {
  try {
    return dirname(realpathSync(link))
  } catch {
    return undefined
  }
}

const recordsIn = (runDir: string): string[] =>
  existsSync(runDir) ? [...new Bun.Glob('*/*.json').scanSync({ cwd: runDir, absolute: true })] : []

/** Processes of a run that are still the ones that were written down; none that has ended, or whose id another has. */
export const leftProcesses = (runDir: string): LeftProcess[] =>
  recordsIn(runDir).flatMap((path) => {
    const record = readRecord(path)
    if (!record || !isRunning(record) || !inspectProcess(record.pid)?.command.includes(record.entry)) return []
    const folder = dirname(path)
    return { ...record, folder, isCurrent: folderOf(join(runDir, `${record.name}.sock`)) === realpathSync(folder) }
  })

/** Milliseconds that a left process has to finish its work. */
const endWithin = 10_000
const pause = 50

const removeLinks = (runDir: string, folder: string): void => {
  for (const name of readdirSync(runDir)) {
    const link = join(runDir, name)
    if (name.endsWith('.sock') && folderOf(link) === realpathSync(folder)) rmSync(link, { force: true })
  }
}

/** Hides a left process from others, and ends it once it has finished its work. */
export const endLeftProcess = async (left: LeftProcess): Promise<void> => {
  removeLinks(dirname(left.folder), left.folder)
  const deadline = performance.now() + endWithin
  signalProcess(left, 'SIGTERM')
  while (isRunning(left) && performance.now() < deadline) await Bun.sleep(pause)
  signalProcess(left, 'SIGKILL')
  rmSync(left.folder, { recursive: true, force: true })
}
