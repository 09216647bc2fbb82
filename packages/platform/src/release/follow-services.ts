import { type ServiceName, serviceNames } from '@lernspur/contracts/wire/route'
import { openPlace, type PlaceOptions } from '@lernspur/release/place'
import type { Line } from '@lernspur/release/registry/line'
import type { SeatPlan } from '../process/occupant'
import type { Beside, ProcessSeat } from '../process/process-seat'
import { attempt, releasedPlan, type Say } from './released-plan'

/** Milliseconds between two looks at the registry. */
const lookEvery = 1_000

/** Runs services as the registry says (rules service-release.6 and service-release.7). */
export interface ServiceReleases {
  /** The plan with the release that is stable, or as it is where none ever was. */
  planned(plan: SeatPlan): Promise<SeatPlan>
  /** Replaces services, and starts and ends canaries, as the registry says, until the function it returns is called. */
  follow(seats: readonly ProcessSeat[], say: Say): () => void
  close(): Promise<void>
}

/** Opens the registry for the processes of this start. */
export const openServiceReleases = (options: PlaceOptions): ServiceReleases => {
  const place = openPlace(options)
  const running = new Map<string, string>()
  /** Versions that run beside the stable ones. */
  const trials = new Map<string, { readonly version: string; readonly process: Beside }>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let looking: Promise<void> = Promise.resolve()

  const lineOf = async (name: string): Promise<Pick<Line, 'stable' | 'canary'>> =>
    (await place.registry.lines()).find(({ unit }) => unit.kind === 'service' && unit.name === name) ?? {
      stable: null,
      canary: null,
    }

  const orTakeBack = (release: readonly [ServiceName, string], say: Say, work: () => Promise<void>) =>
    attempt(place, release, { work, say, isOver: () => isOver })

  const bring = async (seat: ProcessSeat, name: ServiceName, say: Say): Promise<void> => {
    const { stable: version } = await lineOf(name)
    if (version === null || version === running.get(name)) return
    await orTakeBack([name, version], say, async () => {
      await seat.replace(await releasedPlan(place, options, name, version))
      running.set(name, version)
      say(`${name} runs ${version}.`)
    })
  }

  const endTrial = async (name: ServiceName, say: Say): Promise<void> => {
    const trial = trials.get(name)
    trials.delete(name)
    await trial?.process.end()
    if (trial) say(`${name} ${trial.version} no longer runs beside the stable version.`)
  }

  const tryOut = async (seat: ProcessSeat, name: ServiceName, say: Say): Promise<void> => {
    const { stable, canary } = await lineOf(name)
    const trial = trials.get(name)
    // While it takes the place of the stable version, it answers for it.
    const isPromoted = trial?.version === stable && running.get(name) !== stable
    if (trial && trial.version !== canary?.version && !isPromoted) await endTrial(name, say)
    if (!canary || trials.has(name)) return
    const { version } = canary
    await orTakeBack([name, version], say, async () => {
      trials.set(name, {
        version,
        process: await seat.startBeside(version, await releasedPlan(place, options, name, version)),
      })
      say(`${name} runs ${version} beside the stable version.`)
    })
  }

  return {
    planned: async (plan) => {
      const name = serviceNames.find((known) => known === plan.name)
      const version = name && (await lineOf(name)).stable
      if (!name || !version) return plan
      const changes = await releasedPlan(place, options, name, version)
      running.set(name, version)
      return { ...plan, ...changes, env: { ...plan.env, ...changes.env } }
    },
    follow: (seats, say) => {
      const look = async (): Promise<void> => {
        for (const name of serviceNames) {
          const seat = seats.find((one) => one.name === name)
          // A database that is away changes nothing of what runs.
          if (seat && !isOver) await bring(seat, name, say).catch(() => undefined)
          if (seat && !isOver) await tryOut(seat, name, say).catch(() => undefined)
        }
        if (!isOver) timer = setTimeout(next, lookEvery)
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
      await place.registry.close()
    },
  }
}
