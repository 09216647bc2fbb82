import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'

/** What was counted: calls of a service or the gateway, screens of an area or the shell. */
export interface HealthCounts {
  readonly total: number
  /** Calls that were answered by an error of the server; screens with such a call. */
  readonly failed: number
  readonly slow: number
  /** Screens with an error of the browser. */
  readonly errors: number
}

/** What a version of a unit did. */
export type CountedOutcome = HealthCounts & {
  readonly unit: Unit
  readonly version: string
  /** Method and pattern of a call; undefined for screens, which tell no path. */
  readonly route?: string | undefined
}

/** Different units, versions and routes that are counted between two writes; of more, the routes are left out. */
const maxKeys = 4_000
/** Longest name of a route, in characters. */
const maxRoute = 200

const keyOf = ({ unit, version }: CountedOutcome, route: string | undefined): string =>
  `${unitId(unit)} ${version} ${route ?? ''}`

/** Counts in memory what versions do, until it is taken to be written. The number of counts is bounded. */
export const createHealthCounter = () => {
  let counted = new Map<string, { -readonly [Field in keyof CountedOutcome]: CountedOutcome[Field] }>()
  return {
    add: (outcome: CountedOutcome): void => {
      const wanted = outcome.route?.slice(0, maxRoute)
      const isFull = counted.size >= maxKeys && !counted.has(keyOf(outcome, wanted))
      const route = isFull ? undefined : wanted
      const key = keyOf(outcome, route)
      const known = counted.get(key)
      if (!known) {
        counted.set(key, { ...outcome, route })
        return
      }
      known.total += outcome.total
      known.failed += outcome.failed
      known.slow += outcome.slow
      known.errors += outcome.errors
    },
    /** Everything since the last time, once. */
    take: (): readonly CountedOutcome[] => {
      const taken = [...counted.values()]
      counted = new Map()
      return taken
    },
  }
}
