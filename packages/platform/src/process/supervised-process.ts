import { rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  filesOf,
  type Instance,
  type InstancePlan,
  launchInstance,
  launchReady,
  pointTo,
  stopInstance,
  swapDelayMs,
} from './instance'
import type { ManagedProcess, ProcessExit } from './managed-process'

export interface SupervisedProcess extends ManagedProcess {
  /**
   * Starts another process beside the running one and puts it into its place once it is ready; the old one then
   * finishes and ends (rule service-release.3). What `next` does not name stays. Throws a Problem when it does not become ready; the old one then stays.
   */
  replace(next: PlanChanges): Promise<void>
  /**
   * Starts another process that others find as `<name>@<label>` once it is ready, while the one in the place goes on.
   * Throws a Problem when it does not become ready. It ends by itself with the seat.
   */
  startExtraInstance(label: string, next: PlanChanges): Promise<ExtraInstance>
}

/** What makes another plan of the one that a process runs by. */
export type PlanChanges = Partial<Pick<InstancePlan, 'entry' | 'env' | 'cwd'>>

/** A process that runs beside the one in its place. */
export interface ExtraInstance {
  /** Id of the running process; undefined while it waits for a restart. */
  pid(): number | undefined
  /** Nobody finds it from now on; it finishes what it has begun and ends. */
  end(): Promise<void>
}

/** Each process has a folder of its own for what it listens on; the place is a link to it, replaced in one step. */
export const superviseProcess = (plan: InstancePlan, onEnding: (ending: ProcessExit) => void): SupervisedProcess => {
  const { name, runDir, leaveMs = 0 } = plan
  let current = plan
  let folderCount = 0
  let isEnding = false
  const extraInstances = new Set<ExtraInstance>()

  const nextFolder = (): string => {
    folderCount += 1
    return `${name.slice(0, 2)}${folderCount.toString(36)}`
  }
  const point = ({ folder }: Instance): void => {
    for (const file of Object.values(filesOf(name))) pointTo(folder.slice(runDir.length + 1), file, join(runDir, file))
  }
  const changed = (changes: PlanChanges): InstancePlan => ({
    ...current,
    ...changes,
    env: { ...current.env, ...changes.env },
  })
  const begin = (changes: PlanChanges) =>
    launchReady(changed(changes), nextFolder(), { onEnding, isEnding: () => isEnding })

  let instance = launchInstance(plan, nextFolder(), onEnding)
  point(instance)

  const replace = async (changes: PlanChanges): Promise<void> => {
    const next = await begin(changes)
    point(next)
    const old = instance
    instance = next
    current = changed(changes)
    await Bun.sleep(swapDelayMs)
    if (leaveMs > 0) old.process.requestExit()
    await Bun.sleep(leaveMs)
    await stopInstance(old)
  }

  const startAdjacent = async (label: string, changes: PlanChanges): Promise<ExtraInstance> => {
    const started = await begin(changes)
    const { socket } = filesOf(`${name}@${label}`)
    pointTo(started.folder.slice(runDir.length + 1), filesOf(name).socket, join(runDir, socket))
    const one: ExtraInstance = {
      pid: () => started.process.pid(),
      end: async () => {
        extraInstances.delete(one)
        rmSync(join(runDir, socket), { force: true })
        await Bun.sleep(swapDelayMs)
        await stopInstance(started)
      },
    }
    extraInstances.add(one)
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
    pid: () => instance.process.pid(),
    requestExit: () => instance.process.requestExit(),
    replace: (changes) => inTurn(() => replace(changes)),
    startExtraInstance: (label, changes) => inTurn(() => startAdjacent(label, changes)),
    stop: async (timeoutMs) => {
      isEnding = true
      await turn
      await Promise.all([...[...extraInstances].map((one) => one.end()), instance.process.stop(timeoutMs)])
    },
  }
}
