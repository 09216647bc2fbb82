import type { AreaFlag } from '@lernspur/contracts/registry.contract'
import { unitId } from '@lernspur/contracts/release/release.contract'
import type { CanaryCounts } from '../canary/evaluate-canaries'
import type { Trend, VersionCounts } from '../canary/trend'
import type { LiveRelease } from '../registry/change'
import type { ReleaseEvent } from '../registry/events'
import { flagsIn } from '../registry/flags-in'
import type { Line } from '../registry/line'
import type { ReleaseRegistry } from '../registry/open-registry'
import type { ReleasedVersion } from '../registry/releases'

/** How many of a unit's newest events are read to find who made its versions live. */
const eventLimit = 200

/** Everything that is known of a unit's releases. */
export interface UnitOverview {
  readonly line: Line
  /** What made its stable version stable; undefined when that is no longer recorded. */
  readonly cause: ReleaseEvent | undefined
  /** Newest first, each with its release, where that is recorded. */
  readonly released: readonly (ReleasedVersion & { readonly event: ReleaseEvent | undefined })[]
  readonly figures: CanaryCounts | undefined
  readonly trend: Trend | undefined
  readonly counts: readonly VersionCounts[]
  /** What was done to it, newest first. */
  readonly events: readonly ReleaseEvent[]
  /** What its live versions hide behind flags. */
  readonly flags: readonly AreaFlag[]
}

const overviewOf = async (
  registry: ReleaseRegistry,
  line: Line,
  counts: readonly VersionCounts[],
  live: readonly LiveRelease[],
): Promise<UnitOverview> => {
  const { unit } = line
  const [events, versions, figures, trend] = await Promise.all([
    registry.events(unit, eventLimit),
    registry.versions(unit),
    registry.figures(line),
    registry.trend(line),
  ])
  return {
    line,
    cause: events.find(({ toVersion, fromVersion }) => toVersion === line.stable && fromVersion !== toVersion),
    released: versions.map((one) => ({
      ...one,
      event: events.find(({ act, toVersion }) => act === 'release' && toVersion === one.version),
    })),
    figures,
    trend,
    counts: counts.filter((one) => unitId(one) === unitId(unit)),
    events,
    flags: flagsIn(live, unit),
  }
}

/** Every unit that was ever released. */
export const overview = async (registry: ReleaseRegistry): Promise<readonly UnitOverview[]> => {
  const [lines, counts, live] = await Promise.all([registry.lines(), registry.counts(), registry.live()])
  return await Promise.all(lines.map((line) => overviewOf(registry, line, counts, live)))
}
