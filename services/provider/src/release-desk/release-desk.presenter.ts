import {
  type DeskEvent,
  type DeskFlag,
  type DeskUnit,
  type DeskVersion,
  deskLimits,
  type HealthCounts,
  type ReleaseCanary,
  type VersionHealth,
} from '@lernspur/contracts/provider/release-desk.contract'
import { unitId } from '@lernspur/contracts/release/release.contract'
import type { Trials as CountedTrials } from '@lernspur/release/canary/evidence'
import type { UnitOverview } from '@lernspur/release/desk/desk-overview'
import type { HealthPeriod } from '@lernspur/release/health/health-store'
import type { ReleaseEvent } from '@lernspur/release/registry/events'

const textIn = ({ details }: ReleaseEvent, name: string): string | undefined => {
  const value = details[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Commit and link of a release, where they were recorded with it. */
const originOf = (event: ReleaseEvent | undefined): Pick<DeskVersion, 'commit' | 'isDirty' | 'link'> => {
  const [commit, tree, link] = event ? ['commit', 'tree', 'link'].map((name) => textIn(event, name)) : []
  return {
    ...(commit !== undefined && { commit }),
    ...(tree !== undefined && { isDirty: tree === 'dirty' }),
    ...(link !== undefined && { link }),
  }
}

const eventOf = (event: ReleaseEvent): DeskEvent => ({
  at: event.at,
  act: event.act,
  who: event.who,
  why: event.why,
  from: event.fromVersion,
  to: event.toVersion,
  version: textIn(event, 'version') ?? null,
  weight: typeof event.details.weight === 'number' ? event.details.weight : null,
  flag: textIn(event, 'flag') ?? null,
})

type Trials = ReleaseCanary['canary']

const trialsOf = (counted?: CountedTrials): Trials => ({
  visits: counted?.shown ?? 0,
  failed: counted?.failed ?? 0,
})

const canaryOf = ({ line: { unit, canary }, figures, trend }: UnitOverview): ReleaseCanary | null =>
  canary && {
    version: canary.version,
    weight: canary.weight,
    jointWith: canary.together?.split('+').filter((id) => id !== unitId(unit)) ?? [],
    since: trend?.since ?? null,
    canary: trialsOf(figures?.canary),
    stable: trialsOf(figures?.stable),
    trend:
      trend?.parts.map((part) => ({
        from: part.from,
        canary: trialsOf(part.canary),
        stable: trialsOf(part.stable),
      })) ?? [],
  }

/** Lines are read as JSON, in which an instant has an offset. */
const sinceOf = ({ line, cause }: UnitOverview): string | null =>
  line.since === undefined ? (cause?.at ?? null) : new Date(line.since).toISOString()

/** Flags of live versions in their order, then those that no live version has any more. */
const flagsOf = ({ line, flags }: UnitOverview, schools: ReadonlyMap<string, string>): DeskFlag[] => {
  const names = new Set([...flags.map(({ name }) => name), ...Object.keys(line.flags)])
  return [...names].map((name) => {
    const rule = line.flags[name]
    return {
      name,
      text: flags.find((flag) => flag.name === name)?.text ?? null,
      share: rule?.share ?? 0,
      schools: (rule?.schools ?? []).map((id) => ({ id, name: schools.get(id) ?? null })),
    }
  })
}

const noHealth: HealthCounts = { total: 0, failed: 0, slow: 0, errors: 0 }

/** The counts of each version by period, what was counted last first. */
const healthOf = ({ health }: UnitOverview): VersionHealth[] =>
  [...Map.groupBy(health, ({ version }) => version)]
    .map(([version, periods]): VersionHealth => {
      const of = (period: HealthPeriod): HealthCounts => {
        const found = periods.find((one) => one.period === period)
        return found ? { total: found.total, failed: found.failed, slow: found.slow, errors: found.errors } : noHealth
      }
      const lastAt =
        periods
          .map((one) => one.lastAt)
          .toSorted()
          .at(-1) ?? ''
      return { version, hour: of('hour'), day: of('day'), week: of('week'), lastAt }
    })
    .toSorted((one, other) => (one.lastAt < other.lastAt ? 1 : -1))

/** A unit as the desk shows it; `schools` are names of schools by id. */
export const deskUnit = (unit: UnitOverview, schools: ReadonlyMap<string, string>): DeskUnit => {
  const { line, cause, released, counts, events } = unit
  const live = released.find(({ version }) => version === line.stable)
  return {
    id: unitId(line.unit),
    ...line.unit,
    isEnabled: line.isEnabled,
    stable: line.stable === null ? null : { version: line.stable, since: sinceOf(unit), ...originOf(live?.event) },
    cause: cause ? eventOf(cause) : null,
    fallback: line.fallback,
    canary: canaryOf(unit),
    pins: Object.entries(line.pins).map(([schoolId, version]) => ({
      schoolId,
      schoolName: schools.get(schoolId) ?? null,
      version,
    })),
    released: released.slice(0, deskLimits.released).map(({ version, releasedAt, event }) => ({
      version,
      releasedAt,
      who: event?.who ?? null,
      why: event?.why || null,
      ...originOf(event),
    })),
    counts: counts.map(({ kind, name, shown: visits, ...count }) => ({ ...count, visits })),
    health: healthOf(unit),
    teams: [...unit.teams],
    promotedWith: [...unit.promotedWith],
    flags: flagsOf(unit, schools),
    events: events.slice(0, deskLimits.events).map(eventOf),
  }
}
