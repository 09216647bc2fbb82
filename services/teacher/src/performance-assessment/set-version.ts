import type { Transaction } from '@lernspur/service-kit/call/call'

/** Waits for other changes of the whole set: the assessments of a class, or the templates of a school. */
export const lockSet = async (tx: Transaction, tenantId: string, schoolClassId: string | null): Promise<void> => {
  const owner = schoolClassId ?? tenantId
  await tx`select pg_advisory_xact_lock(hashtextextended(${`assessments of ${owner}`}, 0))`
}

/**
 * Gives the assessments of a class, or the templates of a school, a new version after one was deleted: the version is
 * the newest change of those that are left, which a deletion alone does not move. The set must be locked.
 */
export const renewVersion = async (tx: Transaction, tenantId: string, schoolClassId: string | null): Promise<void> => {
  await tx`
    update performance_assessment set updated_at = clock_timestamp()
    where tenant_id = ${tenantId} and id = (
      select pa.id from performance_assessment pa
      where pa.tenant_id = ${tenantId} and pa.school_class_id is not distinct from ${schoolClassId}::uuid
      order by pa.updated_at desc, pa.id limit 1)`
}
