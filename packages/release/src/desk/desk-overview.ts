import type { AreaFlag } from '@lernspur/contracts/registry.contract'
import { unitId } from '@lernspur/contracts/release/release.contract'
import type { CanaryCounts } from '../canary/evaluate-canaries'
import type { Trend, VersionCounts } from '../canary/trend'
import type { PeriodHealth } from '../health/health-store'
import type { LiveRelease } from '../registry/change'
import type { ReleaseEvent } from '../registry/events'
import { flagsIn } from '../registry/flags-in'
import type { Line } from '../registry/line'
import type { ReleaseRegistry, ReleasingTeam } from '../registry/open-registry'
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
  /** How its versions fared lately, what was counted last first. */
  readonly health: readonly PeriodHealth[]
  /** Other units that one change, or one set, made live together with its stable version. */
  readonly promotedWith: readonly string[]
  /** Names of the teams that release it. */
  readonly teams: readonly string[]
  /** What was done to it, newest first. */
  readonly events: readonly ReleaseEvent[]
  /** What its live versions hide behind flags. */
  readonly flags: readonly AreaFlag[]
}

/** What is read of all units at once. */
interface SharedReads {
  readonly counts: readonly VersionCounts[]
  readonly live: readonly LiveRelease[]
  readonly health: readonly PeriodHealth[]
  readonly teams: readonly ReleasingTeam[]
}

const overviewOf = async (
  registry: ReleaseRegistry,
  line: Line,
  { counts, live, health, teams }: SharedReads,
): Promise<Omit<UnitOverview, 'promotedWith'>> => {
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
    health: health.filter((one) => unitId(one) === unitId(unit)),
    teams: teams.filter(({ units }) => units.includes(unitId(unit))).map(({ name }) => name),
    events,
    flags: flagsIn(live, unit),
  }
}

/**
 * Whether one change, or one set that went live in steps, made the stable versions of both units live in place of others,
 * so that they can go back together (rule desk.11).
 */
const isOfOneSet = (
  ...units: readonly [Pick<UnitOverview, 'cause' | 'line'>, Pick<UnitOverview, 'cause' | 'line'>]
) => {
  if (!units.every(({ cause }) => cause?.act === 'promote' && cause.fromVersion !== null)) return false
  const [one, other] = units
  const set = one.cause?.details.set
  return one.line.since === other.line.since || (set !== undefined && set === other.cause?.details.set)
}

/** Every unit that was ever released. */
export const overview = async (registry: ReleaseRegistry): Promise<readonly UnitOverview[]> => {
  const [lines, counts, live, health, teams] = await Promise.all([
    registry.lines(),
    registry.counts(),
    registry.live(),
    registry.health(),
    registry.teams(),
  ])
  const units = await Promise.all(lines.map((line) => overviewOf(registry, line, { counts, live, health, teams })))
  return units.map((unit) => ({
    ...unit,
    promotedWith: units
      .filter((other) => other !== unit && isOfOneSet(unit, other))
      .map(({ line }) => unitId(line.unit)),
  }))
}
