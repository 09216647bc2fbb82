import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Ending, ManagedProcess } from './managed-process'
import {
  clearOccupant,
  filesOf,
  launchOccupant,
  launchReady,
  type Occupant,
  pointTo,
  type SeatPlan,
  settleMs,
} from './occupant'

export interface ProcessSeat extends ManagedProcess {
  /**
   * Starts another process beside the running one and puts it into its place once it is ready; the old one then
   * finishes and ends (rule service-release.3). What `next` does not name stays. Throws a Problem when it does not become ready; the old one then stays.
   */
  replace(next: Changes): Promise<void>
  /**
   * Starts another process that others find as `<name>@<label>` once it is ready, while the one in the place goes on.
   * Throws a Problem when it does not become ready. It ends by itself with the seat.
   */
  startBeside(label: string, next: Changes): Promise<Beside>
}

/** What makes another plan of the one that a process runs by. */
export type Changes = Partial<Pick<SeatPlan, 'entry' | 'env' | 'cwd'>>

/** A process that runs beside the one in its place. */
export interface Beside {
  /** Id of the running process; undefined while it waits for a restart. */
  pid(): number | undefined
  /** Nobody finds it from now on; it finishes what it has begun and ends. */
  end(): Promise<void>
}

/** Each process has a folder of its own for what it listens on; the place is a link to it, replaced in one step. */
export const takeSeat = (plan: SeatPlan, onEnding: (ending: Ending) => void): ProcessSeat => {
  const { name, runDir, leaveMs = 0 } = plan
  let current = plan
  let taken = 0
  let isEnding = false
  const beside = new Set<Beside>()

  const nextFolder = (): string => {
    taken += 1
    return `${name.slice(0, 2)}${taken.toString(36)}`
  }
  const point = ({ folder }: Occupant): void => {
    for (const file of Object.values(filesOf(name))) pointTo(folder.slice(runDir.length + 1), file, join(runDir, file))
  }
  const changed = (changes: Changes): SeatPlan => ({ ...current, ...changes, env: { ...current.env, ...changes.env } })
  const begin = (changes: Changes) =>
    launchReady(changed(changes), nextFolder(), { onEnding, isEnding: () => isEnding })

  let occupant = launchOccupant(plan, nextFolder(), onEnding)
  point(occupant)

  const replace = async (changes: Changes): Promise<void> => {
    const next = await begin(changes)
    point(next)
    const old = occupant
    occupant = next
    current = changed(changes)
    await Bun.sleep(settleMs)
    if (leaveMs > 0) old.process.askToLeave()
    await Bun.sleep(leaveMs)
    await clearOccupant(old)
  }

  const startBeside = async (label: string, changes: Changes): Promise<Beside> => {
    const started = await begin(changes)
    const { socket } = filesOf(`${name}@${label}`)
    pointTo(started.folder.slice(runDir.length + 1), filesOf(name).socket, join(runDir, socket))
    const one: Beside = {
      pid: () => started.process.pid(),
      end: async () => {
        beside.delete(one)
        rmSync(join(runDir, socket), { force: true })
        await Bun.sleep(settleMs)
        await clearOccupant(started)
      },
    }
    beside.add(one)
    return one
  }

  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }
  return {
    name,
    pid: () => occupant.process.pid(),
    askToLeave: () => occupant.process.askToLeave(),
    replace: (changes) => inTurn(() => replace(changes)),
    startBeside: (label, changes) => inTurn(() => startBeside(label, changes)),
    stop: async (timeoutMs) => {
      isEnding = true
      await turn
      await Promise.all([...[...beside].map((one) => one.end()), occupant.process.stop(timeoutMs)])
    },
  }
}
