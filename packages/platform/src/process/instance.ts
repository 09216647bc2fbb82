import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../console/problem'
import { askSocket } from './ask-socket'
import type { ProcessPlan } from './launch-process'
import type { LeftProcess } from './left-process'
import { type ManagedProcess, manageProcess, type ProcessExit } from './managed-process'
import { type SilenceLimits, watchSilence } from './silence-watch'

/** How others find a process in the folder of a run, and how it shows that it is ready. */
export interface InstancePlan extends Omit<ProcessPlan, 'pidFile' | 'recordFile' | 'prepare'> {
  /** Folder where others find its socket and process id. */
  readonly runDir: string
  /** Path that answers 200 on its own socket once it accepts requests. */
  readonly probe: string
  /** Path that says at once whether the process answers at all; `probe`, where that is as little work. */
  readonly live?: string
  /** Milliseconds for which a replaced process still answers and asks clients to reconnect. */
  readonly leaveMs?: number
  /** Milliseconds that a replaced process then has to finish its work, while others go on; ten seconds without it. */
  readonly lingerMs?: number
  /** After which silence it counts as hung and is started again; never without it. */
  readonly silence?: SilenceLimits
}

/** Milliseconds within which a process must be ready. */
const readyWithin = 30_000
const pause = 40
/** Milliseconds after which everybody who looked up the old link has connected. */
export const swapDelayMs = 250
/** Milliseconds that a process has to finish its work; services give themselves eight seconds. */
const endWithin = 10_000

/** A process in a folder of its own. */
export interface Instance {
  readonly folder: string
  readonly process: ManagedProcess
}

/** Names of the two files by which others find a process: files in its folder, links in that of the run. */
export const filesOf = (name: string) => ({ socket: `${name}.sock`, pidFile: `${name}.pid` })

const planIn = (plan: InstancePlan, folder: string): ProcessPlan => {
  const { socket, pidFile } = filesOf(plan.name)
  const unix = join(folder, socket)
  return {
    ...plan,
    pidFile: join(folder, pidFile),
    recordFile: join(folder, `${plan.name}.json`),
    prepare: () => rmSync(unix, { force: true }),
    env: { ...plan.env, LERNSPUR_SOCKET: unix },
  }
}

/** The process, started again when it runs and does not answer. */
const watched = (plan: InstancePlan, folder: string, process: ManagedProcess): Instance => {
  if (!plan.silence) return { folder, process }
  const unix = join(folder, filesOf(plan.name).socket)
  const watch = watchSilence({ unix, path: plan.live ?? plan.probe, pid: process.pid }, process.killHung, plan.silence)
  const stop: ManagedProcess['stop'] = (timeoutMs) => {
    watch.stop()
    return process.stop(timeoutMs)
  }
  return { folder, process: { ...process, stop } }
}

/** Starts a process that listens in a new folder of the run. */
export const launchInstance = (
  plan: InstancePlan,
  folderName: string,
  onEnding: (ending: ProcessExit) => void,
): Instance => {
  const folder = join(plan.runDir, folderName)
  mkdirSync(folder, { mode: 0o700 })
  return watched(plan, folder, manageProcess(planIn(plan, folder), onEnding))
}

/** Takes over a process that an earlier supervisor left running; by the plan it is started again if it ends. */
export const adoptInstance = (
  plan: InstancePlan,
  left: LeftProcess,
  onEnding: (ending: ProcessExit) => void,
): Instance => watched(plan, left.folder, manageProcess(planIn(plan, left.folder), onEnding, left))

/** Links a file of a process to another name, atomically. */
export const pointTo = (folder: string, file: string, link: string): void => {
  symlinkSync(join(folder, file), `${link}.new`)
  renameSync(`${link}.new`, link)
}

/** Milliseconds that a process which starts has for one answer. */
const answerWithin = 3_000

const isReadyAt = async (unix: string, path: string): Promise<boolean> =>
  (await askSocket(unix, path, answerWithin))?.ok === true

const lastLines = (path: string | undefined): string =>
  path && existsSync(path) ? `\n\n${readFileSync(path, 'utf8').trimEnd().split('\n').slice(-6).join('\n')}` : ''

/** Ends a process once it has finished its work, and removes its folder. */
export const stopInstance = async ({ folder, process }: Instance, within: number = endWithin): Promise<void> => {
  await process.stop(within)
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Starts a process and waits until it accepts requests; from then on `onEnding` is called if it ends by itself. If it
 * does not become ready, or everything is about to end, cleans up and throws a Problem.
 */
export const launchReady = async (
  plan: InstancePlan,
  folderName: string,
  { onEnding, isEnding }: { onEnding: (ending: ProcessExit) => void; isEnding: () => boolean },
): Promise<Instance> => {
  const { name, probe, logFile } = plan
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => undefined)
  let isReady = false
  const env = { ...plan.env, LERNSPUR_OPEN_AFTER: probe }
  const instance = launchInstance({ ...plan, env }, folderName, (ending) => {
    failed.reject(new Problem(`${name} ended before it was ready.${lastLines(logFile)}`))
    if (isReady) onEnding(ending)
  })
  const unix = join(instance.folder, filesOf(name).socket)
  const deadline = performance.now() + readyWithin
  try {
    while (!(await Promise.race([isReadyAt(unix, probe), failed.promise]))) {
      if (isEnding()) throw new Problem(`${name} was not started, because everything ends.`)
      if (performance.now() > deadline) throw new Problem(`${name} did not become ready in ${readyWithin / 1_000} s.`)
      await Promise.race([Bun.sleep(pause), failed.promise])
    }
  } catch (error) {
    await stopInstance(instance)
    throw error
  }
  isReady = true
  return instance
}
