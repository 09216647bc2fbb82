import { isDeepStrictEqual } from 'node:util'
import type { Unit } from '@lernspur/contracts/release/release.contract'
import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import type { Author } from './author'
import type { Canary, Line } from './line'

type Channel = 'stable' | 'canary' | 'fallback'

const setChannel = async (
  tx: Transaction,
  { kind, name }: Unit,
  channel: Channel,
  version: string | null,
  { weight = null, together = null }: { weight?: number | null; together?: string | null | undefined } = {},
): Promise<void> => {
  if (version === null) {
    await tx`delete from registry.release_channel where kind = ${kind} and name = ${name} and channel = ${channel}`
    return
  }
  await tx`
    insert into registry.release_channel (kind, name, channel, version, weight, together)
    values (${kind}, ${name}, ${channel}, ${version}, ${weight}, ${together ?? null})
    on conflict (kind, name, channel) do update
    set version = excluded.version, weight = excluded.weight, together = excluded.together, since = now()`
}

const setPins = async (tx: Transaction, { kind, name }: Unit, before: Line['pins'], after: Line['pins']) => {
  for (const tenantId of Object.keys(before)) {
    if (tenantId in after) continue
    await tx`
      delete from registry.release_pin where kind = ${kind} and name = ${name} and tenant_id = ${tenantId}`
  }
  for (const [tenantId, version] of Object.entries(after)) {
    if (before[tenantId] === version) continue
    await tx`
      insert into registry.release_pin (kind, name, tenant_id, version)
      values (${kind}, ${name}, ${tenantId}, ${version})
      on conflict (kind, name, tenant_id) do update set version = excluded.version`
  }
}

const setFlags = async (tx: Transaction, { kind, name }: Unit, before: Line['flags'], after: Line['flags']) => {
  for (const flag of Object.keys(before)) {
    if (flag in after) continue
    await tx`delete from registry.release_flag where kind = ${kind} and name = ${name} and flag = ${flag}`
  }
  for (const [flag, rule] of Object.entries(after)) {
    if (isDeepStrictEqual(before[flag], rule)) continue
    await tx`
      insert into registry.release_flag (kind, name, flag, share, tenant_ids)
      values (${kind}, ${name}, ${flag}, ${rule.share}, ${[...rule.schools]}::uuid[])
      on conflict (kind, name, flag) do update set share = excluded.share, tenant_ids = excluded.tenant_ids`
  }
}

const isSameCanary = (was: Canary | null, is: Canary | null): boolean =>
  was?.version === is?.version && was?.weight === is?.weight && was?.together === is?.together

/** Writes the differences between two states of a unit. */
export const writeLine = async (tx: Transaction, before: Line, after: Line): Promise<void> => {
  const { unit } = after
  if (before.isEnabled !== after.isEnabled) {
    await tx`
      update registry.release_unit set is_enabled = ${after.isEnabled}
      where kind = ${unit.kind} and name = ${unit.name}`
  }
  if (before.stable !== after.stable) await setChannel(tx, unit, 'stable', after.stable)
  if (before.fallback !== after.fallback) await setChannel(tx, unit, 'fallback', after.fallback)
  if (!isSameCanary(before.canary, after.canary)) {
    await setChannel(tx, unit, 'canary', after.canary?.version ?? null, after.canary ?? {})
  }
  await setPins(tx, unit, before.pins, after.pins)
  await setFlags(tx, unit, before.flags, after.flags)
}

/** What happened to a unit. */
export interface Act {
  readonly act: string
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
  readonly details?: Readonly<Record<string, string | number>> | undefined
}

/** The channel of the database on which gateways hear that something changed. */
export const registryChannel = 'release_registry'

/** Records what happened, and notifies gateways once it is committed. */
export const writeEvent = async (tx: Transaction, { kind, name }: Unit, act: Act, by: Author): Promise<void> => {
  const details = { ...act.details, ...(by.key !== undefined && { key: by.key }) }
  await tx`
    insert into registry.release_event (kind, name, act, from_version, to_version, details, who, why)
    values (${kind}, ${name}, ${act.act}, ${act.from ?? null}, ${act.to ?? null},
      ${JSON.stringify(details)}::text::jsonb, ${by.who}, ${by.why})`
  await tx`select pg_notify(${registryChannel}, ${`${kind}/${name}`})`
}

// Arbitrary, but the same for all who release.
const lockKey = 724_516_940

/**
 * Lets one transaction at a time read and change the registry, because whether a version fits depends on other units.
 */
export const lockRegistry = async (tx: Transaction): Promise<void> => {
  await tx`select pg_advisory_xact_lock(${lockKey})`
}
