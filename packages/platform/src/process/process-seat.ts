import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../console/problem'
import { type Ending, type ManagedProcess, manageProcess, type ProcessPlan } from './managed-process'

/** What sits in a place that others know, and how it is seen to be ready. */
export interface SeatPlan extends Omit<ProcessPlan, 'pidFile' | 'prepare'> {
  /** Folder in which others find its socket and its process id. */
  readonly runDir: string
  /** Path that answers 200 on its own socket once it can be given requests. */
  readonly probe: string
  /** Milliseconds for which a replaced process still answers and asks its clients to connect anew. */
  readonly leaveMs?: number
}

export interface ProcessSeat extends ManagedProcess {
  /**
   * Starts another process beside the running one and puts it into its place once it is ready; the old one then
   * finishes and ends (rule service-release.3). What `next` does not name stays. Throws a Problem when it does not become ready; the old one then stays.
   */
  replace(next: Partial<Pick<SeatPlan, 'entry' | 'env' | 'cwd'>>): Promise<void>
}

/** Milliseconds that a process may take until it is ready. */
const readyWithin = 30_000
const pause = 40
/** Milliseconds after which whoever asked for the old place has connected to it. */
const settleMs = 250
/** Milliseconds that a process may take to finish what it is doing; services give themselves eight seconds. */
const endWithin = 10_000

interface Occupant {
  readonly folder: string
  readonly process: ManagedProcess
}

const answers = async (unix: string, path: string): Promise<boolean> => {
  try {
    return (await fetch(`http://process${path}`, { unix, keepalive: false, signal: AbortSignal.timeout(3_000) })).ok
  } catch {
    return false
  }
}

const lastLines = (path: string | undefined): string =>
  path && existsSync(path) ? `\n\n${readFileSync(path, 'utf8').trimEnd().split('\n').slice(-6).join('\n')}` : ''

/** Each process has a folder of its own for what it listens on; the place is a link to it, replaced in one step. */
export const takeSeat = (plan: SeatPlan, onEnding: (ending: Ending) => void): ProcessSeat => {
  const { name, runDir, leaveMs = 0 } = plan
  const socket = `${name}.sock`
  const pidFile = `${name}.pid`
  let current = plan
  let taken = 0
  let isEnding = false

  const launch = (one: SeatPlan, ended: (ending: Ending) => void): Occupant => {
    taken += 1
    const folder = join(runDir, `${name.slice(0, 2)}${taken.toString(36)}`)
    mkdirSync(folder, { mode: 0o700 })
    const unix = join(folder, socket)
    const own = { pidFile: join(folder, pidFile), prepare: () => rmSync(unix, { force: true }) }
    return { folder, process: manageProcess({ ...one, ...own, env: { ...one.env, LERNSPUR_SOCKET: unix } }, ended) }
  }
  const point = ({ folder }: Occupant): void => {
    for (const file of [socket, pidFile]) {
      const link = join(runDir, file)
      symlinkSync(join(folder.slice(runDir.length + 1), file), `${link}.new`)
      renameSync(`${link}.new`, link)
    }
  }
  const clear = async ({ folder, process }: Occupant): Promise<void> => {
    await process.stop(endWithin)
    rmSync(folder, { recursive: true, force: true })
  }

  let occupant = launch(plan, onEnding)
  point(occupant)

  const untilReady = async ({ folder }: Occupant, failed: Promise<never>): Promise<void> => {
    const deadline = performance.now() + readyWithin
    while (!(await Promise.race([answers(join(folder, socket), plan.probe), failed]))) {
      if (isEnding) throw new Problem(`${name} was not replaced, because everything ends.`)
      if (performance.now() > deadline) throw new Problem(`${name} did not become ready in ${readyWithin / 1_000} s.`)
      await Promise.race([Bun.sleep(pause), failed])
    }
  }

  const replace = async (changes: Partial<SeatPlan>): Promise<void> => {
    const planned = { ...current, ...changes, env: { ...current.env, ...changes.env } }
    const failed = Promise.withResolvers<never>()
    failed.promise.catch(() => undefined)
    let isSeated = false
    const next = launch(planned, (ending) => {
      failed.reject(new Problem(`${name} ended before it was ready.${lastLines(planned.logFile)}`))
      if (isSeated) onEnding(ending)
    })
    try {
      await untilReady(next, failed.promise)
    } catch (error) {
      await clear(next)
      throw error
    }
    isSeated = true
    point(next)
    const old = occupant
    occupant = next
    current = planned
    await Bun.sleep(settleMs)
    if (leaveMs > 0) old.process.askToLeave()
    await Bun.sleep(leaveMs)
    await clear(old)
  }

  let turn: Promise<unknown> = Promise.resolve()
  return {
    name,
    pid: () => occupant.process.pid(),
    askToLeave: () => occupant.process.askToLeave(),
    replace: (changes) => {
      const done = turn.then(() => replace(changes))
      turn = done.catch(() => undefined)
      return done
    },
    stop: async (timeoutMs) => {
      isEnding = true
      await turn
      await occupant.process.stop(timeoutMs)
    },
  }
}
