import type { Ending } from './managed-process'
import type { SeatPlan } from './occupant'
import { type ProcessSeat, takeSeat } from './process-seat'

/** Milliseconds that a process may take to finish what it is doing; services give themselves eight seconds. */
const timeoutMs = 10_000

export interface ProcessGroup {
  readonly processes: readonly ProcessSeat[]
  stop(): Promise<void>
}

/** Starts processes side by side. The last of them is ended first, because it calls the others. */
export const startGroup = (plans: readonly SeatPlan[], onEnding: (ending: Ending) => void): ProcessGroup => {
  const processes = plans.map((plan) => takeSeat(plan, onEnding))
  return {
    processes,
    stop: async () => {
      await processes.at(-1)?.stop(timeoutMs)
      await Promise.all(processes.slice(0, -1).map((one) => one.stop(timeoutMs)))
    },
  }
}
