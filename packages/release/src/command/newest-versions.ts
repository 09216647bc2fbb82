import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import type { ReleaseEvent } from '../registry/events'
import type { NamedVersion } from '../registry/releases'
import type { Context } from './command'

/** How many of a unit's newest events are read to find out what became of its newest versions. */
const eventLimit = 1_000

const textOf: Readonly<Record<string, string>> = {
  rollback: 'was rolled back',
  refuse: 'did not start',
  'end-canary': 'had errors as a canary',
}

/**
 * The event that took a version away from users; undefined if there was none, or if somebody has promoted it again
 * since.
 */
const withdrawal = (version: string, events: readonly ReleaseEvent[]): ReleaseEvent | undefined => {
  const last = events.find(({ act, fromVersion, toVersion, details }) =>
    act === 'promote'
      ? toVersion === version
      : act in textOf && (details.version === version || (fromVersion === version && toVersion !== version)),
  )
  return last?.act === 'promote' ? undefined : last
}

/** What `promote all` makes live, and a sentence for each version that it leaves out. */
export interface Newest {
  readonly versions: readonly NamedVersion[]
  readonly leftOut: readonly string[]
}

const newestOf = async ({ installation: { registry } }: Context, unit: Unit): Promise<Newest> => {
  const events = await registry.events(unit, eventLimit)
  const leftOut: string[] = []
  for (const { version } of await registry.versions(unit)) {
    const taken = withdrawal(version, events)
    if (!taken) return { versions: [{ unit, version }], leftOut }
    const why = taken.why ? ` (${taken.why})` : ''
    leftOut.push(
      `${unitId(unit)} ${version} is left out: it ${textOf[taken.act]} at ${taken.at.slice(0, 19)} by ${taken.who}${why}. Name it to promote it all the same.`,
    )
  }
  return { versions: [], leftOut }
}

/** The newest version of every released unit, except versions that were taken away from users. */
export const newestVersions = async (context: Context): Promise<Newest> => {
  const all = await Promise.all(context.units.map((unit) => newestOf(context, unit)))
  return { versions: all.flatMap(({ versions }) => versions), leftOut: all.flatMap(({ leftOut }) => leftOut) }
}
