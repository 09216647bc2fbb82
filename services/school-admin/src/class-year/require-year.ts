import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Transaction } from '@lernspur/service-kit/call/call'

/** Refuses a year of another school, and locks the year against deletion. */
export const requireYear = async (tx: Transaction, tenantId: string, schoolYearId: string): Promise<void> => {
  const rows = await tx`
    select from school_year where tenant_id = ${tenantId} and id = ${schoolYearId} for key share`
  if (rows.length === 0) refuse('INVALID_SCHOOL_YEAR')
}
