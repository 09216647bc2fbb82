import { serverNames } from '@lernspur/contracts/release/release.contract'
import type { RouteOwner } from '@lernspur/contracts/wire/route'
import { type InstallationOptions, openInstallation } from '@lernspur/release/installation'
import type { Line } from '@lernspur/release/registry/line'
import type { InstancePlan } from '../process/instance'
import type { ExtraInstance, SupervisedProcess } from '../process/supervised-process'
import { type Announce, attempt, releaseOverrides, takeBack } from './release-overrides'

/** Milliseconds between two reads of the registry. */
const checkEvery = 1_000

/** Why something failed, as a sentence. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Runs services and the gateway as the registry says (rules service-release.6 and service-release.7). */
export interface ServiceReleases {
  /**
   * The plan with the stable release, or unchanged if there never was one. A release that cannot run is taken back, and
   * the version before is planned; throws the Problem when there is none.
   */
  planned(plan: InstancePlan, announce: Announce): Promise<InstancePlan>
  /** Tells which version an adopted process runs; undefined for the checkout. */
  adopt(name: string, version: string | undefined): void
  /**
   * Takes back the release that a process was started with and that does not become ready, and starts the version
   * before in its place. False when there is none.
   */
  fallBack(process: SupervisedProcess, why: string, announce: Announce): Promise<boolean>
  /** Replaces services, and starts and ends canaries, as the registry says, until the function it returns is called. */
  follow(processes: readonly SupervisedProcess[], announce: Announce): () => void
  close(): Promise<void>
}

/** Opens the registry for the processes of this start. */
export const openServiceReleases = (options: InstallationOptions): ServiceReleases => {
  const installation = openInstallation(options)
  const running = new Map<string, string>()
  /** Versions that run beside the stable ones. */
  const trials = new Map<string, { readonly version: string; readonly process: ExtraInstance }>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let looking: Promise<void> = Promise.resolve()

  const lineOf = async (name: string): Promise<Pick<Line, 'stable' | 'canary'>> =>
    (await installation.registry.lines()).find(({ unit }) => unit.kind === 'service' && unit.name === name) ?? {
      stable: null,
      canary: null,
    }

  const orTakeBack = (name: RouteOwner, version: string, announce: Announce, work: () => Promise<void>) => {
    const attempted = { name, version, runs: running.get(name) ?? null }
    return attempt(installation, attempted, { work, announce, isOver: () => isOver })
  }

  /** At a start, when nothing runs in its place: the version before becomes stable again. */
  const withdraw = async (name: RouteOwner, version: string, why: string, announce: Announce): Promise<boolean> => {
    const { isDone, others } = await takeBack(installation, { name, version }, why)
    if (!isDone) return false
    const { stable } = await lineOf(name)
    announce(`${name} ${version} does not start and is taken back; ${stable} runs instead. ${why}`)
    for (const sentence of others) announce(sentence)
    return true
  }

  const bring = async (process: SupervisedProcess, name: RouteOwner, announce: Announce): Promise<void> => {
    const { stable: version } = await lineOf(name)
    if (version === null || version === running.get(name)) return
    await orTakeBack(name, version, announce, async () => {
      await process.replace(await releaseOverrides(installation, options, name, version))
      running.set(name, version)
      announce(`${name} runs ${version}.`)
    })
  }

  const endTrial = async (name: RouteOwner, announce: Announce): Promise<void> => {
    const trial = trials.get(name)
    trials.delete(name)
    await trial?.process.end()
    if (trial) announce(`${name} ${trial.version} no longer runs beside the stable version.`)
  }

  const tryOut = async (process: SupervisedProcess, name: RouteOwner, announce: Announce): Promise<void> => {
    const { stable, canary } = await lineOf(name)
    const trial = trials.get(name)
    // While it becomes the stable version, it goes on answering.
    const isPromoted = trial?.version === stable && running.get(name) !== stable
    if (trial && trial.version !== canary?.version && !isPromoted) await endTrial(name, announce)
    if (!canary || trials.has(name)) return
    const { version } = canary
    await orTakeBack(name, version, announce, async () => {
      trials.set(name, {
        version,
        process: await process.startExtraInstance(
          version,
          await releaseOverrides(installation, options, name, version),
        ),
      })
      announce(`${name} runs ${version} beside the stable version.`)
    })
  }

  return {
    planned: async (plan, announce) => {
      for (;;) {
        const name = serverNames.find((known) => known === plan.name)
        const version = name && (await lineOf(name)).stable
        if (!name || !version) return plan
        try {
          const changes = await releaseOverrides(installation, options, name, version)
          running.set(name, version)
          return { ...plan, ...changes, env: { ...plan.env, ...changes.env } }
        } catch (error) {
          if (!(await withdraw(name, version, reasonOf(error), announce))) throw error
        }
      }
    },
    adopt: (name, version) => {
      if (version === undefined) running.delete(name)
      else running.set(name, version)
    },
    fallBack: async (process, why, announce) => {
      const name = serverNames.find((known) => known === process.name)
      for (let reason = why; name; ) {
        const version = running.get(name)
        if (version === undefined || !(await withdraw(name, version, reason, announce))) return false
        const { stable } = await lineOf(name)
        if (stable === null) return false
        running.set(name, stable)
        try {
          await process.replace(await releaseOverrides(installation, options, name, stable))
          return true
        } catch (error) {
          reason = reasonOf(error)
        }
      }
      return false
    },
    follow: (processes, announce) => {
      const look = async (): Promise<void> => {
        for (const name of serverNames) {
          const process = processes.find((one) => one.name === name)
          // While the database is away, everything keeps running as it is.
          if (process && !isOver) await bring(process, name, announce).catch(() => undefined)
          if (process && !isOver) await tryOut(process, name, announce).catch(() => undefined)
        }
        if (!isOver) timer = setTimeout(next, checkEvery)
      }
      const next = () => {
        looking = look()
      }
      next()
      return () => {
        isOver = true
        clearTimeout(timer)
      }
    },
    close: async () => {
      await looking
      await installation.registry.close()
    },
  }
}
