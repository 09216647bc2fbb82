import { connect, type Database } from '@lernspur/database/connection/connect'
import type { TableDigest } from '@lernspur/database/copy/school/school-tables'
import { auditInSchool } from '@lernspur/service-kit/call/audit'
import { queueEvents } from '@lernspur/service-kit/call/queue-events'
import type { Source } from '../backup/installation'
import { Problem } from '../console/problem'

/** An installation that a school leaves or comes to. */
export interface Installation extends Source {
  /** Where browsers open it: an origin. */
  readonly publicUrl: string
}

/** A move of a school that is neither undone nor done with. */
export interface Move {
  readonly id: string
  readonly schoolId: string
  readonly schoolName: string
  readonly direction: 'out' | 'in'
  readonly moveKey: Uint8Array
  readonly digests: Readonly<Record<string, TableDigest>>
  readonly userIds: readonly string[]
  readonly movedTo: string | null
  readonly startedAt: string
  readonly switchedAt: string | null
}

type Sql = Parameters<typeof auditInSchool>[0] | Database

const columns = (sql: Sql) => sql`
  sm.id, sm.school_id, sm.school_name, sm.direction, sm.move_key, sm.digests, sm.user_ids, sm.moved_to, sm.started_at,
  sm.switched_at`

/** The moves that are not undone, and whose school is still here; the newest last. */
export const listMoves = (sql: Sql) => sql<Move[]>`
  select ${columns(sql)} from school_move sm
  where sm.undone_at is null and sm.removed_at is null
  order by sm.started_at, sm.id`

/** The open move of a school, whose row is then locked; undefined without one. */
export const findMove = async (sql: Sql, schoolId: string, direction: Move['direction']): Promise<Move | undefined> => {
  const [move] = await sql<Move[]>`
    select ${columns(sql)} from school_move sm
    where sm.school_id = ${schoolId} and sm.direction = ${direction} and sm.undone_at is null and sm.removed_at is null
    for update`
  return move
}

/** A school by its id or its name. */
export interface FoundSchool {
  readonly id: string
  readonly name: string
  readonly isDisabled: boolean
  readonly closesAt: string | null
}

const isId = (text: string): boolean => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text)

/** Finds a school by its id or its whole name, and throws a Problem when there is none, or more than one. */
export const findSchool = async (sql: Sql, given: string): Promise<FoundSchool> => {
  const schools = await sql<FoundSchool[]>`
    select t.id, t.name, t.is_disabled, t.closes_at from tenant t
    where not t.is_provider and (t.id::text = ${given} or lower(t.name) = lower(${given}))
    order by t.id`
  const [school, other] = schools
  if (!school) throw new Problem(`There is no school with the ${isId(given) ? 'id' : 'name'} ${given}.`)
  if (!other) return school
  throw new Problem(
    `${schools.length} schools have the name ${given}; give an id: ${schools.map(({ id }) => id).join(', ')}.`,
  )
}

/** Who acts on the server has no account: the audit names the server. */
const byServer = { actor: { userId: null }, requestId: 'server' } as const

/**
 * Writes an act on the server into the audit of a school and of the provider, and tells the provider's programs what
 * became of the school (rule webhook.2).
 */
export const auditMove = async (
  tx: Parameters<typeof auditInSchool>[0],
  schoolId: string,
  action: 'tenant.move' | 'tenant.moveAway' | 'tenant.receive' | 'tenant.undoMove',
  event: 'school.created' | 'school.changed' | 'school.deleted' = 'school.changed',
): Promise<void> => {
  const tenants = await tx<{ id: string }[]>`
    select t.id from tenant t where t.is_provider or t.id = ${schoolId} order by t.id`
  for (const { id } of tenants) await auditInSchool(tx, byServer, id, action, schoolId, { actor: ['server', 'server'] })
  await queueEvents(tx, { tenantId: schoolId }, event, [schoolId])
}

/** Connections of the owner for one act. */
export const withOwner = async <T>({ ownerUrl }: Installation, work: (db: Database) => Promise<T>): Promise<T> => {
  const db = connect(ownerUrl, { name: 'school', max: 1, statementTimeout: 0 })
  try {
    return await work(db)
  } finally {
    await db.end({ timeout: 1 })
  }
}
