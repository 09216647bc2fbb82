import type { SchoolTerm } from '@lernspur/contracts/school-admin/school-year.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'

/** The current term in the school's time zone; null between terms. */
export const getCurrentTerm = async (call: Call): Promise<SchoolTerm | null> => {
  const [[row]] = await call.read((tx) => [
    tx<SchoolTerm[]>`
      select id, name, school_term_semester, start_date, end_date, school_year_id, tenant_id from school_term
      where tenant_id = ${call.actor.tenantId}
        and ${schoolToday(tx, call.actor)} between start_date and end_date
      order by start_date desc limit 1`,
  ])
  return row ?? null
}
