import { isAddedService, type RouteOwner, type ServiceName } from '@lernspur/contracts/wire/route'
import { admitService } from '@lernspur/database/migration/migrate'
import { type InstallationOptions, openInstallation } from '@lernspur/release/installation'
import type { Line } from '@lernspur/release/registry/line'
import type { InstancePlan } from '../process/instance'
import type { ProcessGroup } from '../process/process-group'
import type { ExtraInstance, SupervisedProcess } from '../process/supervised-process'
import { type Announce, attempt, makeFirstTables, releaseOverrides, takeBack } from './release-overrides'

/** Milliseconds between two reads of the registry, in case a notification was lost. */
const lookEvery = 10_000
/** Milliseconds after which something that did not succeed is tried again. */
const retryAfter = 1_000

/** Why something failed, as a sentence. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What runs, and how a service would run that is not there yet. */
export interface RunningServices {
  readonly group: ProcessGroup
  readonly planOf: (name: ServiceName) => InstancePlan
}

type ServiceLine = Pick<Line, 'stable' | 'canary' | 'fallback'>

/** Runs services and the gateway as the registry says (rules service-release.6, service-release.7 and service-release.9). */
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
  /**
   * Replaces services, starts and ends canaries, and begins services that teams have added, as the registry says, until
   * the function it returns is called.
   */
  follow(running: RunningServices, announce: Announce): () => void
  /** Resolves once every service that a team has added runs, or was taken back, after `follow` was called. */
  areAddedRunning(): Promise<void>
  close(): Promise<void>
}

/** Opens the registry for the processes of this start. */
export const openServiceReleases = (options: InstallationOptions): ServiceReleases => {
  const installation = openInstallation(options)
  const running = new Map<string, string>()
  /** Versions that run beside the stable ones. */
  const trials = new Map<string, { readonly version: string; readonly process: ExtraInstance }>()
  let isOver = false
  let wake = Promise.withResolvers<void>()
  let looking: Promise<void> = Promise.resolve()
  const added = Promise.withResolvers<void>()

  const lineOf = async (name: string): Promise<ServiceLine> =>
    (await installation.registry.lines()).find(({ unit }) => unit.kind === 'service' && unit.name === name) ?? {
      stable: null,
      canary: null,
      fallback: null,
    }

  const orTakeBack = async (name: RouteOwner, version: string, announce: Announce, work: () => Promise<void>) => {
    // Those of the product, and the gateway, lie in every checkout.
    const before = isAddedService(name) ? (await lineOf(name)).fallback : null
    const attempted = { name, version, runs: running.get(name) ?? before }
    await attempt(installation, attempted, { work, announce, isOver: () => isOver })
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

  const begin = async ({ group, planOf }: RunningServices, name: ServiceName, announce: Announce): Promise<void> => {
    const { stable: version, fallback } = await lineOf(name)
    if (version === null || isOver) return
    await orTakeBack(name, version, announce, async () => {
      await admitService(options.ownerUrl, options.secret, name)
      if (fallback === null) await makeFirstTables(installation, options, name, version)
      const changes = await releaseOverrides(installation, options, name, version)
      const plan = planOf(name)
      await group.add({ ...plan, ...changes, env: { ...plan.env, ...changes.env } })
      running.set(name, version)
      announce(`${name} runs ${version}.`)
    })
  }

  const leave = async ({ group }: RunningServices, name: ServiceName, announce: Announce): Promise<void> => {
    await endTrial(name, announce)
    running.delete(name)
    await group.remove(name)
    announce(`${name} no longer runs, because no version of it is live.`)
  }

  /** Begins and ends services that teams have added: there are those of which a version is live. */
  const followAdded = async (services: RunningServices, announce: Announce): Promise<void> => {
    const lines = (await installation.registry.lines()).filter(({ unit }) => unit.kind === 'service')
    const live = lines.flatMap(({ unit: { name }, stable }) => (stable !== null && isAddedService(name) ? name : []))
    const names = services.group.processes.map(({ name }) => name)
    await Promise.all([
      ...live.filter((name) => !names.includes(name)).map((name) => begin(services, name, announce)),
      ...names
        .filter((name) => running.has(name) && isAddedService(name) && !live.includes(name))
        .map((name) => leave(services, name, announce)),
    ])
  }

  return {
    planned: async (plan, announce) => {
      for (;;) {
        const { name } = plan
        const version = (await lineOf(name)).stable
        if (!version) return plan
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
      const { name } = process
      for (let reason = why; ; ) {
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
    },
    areAddedRunning: () => added.promise,
    follow: (services, announce) => {
      /** What the registry said when everything ran as it says. */
      let settled: string | undefined
      const attemptAll = async (): Promise<boolean> => {
        const attempts = [() => followAdded(services, announce)]
        for (const process of services.group.processes) {
          attempts.push(
            () => bring(process, process.name, announce),
            () => tryOut(process, process.name, announce),
          )
        }
        let isDone = true
        for (const attemptOne of attempts) {
          if (isOver) return false
          // While the database is away, everything keeps running as it is.
          await attemptOne().catch(() => {
            isDone = false
          })
          added.resolve()
        }
        return isDone
      }
      const look = async (): Promise<void> => {
        const lines = await installation.registry.lines().then(JSON.stringify, () => undefined)
        if (lines !== undefined && lines === settled) return
        settled = undefined
        // What was done may have changed the registry, or taken longer than the next change of it.
        if ((await attemptAll()) && lines !== undefined) settled = lines
      }
      const follow = async (): Promise<void> => {
        while (!isOver) {
          wake = Promise.withResolvers()
          await look()
          await Promise.race([wake.promise, Bun.sleep(settled === undefined ? retryAfter : lookEvery)])
        }
      }
      installation.registry.listen(() => wake.resolve())
      looking = follow()
      return () => {
        isOver = true
        wake.resolve()
      }
    },
    close: async () => {
      await looking
      await installation.registry.close()
    },
  }
}
