import { unitId } from '@lernspur/contracts/release/release.contract'
import type { ReleaseEvent } from '../registry/events'
import type { NamedVersion } from '../registry/releases'
import { UsageProblem } from './arguments'
import type { Context } from './command'
import { setName } from './released-set'

/** How many of a unit's newest events are read to find out what became of its newest versions. */
const eventLimit = 1_000

const textOf: Readonly<Record<string, string>> = {
  rollback: 'was rolled back',
  refuse: 'was taken back, because it or what it needs did not start',
  'end-canary': 'had errors as a canary',
}

/**
 * The event that took a version away from users; undefined if there was none, if somebody has promoted it again since,
 * or if it only went with a set of which something else failed.
 */
const withdrawal = (version: string, events: readonly ReleaseEvent[]): ReleaseEvent | undefined => {
  const last = events.find(({ act, fromVersion, toVersion, details }) =>
    act === 'promote'
      ? toVersion === version
      : act in textOf &&
        details.set === undefined &&
        (details.version === version || (fromVersion === version && toVersion !== version)),
  )
  return last?.act === 'promote' ? undefined : last
}

/** What `promote all` makes live, and a sentence for each version that it leaves out. */
export interface SetVersions {
  /** Undefined for an empty set. */
  readonly name: string | undefined
  readonly versions: readonly NamedVersion[]
  readonly leftOut: readonly string[]
}

const leftOutOf = async (
  { installation: { registry } }: Context,
  { unit, version }: NamedVersion,
): Promise<string | undefined> => {
  const taken = withdrawal(version, await registry.events(unit, eventLimit))
  if (!taken) return undefined
  const why = taken.why ? ` (${taken.why})` : ''
  return `${unitId(unit)} ${version} is left out: it ${textOf[taken.act]} at ${taken.at.slice(0, 19)} by ${taken.who}${why}. Name it to promote it all the same.`
}

/**
 * The versions that the last `release all` of this checkout built, except those that were taken away from users since;
 * never what somebody else released meanwhile. Throws a UsageProblem before the first one.
 */
export const setVersions = async (context: Context): Promise<SetVersions> => {
  const released = await context.releasedSet.read()
  if (!released) throw new UsageProblem('Nothing was released from here yet: run mfe release all first.')
  const sentences = await Promise.all(released.map((one) => leftOutOf(context, one)))
  return {
    name: setName(released),
    versions: released.filter((_, index) => sentences[index] === undefined),
    leftOut: sentences.flatMap((sentence) => sentence ?? []),
  }
}
