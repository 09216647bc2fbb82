import type { Unit } from '@lernspur/contracts/release/release.contract'
import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import type { Block, Trials } from './evidence'

/** What browsers report about a version's screens, or a gateway sees of a service's calls, stored as visits. */
export interface Count extends Trials {
  /** Visits with a browser error, a call that the server could not answer, or too long a wait. */
  readonly errors: number
  readonly calls: number
  readonly slow: number
}

export type CountOf = Count & { readonly unit: Unit; readonly version: string }

/** Adds to the current slot; ignores a version that is no longer released. */
export const addCounts = async (sql: Transaction, counts: readonly CountOf[]): Promise<void> => {
  if (counts.length === 0) return
  const column = (read: (one: CountOf) => string | number) => counts.map(read)
  await sql`
    insert into registry.release_count (kind, name, version, slot, shown, failed, errors, calls, slow)
    select told.kind, told.name, told.version, date_bin('10 seconds', now(), 'epoch'), told.shown, told.failed,
      told.errors, told.calls, told.slow
    from unnest(
      ${column(({ unit }) => unit.kind)}::text[], ${column(({ unit }) => unit.name)}::text[],
      ${column(({ version }) => version)}::text[], ${column(({ shown: visibleCount }) => visibleCount)}::integer[],
      ${column(({ failed }) => failed)}::integer[], ${column(({ errors }) => errors)}::integer[],
      ${column(({ calls }) => calls)}::integer[], ${column(({ slow }) => slow)}::integer[]
    ) as told (kind, name, version, shown, failed, errors, calls, slow)
    join registry.release_version rv using (kind, name, version)
    order by 1, 2, 3
    on conflict (kind, name, version, slot) do update set
      shown = release_count.shown + excluded.shown,
      failed = release_count.failed + excluded.failed,
      errors = release_count.errors + excluded.errors,
      calls = release_count.calls + excluded.calls,
      slow = release_count.slow + excluded.slow`
}

/** ISO 8601: since when a canary has had its weight; undefined if that version is no longer the canary. */
export const readSince = async (
  sql: Transaction,
  { kind, name }: Unit,
  version: string,
): Promise<string | undefined> => {
  const [row] = await sql<{ since: string }[]>`
    select since from registry.release_channel
    where kind = ${kind} and name = ${name} and channel = 'canary' and version = ${version}`
  return row?.since
}

/** A closed slot, as one block of the test. */
export interface Slot extends Block {
  /** ISO 8601, UTC: when it began. */
  readonly slot: string
}

interface SlotRow {
  readonly slot: string
  readonly shown: number
  readonly failed: number
  readonly stableShown: number
  readonly stableFailed: number
}

/**
 * The closed slots since the canary got its weight, oldest first; with `after`, only later ones. A slot counts as
 * closed one second after its end, so that writes begun in it are included.
 */
export const readSlots = async (
  sql: Transaction,
  { kind, name }: Unit,
  { canary, stable, after }: { readonly canary: string; readonly stable: string; readonly after?: string | undefined },
): Promise<Slot[]> => {
  const rows = await sql<SlotRow[]>`
    select rco.slot,
      coalesce(sum(rco.shown) filter (where rco.version = ${canary}), 0)::integer as shown,
      coalesce(sum(rco.failed) filter (where rco.version = ${canary}), 0)::integer as failed,
      coalesce(sum(rco.shown) filter (where rco.version = ${stable}), 0)::integer as stable_shown,
      coalesce(sum(rco.failed) filter (where rco.version = ${stable}), 0)::integer as stable_failed
    from registry.release_channel rlc
    join registry.release_count rco on rco.kind = rlc.kind and rco.name = rlc.name and rco.slot >= rlc.since
    where rlc.kind = ${kind} and rlc.name = ${name} and rlc.channel = 'canary' and rlc.version = ${canary}
      and rco.version in (${canary}, ${stable})
      and rco.slot < date_bin('10 seconds', now() - interval '1 second', 'epoch')
      and ${after === undefined ? sql`true` : sql`rco.slot > ${after}`}
    group by rco.slot
    order by rco.slot`
  return rows.map(({ slot, shown: visibleCount, failed, stableShown: stableVisible, stableFailed }) => ({
    slot,
    canary: { shown: visibleCount, failed },
    stable: { shown: stableVisible, failed: stableFailed },
  }))
}
