import type { EnmTerm } from '@lernspur/contracts/teacher/enm/enm-file.contract'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** Condition on `r` (report): of the school, and not replaced by a correction that is completed (rule report.11). */
export const isEnmReport = (tx: Transaction, { tenantId }: Actor): Fragment => tx`
  r.tenant_id = ${tenantId} and not exists (
    select from report correcting_r
    where correcting_r.tenant_id = r.tenant_id and correcting_r.corrects_id = r.id
      and correcting_r.completed_at is not null)`

/**
 * Condition on `r` (report): of a half-year. School years run from August in the country of these files; a report
 * without a half-year counts for both of its year.
 */
export const isOfTerm = (tx: Transaction, { schoolYear, semester }: EnmTerm): Fragment => tx`
  r.end_date between make_date(${schoolYear}::integer, 8, 1) and make_date(${schoolYear}::integer + 1, 7, 31)
  and coalesce(r.school_term_semester::text, ${semester}) = ${semester}`
