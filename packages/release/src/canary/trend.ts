import type { Unit } from '@lernspur/contracts/release/release.contract'
import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import type { Count } from './counts'
import type { Block } from './evidence'

/** Equal parts into which the life of a canary is divided. */
const partCount = 24

/** One of the equal parts of a canary's life. */
export interface TrendPart extends Block {
  /** ISO 8601, UTC: when it began. */
  readonly from: string
}

/** How a canary and the stable version have fared since the canary got its weight, the oldest part first. */
export interface Trend {
  /** ISO 8601, UTC. */
  readonly since: string
  readonly parts: readonly TrendPart[]
}

interface PartRow {
  readonly since: string
  readonly from: string
  readonly shown: number
  readonly failed: number
  readonly stableShown: number
  readonly stableFailed: number
}

/** The trend of a canary; undefined if that version is no longer the canary. A part is at least one slot long. */
export const readTrend = async (
  sql: Transaction,
  { kind, name }: Unit,
  { canary, stable }: { readonly canary: string; readonly stable: string },
): Promise<Trend | undefined> => {
  const rows = await sql<PartRow[]>`
    with began as (
      select rlc.since, greatest(10, extract(epoch from now() - rlc.since) / ${partCount})::float8 as seconds
      from registry.release_channel rlc
      where rlc.kind = ${kind} and rlc.name = ${name} and rlc.channel = 'canary' and rlc.version = ${canary}
    ), part as (
      select began.since, began.since + make_interval(secs => began.seconds * index) as "from",
        began.since + make_interval(secs => began.seconds * (index + 1)) as until
      from began
      cross join generate_series(
        0, least(${partCount}, greatest(1, ceil(extract(epoch from now() - began.since) / began.seconds)))::integer - 1
      ) as index
    )
    select part.since, part."from",
      coalesce(sum(rco.shown) filter (where rco.version = ${canary}), 0)::integer as shown,
      coalesce(sum(rco.failed) filter (where rco.version = ${canary}), 0)::integer as failed,
      coalesce(sum(rco.shown) filter (where rco.version = ${stable}), 0)::integer as stable_shown,
      coalesce(sum(rco.failed) filter (where rco.version = ${stable}), 0)::integer as stable_failed
    from part
    left join registry.release_count rco on rco.kind = ${kind} and rco.name = ${name}
      and rco.version in (${canary}, ${stable}) and rco.slot >= part."from" and rco.slot < part.until
    group by part.since, part."from"
    order by part."from"`
  const [first] = rows
  if (!first) return undefined
  const parts = rows.map(({ from, shown: visibleCount, failed, stableShown: stableVisible, stableFailed }) => ({
    from,
    canary: { shown: visibleCount, failed },
    stable: { shown: stableVisible, failed: stableFailed },
  }))
  return { since: first.since, parts }
}

/** All that was counted of a version while it was compared with another one. */
export interface VersionCounts extends Count {
  readonly kind: Unit['kind']
  readonly name: string
  readonly version: string
  /** ISO 8601, UTC: the last slot in which something was counted. */
  readonly lastAt: string
}

/** What was counted of every version in the last 30 days; a version that was never compared is missing. */
export const readVersionCounts = async (sql: Transaction): Promise<VersionCounts[]> => [
  ...(await sql<VersionCounts[]>`
    select rco.kind, rco.name, rco.version, sum(rco.shown)::integer as shown, sum(rco.failed)::integer as failed,
      sum(rco.errors)::integer as errors, sum(rco.calls)::integer as calls, sum(rco.slow)::integer as slow,
      max(rco.slot) as last_at
    from registry.release_count rco
    group by rco.kind, rco.name, rco.version`),
]
