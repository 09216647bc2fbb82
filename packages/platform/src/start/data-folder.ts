import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { maxServiceName } from '@lernspur/contracts/wire/route'
import { takeLock } from '@lernspur/database/exclusive-lock'
import { Problem } from '../console/problem'
import { type LeftProcess, leftProcesses } from '../process/left-process'
import { nameSupervisor, signalProcess } from '../process/supervisor-file'

export interface DataFolder {
  /** Absolute. */
  readonly path: string
  /** Unix sockets of this start only, so that a dying process of an earlier start cannot remove them. */
  readonly runDir: string
  readonly logDir: string
  /** Processes that an earlier start left running there: to go on with, or asked to end. */
  readonly left: readonly LeftProcess[]
  /** Whether processes may wait there for the next start, which finds only runs in the folder itself. */
  readonly isFound: boolean
  /** Ends the run: removes the sockets and unlocks the folder. */
  release(): void
}

/** Longest socket path that every system accepts, minus our longest file name; each process has a folder there. */
const maxRunDirLength = 103 - '/sczzzz/.sock'.length - maxServiceName

/** What earlier starts left running. */
const leftIn = (runs: string): LeftProcess[] =>
  existsSync(runs) ? readdirSync(runs).flatMap((name) => leftProcesses(join(runs, name))) : []

/** The folder of an earlier run of which something still runs; the others are removed. */
const findRunDir = (runs: string, left: readonly LeftProcess[]): string | undefined => {
  const found = left.find(({ isCurrent }) => isCurrent)
  if (!found) return undefined
  const runDir = dirname(found.folder)
  const folders = new Set(left.map(({ folder }) => folder))
  for (const name of readdirSync(runs)) if (join(runs, name) !== runDir) rmSync(join(runs, name), { recursive: true })
  for (const entry of readdirSync(runDir, { withFileTypes: true }))
    if (entry.isDirectory() && !folders.has(join(runDir, entry.name)))
      rmSync(join(runDir, entry.name), { recursive: true })
  return runDir
}

const makeRunDir = (dataDir: string): string => {
  const runs = join(dataDir, 'run')
  rmSync(runs, { recursive: true, force: true })
  const short = join(runs, Date.now().toString(36))
  if (short.length > maxRunDirLength) return mkdtempSync(join(tmpdir(), 'lernspur-'))
  mkdirSync(short, { recursive: true, mode: 0o700 })
  return short
}

/** Name of the folder in which a restore writes until it is complete. */
export const unfinishedRestore = '.restoring'

/** Creates and locks the folder; undefined when another start holds it. */
const openFolder = (path: string): (() => void) | undefined => {
  // Other users may pass through (the database runs as a separate user), but not list it.
  mkdirSync(path, { recursive: true, mode: 0o711 })
  const unlock = takeLock(join(path, 'start.lock'))
  if (unlock) mkdirSync(join(path, 'log'), { recursive: true, mode: 0o700 })
  return unlock
}

/** The sentence for a data folder that cannot be written, with what the system says. */
export const notWritable = (path: string, error: unknown): Problem => {
  const [reason] = String(error instanceof Error ? error.message : error).split(',')
  return new Problem(
    `The data folder ${path} cannot be written (${reason}); make it writable or set LERNSPUR_DATA to another folder.`,
  )
}

const writing = <T>(path: string, work: (path: string) => T): T => {
  try {
    return work(path)
  } catch (error) {
    throw notWritable(path, error)
  }
}

/**
 * Takes the data folder for this start; with `adopts`, together with what an earlier one left running there, which is
 * asked to end otherwise. Throws a sentence when another start has it, or when it cannot be written.
 */
export const takeDataFolder = (path: string, adopts = false): DataFolder => {
  if (existsSync(join(path, unfinishedRestore))) {
    throw new Problem(
      `A restore into the data folder ${path} was cut short. Empty the folder and run the restore again.`,
    )
  }
  const unlock = writing(path, openFolder)
  if (!unlock) {
    throw new Problem(
      `The data folder ${path} is used by another start. End that one, or set LERNSPUR_DATA to another folder.`,
    )
  }
  const runs = join(path, 'run')
  const left = leftIn(runs)
  if (!adopts) for (const one of left) signalProcess(one, 'SIGTERM')
  const runDir = (adopts ? findRunDir(runs, left) : undefined) ?? writing(path, makeRunDir)
  nameSupervisor(runDir)
  const release = () => {
    // A start that fails before it has taken over what it found leaves that to the next one.
    if (leftProcesses(runDir).length === 0) rmSync(runDir, { recursive: true, force: true })
    unlock()
  }
  const isFound = runDir.startsWith(runs)
  return { path, runDir, logDir: join(path, 'log'), left, isFound, release }
}

/** The secret in the data folder, made at the first start: 64 hexadecimal characters. */
export const storedSecret = (dataDir: string): string => {
  const path = join(dataDir, 'secret')
  if (!existsSync(path)) {
    const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')
    writeFileSync(`${path}.new`, secret, { mode: 0o600 })
    renameSync(`${path}.new`, path)
  }
  return readFileSync(path, 'utf8').trim()
}

const maxLogBytes = 5_000_000

/** File for a process's output; a long one is first renamed to `.old`. */
export const logFile = (logDir: string, name: string): string => {
  const path = join(logDir, `${name}.log`)
  if (existsSync(path) && statSync(path).size > maxLogBytes) renameSync(path, `${path}.old`)
  return path
}
