import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import type { CountedOutcome, HealthCounts } from './health-counter'

/** Days for which counts are stored. */
export const healthDays = 14

/** Days of which a unit's hours and worst routes are read. */
const visibleDays = 7

const summed = (one: CountedOutcome, other: CountedOutcome): CountedOutcome => ({
  ...one,
  total: one.total + other.total,
  failed: one.failed + other.failed,
  slow: one.slow + other.slow,
  errors: one.errors + other.errors,
})

/** One row for each version. */
const byVersion = (outcomes: readonly CountedOutcome[]): CountedOutcome[] =>
  [...Map.groupBy(outcomes, ({ unit, version }) => `${unitId(unit)} ${version}`).values()].map((of) =>
    of.reduce(summed),
  )

/** Adds to the slot of ten minutes and to the day of `at`; ignores versions that are no longer released. */
export const addHealth = async (sql: Transaction, outcomes: readonly CountedOutcome[], at: Date): Promise<void> => {
  if (outcomes.length === 0) return
  const columnsOf = (rows: readonly CountedOutcome[]) => ({
    kinds: rows.map(({ unit }) => unit.kind),
    names: rows.map(({ unit }) => unit.name),
    versions: rows.map(({ version }) => version),
    routes: rows.map(({ route = '' }) => route),
    totals: rows.map(({ total }) => total),
    failures: rows.map(({ failed }) => failed),
    slow: rows.map(({ slow }) => slow),
    errors: rows.map(({ errors }) => errors),
  })
  const versions = columnsOf(byVersion(outcomes))
  // In one order everywhere, so that two gateways never wait for each other.
  await sql`
    insert into registry.release_health (kind, name, version, slot, total, failed, slow, errors)
    select counted.kind, counted.name, counted.version, date_bin('10 minutes', ${at}::timestamptz, 'epoch'),
      counted.total, counted.failed, counted.slow, counted.errors
    from unnest(
      ${versions.kinds}::text[], ${versions.names}::text[], ${versions.versions}::text[], ${versions.totals}::integer[],
      ${versions.failures}::integer[], ${versions.slow}::integer[], ${versions.errors}::integer[]
    ) as counted (kind, name, version, total, failed, slow, errors)
    join registry.release_version rv using (kind, name, version)
    order by 1, 2, 3
    on conflict (kind, name, version, slot) do update set
      total = release_health.total + excluded.total,
      failed = release_health.failed + excluded.failed,
      slow = release_health.slow + excluded.slow,
      errors = release_health.errors + excluded.errors`
  const routes = columnsOf(outcomes.filter(({ route }) => route !== undefined))
  await sql`
    insert into registry.release_route_health (kind, name, version, day, route, total, failed, slow)
    select counted.kind, counted.name, counted.version, (${at}::timestamptz at time zone 'UTC')::date, counted.route,
      counted.total, counted.failed, counted.slow
    from unnest(
      ${routes.kinds}::text[], ${routes.names}::text[], ${routes.versions}::text[], ${routes.routes}::text[],
      ${routes.totals}::integer[], ${routes.failures}::integer[], ${routes.slow}::integer[]
    ) as counted (kind, name, version, route, total, failed, slow)
    join registry.release_version rv using (kind, name, version)
    order by 1, 2, 3, 5
    on conflict (kind, name, version, day, route) do update set
      total = release_route_health.total + excluded.total,
      failed = release_route_health.failed + excluded.failed,
      slow = release_route_health.slow + excluded.slow`
}

/** Removes what is older than it is stored. */
export const removeOldHealth = async (sql: Transaction): Promise<void> => {
  await sql`delete from registry.release_health where slot < now() - make_interval(days => ${healthDays})`
  await sql`
    delete from registry.release_route_health
    where day < (now() at time zone 'UTC')::date - ${healthDays}::integer`
}

export const healthPeriods = ['hour', 'day', 'week'] as const
export type HealthPeriod = (typeof healthPeriods)[number]

/** How a version fared in one of the last periods. */
export type PeriodHealth = HealthCounts &
  Unit & { readonly version: string; readonly period: HealthPeriod /** ISO 8601, UTC. */; readonly lastAt: string }

/** How every version fared in the last hour, day and week; without those of which nothing was counted. */
export const readPeriods = async (sql: Transaction): Promise<PeriodHealth[]> => [
  ...(await sql<PeriodHealth[]>`
    select rhe.kind, rhe.name, rhe.version, period.name as period, sum(rhe.total)::float8 as total,
      sum(rhe.failed)::float8 as failed, sum(rhe.slow)::float8 as slow, sum(rhe.errors)::float8 as errors,
      max(rhe.slot) as last_at
    from registry.release_health rhe
    join (
      values ('hour', interval '1 hour'), ('day', interval '1 day'), ('week', interval '7 days')
    ) as period (name, length) on rhe.slot > now() - period.length
    where rhe.slot > now() - interval '7 days'
    group by rhe.kind, rhe.name, rhe.version, period.name
    order by rhe.kind, rhe.name, max(rhe.slot) desc, rhe.version`),
]

/** How a version fared in one hour. */
export type HourHealth = HealthCounts & {
  readonly version: string /** ISO 8601, UTC: its beginning. */
  readonly from: string
}

/** How the versions of a unit fared, hour by hour, oldest first; hours of which nothing was counted are missing. */
export const readHours = async (sql: Transaction, { kind, name }: Unit): Promise<HourHealth[]> => [
  ...(await sql<HourHealth[]>`
    select rhe.version, date_bin('1 hour', rhe.slot, 'epoch') as "from", sum(rhe.total)::float8 as total,
      sum(rhe.failed)::float8 as failed, sum(rhe.slow)::float8 as slow, sum(rhe.errors)::float8 as errors
    from registry.release_health rhe
    where rhe.kind = ${kind} and rhe.name = ${name}
      and rhe.slot >= date_bin('1 hour', now(), 'epoch') - make_interval(days => ${visibleDays}, hours => -1)
    group by rhe.version, date_bin('1 hour', rhe.slot, 'epoch')
    order by 2, 1`),
]

/** How one call of a version fared. */
export interface RouteHealth {
  readonly version: string
  readonly route: string
  readonly total: number
  readonly failed: number
  readonly slow: number
}

/** The calls of a unit that failed or were slow most often in the last days, worst first. */
export const readWorstRoutes = async (
  sql: Transaction,
  { kind, name }: Unit,
  limit: number,
): Promise<RouteHealth[]> => [
  ...(await sql<RouteHealth[]>`
    select rrh.version, rrh.route, sum(rrh.total)::float8 as total, sum(rrh.failed)::float8 as failed,
      sum(rrh.slow)::float8 as slow
    from registry.release_route_health rrh
    where rrh.kind = ${kind} and rrh.name = ${name}
      and rrh.day > (now() at time zone 'UTC')::date - ${visibleDays}::integer
    group by rrh.version, rrh.route
    having sum(rrh.failed + rrh.slow) > 0
    order by sum(rrh.failed) desc, sum(rrh.slow) desc, rrh.route, rrh.version
    limit ${limit}`),
]
