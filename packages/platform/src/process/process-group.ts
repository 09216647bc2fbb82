import { adoptInstance, type InstancePlan } from './instance'
import type { LeftProcess } from './left-process'
import type { ProcessExit } from './managed-process'
import { clearProcessFiles, type SupervisedProcess, superviseProcess, superviseReady } from './supervised-process'

/** Milliseconds that a process has to finish its work; services give themselves eight seconds. */
const timeoutMs = 10_000

export interface ProcessGroup {
  /** Those that run now, the one that calls the others last. */
  readonly processes: readonly SupervisedProcess[]
  /** Starts one more beside the others and waits until it is ready; throws a Problem if it does not become so. */
  add(plan: InstancePlan): Promise<void>
  /** Ends one that was added, and takes its names away. */
  remove(name: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts processes side by side, those of them that an earlier supervisor did not leave running. The last of them is
 * ended first, because it calls the others.
 */
export const startGroup = (
  plans: readonly InstancePlan[],
  onEnding: (ending: ProcessExit) => void,
  left: readonly LeftProcess[] = [],
): ProcessGroup => {
  const processes = plans.map((plan) => {
    const found = left.find(({ name }) => name === plan.name)
    return superviseProcess(plan, onEnding, found && adoptInstance(plan, found, onEnding))
  })
  const runDirs = new Map<string, string>()
  let isEnding = false
  return {
    processes,
    add: async (plan) => {
      const started = await superviseReady(plan, onEnding, () => isEnding)
      if (isEnding) return await started.stop(timeoutMs)
      runDirs.set(plan.name, plan.runDir)
      processes.splice(-1, 0, started)
    },
    remove: async (name) => {
      const at = processes.findIndex((one) => one.name === name)
      const runDir = runDirs.get(name)
      if (at < 0 || runDir === undefined) return
      const [gone] = processes.splice(at, 1)
      runDirs.delete(name)
      clearProcessFiles(runDir, name)
      await gone?.stop(timeoutMs)
    },
    stop: async () => {
      isEnding = true
      await processes.at(-1)?.stop(timeoutMs)
      await Promise.all(processes.slice(0, -1).map((one) => one.stop(timeoutMs)))
    },
  }
}
