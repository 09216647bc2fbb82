import { join } from 'node:path'
import type { ServiceName } from '@lernspur/contracts/route'
import { serviceNames } from '@lernspur/contracts/route'
import { openPlace, type PlaceOptions } from '@lernspur/release/place'
import type { Step } from '@lernspur/release/registry/plan'
import { Problem } from '../console/problem'
import type { ProcessSeat, SeatPlan } from '../process/process-seat'
import { pendingMigrations, serviceFolder } from './service-folder'

/** Milliseconds between two looks at the registry. */
const lookEvery = 1_000

/** What makes a plan run a release instead of the checkout. */
type Released = Required<Pick<SeatPlan, 'entry' | 'cwd' | 'env'>>

/** Runs services as the registry says (rule service-release.6). */
export interface ServiceReleases {
  /** The plan with the release that is stable, or as it is where none ever was. */
  planned(plan: SeatPlan): Promise<SeatPlan>
  /** Replaces services whenever the registry says so, until the function it returns is called. */
  follow(seats: readonly ProcessSeat[], say: (sentence: string) => void): () => void
  close(): Promise<void>
}

/** The release goes back to the version before, unless somebody else has already changed it. */
const takeBack = (name: ServiceName, version: string): Step => ({
  unit: { kind: 'service', name },
  act: 'refuse',
  plan: (line) => (line.stable === version ? { ...line, stable: line.fallback, fallback: null } : line),
})

/** Opens the registry for the processes of this start. */
export const openServiceReleases = (options: PlaceOptions): ServiceReleases => {
  const place = openPlace(options)
  const running = new Map<string, string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let looking: Promise<void> = Promise.resolve()

  const stableOf = async (name: string): Promise<string | null> =>
    (await place.registry.lines()).find(({ unit }) => unit.kind === 'service' && unit.name === name)?.stable ?? null

  const released = async (name: ServiceName, version: string): Promise<Released> => {
    const manifest = await place.registry.manifest({ kind: 'service', name }, version)
    if (manifest?.kind !== 'service') throw new Problem(`${name}-service ${version} is not released.`)
    const folder = await serviceFolder(place, manifest, options.dataDir)
    const [missing] = await pendingMigrations(folder, options.ownerUrl)
    if (missing) {
      throw new Problem(`The migration ${missing} is not applied: run mfe migrate ${name}-service ${version} first.`)
    }
    return { entry: join(folder, manifest.entry), cwd: folder, env: { LERNSPUR_VERSION: version } }
  }

  const bring = async (seat: ProcessSeat, name: ServiceName, say: (sentence: string) => void): Promise<void> => {
    const version = await stableOf(name)
    if (version === null || version === running.get(name)) return
    try {
      await seat.replace(await released(name, version))
      running.set(name, version)
      say(`${name} runs ${version}.`)
    } catch (error) {
      if (isOver) return
      const why = error instanceof Error ? error.message : String(error)
      say(`${name} ${version} was not started: ${why} What ran before goes on.`)
      const by = { who: 'supervisor', why: why.slice(0, 2_000) }
      await place.registry.change([takeBack(name, version)], { by })
    }
  }

  return {
    planned: async (plan) => {
      const name = serviceNames.find((known) => known === plan.name)
      const version = name && (await stableOf(name))
      if (!name || !version) return plan
      const changes = await released(name, version)
      running.set(name, version)
      return { ...plan, ...changes, env: { ...plan.env, ...changes.env } }
    },
    follow: (seats, say) => {
      const look = async (): Promise<void> => {
        for (const name of serviceNames) {
          const seat = seats.find((one) => one.name === name)
          // A database that is away changes nothing of what runs.
          if (seat && !isOver) await bring(seat, name, say).catch(() => undefined)
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
