import type { Unit } from '@lernspur/contracts/release/release.contract'
import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'

/** Something that somebody did to a unit. */
export interface ReleaseEvent {
  readonly kind: Unit['kind']
  readonly name: string
  readonly act: string
  /** The stable version before and after. */
  readonly fromVersion: string | null
  readonly toVersion: string | null
  readonly details: Readonly<Record<string, string | number>>
  readonly who: string
  readonly why: string
  /** ISO 8601, UTC. */
  readonly at: string
}

/** The newest events, of one unit or of all. */
export const readEvents = async (sql: Transaction, unit: Unit | undefined, limit: number): Promise<ReleaseEvent[]> => [
  ...(await sql<ReleaseEvent[]>`
    select kind, name, act, from_version, to_version, details, who, why, at
    from registry.release_event
    where ${unit ? sql`kind = ${unit.kind} and name = ${unit.name}` : sql`true`}
    order by id desc
    limit ${limit}`),
]
