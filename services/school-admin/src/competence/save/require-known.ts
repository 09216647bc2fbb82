import type { SaveCompetences } from '@lernspur/contracts/school-admin/competence.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { refuseStale } from '@lernspur/service-kit/call/require-fresh'

interface StoredRow {
  readonly id: string
  readonly updatedAt: string
}

/** Rows that the caller knows, by id; new ones are not among them. */
const knownRows = ({ domains, removed }: SaveCompetences): Map<string, string> => {
  const named = [...domains, ...domains.flatMap(({ competences }) => competences), ...removed]
  return new Map(named.flatMap(({ id, updatedAt }) => (updatedAt === undefined ? [] : [[id, updatedAt]])))
}

/** Domains and competences of a subject, locked in the order of the calls for one row: the domain first. */
const lockRows = async (tx: Transaction, { actor }: Call, schoolSubjectId: string): Promise<StoredRow[]> => {
  const domains = await tx<StoredRow[]>`
    select id, updated_at from competence_domain
    where tenant_id = ${actor.tenantId} and school_subject_id = ${schoolSubjectId} order by id for update`
  const competences = await tx<StoredRow[]>`
    select id, updated_at from competence
    where tenant_id = ${actor.tenantId} and domain_id = any(${domains.map(({ id }) => id)}::uuid[])
    order by id for update`
  return [...domains, ...competences]
}

/**
 * Requires that the caller knows exactly the stored rows of a subject as they are now, EDIT_CONFLICT otherwise; returns
 * their ids, locked (rule subject.4).
 */
export const requireKnown = async (
  tx: Transaction,
  call: Call,
  schoolSubjectId: string,
  input: SaveCompetences,
): Promise<ReadonlySet<string>> => {
  const known = knownRows(input)
  const stored = await lockRows(tx, call, schoolSubjectId)
  const changed = stored.find(({ id, updatedAt }) => known.get(id) !== updatedAt)
  if (changed) await refuseStale(tx, call, changed)
  const ids = new Set(stored.map(({ id }) => id))
  const [gone, updatedAt] = [...known].find(([id]) => !ids.has(id)) ?? []
  if (gone !== undefined && updatedAt !== undefined) await refuseStale(tx, call, { id: gone, updatedAt })
  return ids
}
