import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startOf } from './process-table'

/** A process that is told from any later one with its id. */
export interface ProcessIdentity {
  readonly pid: number
  /** When it was started, as the system tells it. */
  readonly startedAt: string
}

const pathIn = (runDir: string): string => join(runDir, 'supervisor')

/** Whether that very process still runs. */
export const isRunning = ({ pid, startedAt }: ProcessIdentity): boolean => startOf(pid) === startedAt

/** Signals that very process; nothing happens once it has ended. */
export const signalProcess = (one: ProcessIdentity, signal: NodeJS.Signals): void => {
  try {
    if (isRunning(one)) process.kill(one.pid, signal)
  } catch (error) {
    // It may end between the two.
    if (isRunning(one)) throw error
  }
}

/** Names this process as the one that the processes of a run belong to. */
export const nameSupervisor = (runDir: string): void => {
  const own: ProcessIdentity = { pid: process.pid, startedAt: startOf(process.pid) ?? '' }
  writeFileSync(`${pathIn(runDir)}.new`, JSON.stringify(own), { mode: 0o600 })
  renameSync(`${pathIn(runDir)}.new`, pathIn(runDir))
}

/** Whether the process that a run belongs to still runs. */
export const isSupervised = (runDir: string): boolean => {
  try {
    return isRunning(JSON.parse(readFileSync(pathIn(runDir), 'utf8')) as ProcessIdentity)
  } catch {
    return false
  }
}
