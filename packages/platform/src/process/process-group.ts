import type { InstancePlan } from './instance'
import type { LeftProcess } from './left-process'
import type { ProcessExit } from './managed-process'
import { type SupervisedProcess, superviseProcess } from './supervised-process'

/** Milliseconds that a process has to finish its work; services give themselves eight seconds. */
const timeoutMs = 10_000

export interface ProcessGroup {
  readonly processes: readonly SupervisedProcess[]
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
  const processes = plans.map((plan) =>
    superviseProcess(
      plan,
      onEnding,
      left.find(({ name }) => name === plan.name),
    ),
  )
  return {
    processes,
    stop: async () => {
      await processes.at(-1)?.stop(timeoutMs)
      await Promise.all(processes.slice(0, -1).map((one) => one.stop(timeoutMs)))
    },
  }
}
