import type { Transaction } from '@lernspur/service-kit/call/call'

/** Records that a class was in a year; observations may lie in any of its years. */
export const addYear = async (
  tx: Transaction,
  tenantId: string,
  schoolClassId: string,
  schoolYearId: string,
): Promise<void> => {
  await tx`
    insert into school_class_year (tenant_id, school_class_id, school_year_id)
    values (${tenantId}, ${schoolClassId}, ${schoolYearId})
    on conflict (tenant_id, school_class_id, school_year_id) do nothing`
}
