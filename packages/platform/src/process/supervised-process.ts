import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { versionPath } from '@lernspur/service-kit/process/config'
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
   * Starts another process beside the running one and replaces it once the new one is ready; the old one then finishes
   * and ends (rule service-release.3). Settings that `next` does not name stay. Throws a Problem, and keeps the old
   * one, if the new one does not become ready.
   */
  replace(next: PlanChanges): Promise<void>
  /**
   * Starts another process that others find as `<name>@<label>` once it is ready, while the main one goes on. Throws a
   * Problem if it does not become ready. It ends when the supervised process is stopped.
   */
  startExtraInstance(label: string, next: PlanChanges): Promise<ExtraInstance>
}

/** Changes to the plan that a process runs by. */
export type PlanChanges = Partial<Pick<InstancePlan, 'entry' | 'env' | 'cwd'>>

/** A process that runs beside the main one. */
export interface ExtraInstance {
  /** Id of the running process; undefined while it waits for a restart. */
  pid(): number | undefined
  /** Hides it from others; it finishes its work and ends. */
  end(): Promise<void>
}

let folderCount = 0

/** A new name each time: connections are kept by path. Short, because paths of sockets may not be long. */
const nextFolder = ({ name, runDir }: InstancePlan): string => {
  let folder: string
  do {
    folderCount += 1
    folder = `${name.slice(0, 2)}${folderCount.toString(36)}`
  } while (existsSync(join(runDir, folder)))
  return folder
}

/**
 * Each process has its own folder for its socket; others use a link to it, which is replaced atomically. Starts the
 * process, unless it is given one that runs already: one that has become ready, or that an earlier supervisor left.
 */
export const superviseProcess = (
  plan: InstancePlan,
  onEnding: (ending: ProcessExit) => void,
  first: Instance = launchInstance(plan, nextFolder(plan), onEnding),
): SupervisedProcess => {
  const { name, runDir, leaveMs = 0, lingerMs } = plan
  let current = plan
  let isEnding = false
  const extraInstances = new Set<ExtraInstance>()
  /** Processes that were replaced and have not finished yet. */
  const formerInstances = new Set<Instance>()

  const point = ({ folder }: Instance): void => {
    for (const file of Object.values(filesOf(name))) pointTo(folder.slice(runDir.length + 1), file, join(runDir, file))
    const { LERNSPUR_VERSION: version } = current.env
    const path = versionPath(runDir, name)
    if (version === undefined) rmSync(path, { force: true })
    else {
      writeFileSync(`${path}.new`, version)
      renameSync(`${path}.new`, path)
    }
  }
  const changed = (changes: PlanChanges): InstancePlan => ({
    ...current,
    ...changes,
    env: { ...current.env, ...changes.env },
  })
  const begin = (changes: PlanChanges) =>
    launchReady(changed(changes), nextFolder(plan), { onEnding, isEnding: () => isEnding })

  let instance = first
  point(instance)

  const replace = async (changes: PlanChanges): Promise<void> => {
    const next = await begin(changes)
    const old = instance
    instance = next
    current = changed(changes)
    point(next)
    await Bun.sleep(swapDelayMs)
    if (leaveMs > 0) old.process.startDraining()
    await Bun.sleep(leaveMs)
    if (lingerMs === undefined) return await stopInstance(old)
    formerInstances.add(old)
    void stopInstance(old, lingerMs).finally(() => formerInstances.delete(old))
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
    startDraining: () => instance.process.startDraining(),
    killHung: () => instance.process.killHung(),
    replace: (changes) => inTurn(() => replace(changes)),
    startExtraInstance: (label, changes) => inTurn(() => startAdjacent(label, changes)),
    stop: async (timeoutMs) => {
      isEnding = true
      await turn
      await Promise.all([
        ...[...extraInstances].map((one) => one.end()),
        ...[...formerInstances].map((one) => stopInstance(one, timeoutMs)),
        instance.process.stop(timeoutMs),
      ])
    },
  }
}

/**
 * Starts a process and lets others find it once it is ready. Throws a Problem, and nothing remains, if it does not become
 * ready, or everything is about to end.
 */
export const superviseReady = async (
  plan: InstancePlan,
  onEnding: (ending: ProcessExit) => void,
  isEnding: () => boolean,
): Promise<SupervisedProcess> =>
  superviseProcess(plan, onEnding, await launchReady(plan, nextFolder(plan), { onEnding, isEnding }))

/** Takes away the names by which others find a process that has ended. */
export const clearProcessFiles = (runDir: string, name: string): void => {
  for (const file of Object.values(filesOf(name))) rmSync(join(runDir, file), { force: true })
  rmSync(versionPath(runDir, name), { force: true })
}
