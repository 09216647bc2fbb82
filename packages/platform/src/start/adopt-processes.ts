import type { InstancePlan } from '../process/instance'
import { endLeftProcess, type LeftProcess, settingsOf } from '../process/left-process'

/** What an earlier start left running, sorted into what this one goes on with and what it does not. */
export interface Adoption {
  /** Plans of this start, those of adopted processes with what these run. */
  readonly plans: readonly InstancePlan[]
  readonly adopted: readonly LeftProcess[]
  /** Ends what is not adopted. */
  endOthers(): Promise<void>
}

const planFor = (plan: InstancePlan, { entry, cwd, version }: LeftProcess): InstancePlan => {
  const { cwd: _, ...rest } = plan
  return { ...rest, ...(cwd !== undefined && { cwd }), entry, env: { ...plan.env, LERNSPUR_VERSION: version } }
}

/**
 * Finds what to go on with (rule release.23): the process that has the place of a service or of the gateway, if it
 * was started with the settings of this start. Canaries, processes that were replaced, and those with other settings end.
 */
export const adoptProcesses = (plans: readonly InstancePlan[], left: readonly LeftProcess[]): Adoption => {
  const adopted = plans.flatMap(
    (plan) =>
      left.find(
        ({ name, isCurrent, settings }) => isCurrent && name === plan.name && settings === settingsOf(plan.env),
      ) ?? [],
  )
  const others = left.filter((one) => !adopted.includes(one))
  return {
    plans: plans.map((plan) => {
      const found = adopted.find(({ name }) => name === plan.name)
      return found ? planFor(plan, found) : plan
    }),
    adopted,
    endOthers: async () => {
      await Promise.all(others.map(endLeftProcess))
    },
  }
}
