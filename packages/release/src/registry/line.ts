import type { Unit } from '@lernspur/contracts/release/release.contract'
import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import { hasTable } from './has-table'

/** What a share of users gets. */
export interface Canary {
  readonly version: string
  /** Per cent of all users. */
  readonly weight: number
  /** Units whose canaries a user gets all or none of, as `jointName` writes them; undefined for a single one. */
  readonly together?: string | undefined
}

/** Who sees what an area hides behind a flag. */
export interface FlagRule {
  /** Per cent of all users. */
  readonly share: number
  /** Schools where everybody sees it, in the order of their ids. */
  readonly schools: readonly string[]
}

/** What is live of a unit. */
export interface Line {
  readonly unit: Unit
  readonly isEnabled: boolean
  /** What everybody gets; null before the first promotion. */
  readonly stable: string | null
  /** When it became stable; the same for all units that one change promoted. */
  readonly since?: string | undefined
  /** The previous stable version, which a rollback makes stable again. */
  readonly fallback: string | null
  /** What a share of users gets instead. */
  readonly canary: Canary | null
  /** School → the version it stays on. */
  readonly pins: Readonly<Record<string, string>>
  /** Flag → who sees what is behind it; a flag that is missing is off for everybody. */
  readonly flags: Readonly<Record<string, FlagRule>>
}

interface LineRow {
  readonly kind: Unit['kind']
  readonly name: string
  readonly isEnabled: boolean
  readonly channels: readonly {
    readonly channel: string
    readonly version: string
    readonly weight: number | null
    readonly together: string | null
    readonly since: string
  }[]
  readonly pins: readonly { tenantId: string; version: string }[]
  readonly flags: readonly ({ readonly flag: string } & FlagRule)[]
}

const canaryOf = ({ version, weight, together }: LineRow['channels'][number]): Canary => ({
  version,
  weight: weight ?? 0,
  ...(together !== null && { together }),
})

const toLine = ({ kind, name, isEnabled, channels, pins, flags }: LineRow): Line => {
  const of = (channel: string) => channels.find((one) => one.channel === channel)
  const canary = of('canary')
  return {
    unit: { kind, name },
    isEnabled,
    stable: of('stable')?.version ?? null,
    since: of('stable')?.since,
    fallback: of('fallback')?.version ?? null,
    canary: canary ? canaryOf(canary) : null,
    pins: Object.fromEntries(pins.map(({ tenantId, version }) => [tenantId, version])),
    flags: Object.fromEntries(flags.map(({ flag, ...rule }) => [flag, rule])),
  }
}

/** The lines of all units that were ever released. */
export const readLines = async (sql: Transaction): Promise<Line[]> => {
  const flags = (await hasTable(sql, 'release_flag'))
    ? sql`(
        select jsonb_agg(jsonb_build_object('flag', rfl.flag, 'share', rfl.share, 'schools', to_jsonb(rfl.tenant_ids)))
        from registry.release_flag rfl where rfl.kind = ru.kind and rfl.name = ru.name
      )`
    : sql`null::jsonb`
  const rows = await sql<LineRow[]>`
    select ru.kind, ru.name, ru.is_enabled,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'channel', rlc.channel, 'version', rlc.version, 'weight', rlc.weight, 'together', rlc.together,
          'since', rlc.since
        ))
        from registry.release_channel rlc where rlc.kind = ru.kind and rlc.name = ru.name
      ), '[]') as channels,
      coalesce((
        select jsonb_agg(jsonb_build_object('tenantId', rpi.tenant_id, 'version', rpi.version))
        from registry.release_pin rpi where rpi.kind = ru.kind and rpi.name = ru.name
      ), '[]') as pins,
      coalesce(${flags}, '[]') as flags
    from registry.release_unit ru
    order by ru.kind, ru.name`
  return rows.map(toLine)
}

/** The line of a unit that was never released. */
export const emptyLine = (unit: Unit): Line => ({
  unit,
  isEnabled: true,
  stable: null,
  fallback: null,
  canary: null,
  pins: {},
  flags: {},
})
