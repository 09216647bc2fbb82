import type { ReportBundleKey } from '@lernspur/contracts/teacher/report-week/report-bundle.contract'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** Condition on `r` (report): not replaced by a correction that is completed (rule report.11). */
const isValid = (tx: Transaction): Fragment => tx`not exists (
  select from report correcting_r
  where correcting_r.tenant_id = r.tenant_id and correcting_r.corrects_id = r.id
    and correcting_r.completed_at is not null)`

/** Condition on `r` (report): the page of a report has a line for the head of the school (rule school.6). */
export const hasHeadSigner = (tx: Transaction): Fragment =>
  tx`(r.layout is null or r.layout -> 'signers' @> '["headOfSchool"]')`

/** Condition on `r` (report): it has a subject that is not completed. */
export const hasOpenSubject = (tx: Transaction): Fragment => tx`exists (
  select from report_subject rs
  where rs.tenant_id = r.tenant_id and rs.report_id = r.id and rs.status = 'inProgress')`

/** Condition on `r` (report): of the class `sc`, within the year `sy`, and valid. */
export const inClassAndYear = (tx: Transaction): Fragment => tx`
  r.tenant_id = sc.tenant_id and r.school_class_id = sc.id
  and r.start_date <= sy.school_year_end and r.end_date >= sy.school_year_start and ${isValid(tx)}`

/** Valid reports `r` of the bundles with their classes `sc`, as a `from` with its condition. */
export const reportsOfBundles = (
  tx: Transaction,
  { tenantId }: Actor,
  bundles: readonly ReportBundleKey[],
): Fragment => tx`
  jsonb_to_recordset(${tx.json([...bundles])}) as bundle (
    "schoolClassId" uuid, name text, "startDate" date, "endDate" date)
  join report r on r.school_class_id = bundle."schoolClassId" and r.name = bundle.name
    and r.start_date = bundle."startDate" and r.end_date = bundle."endDate"
  join school_class sc on sc.tenant_id = r.tenant_id and sc.id = r.school_class_id
  where r.tenant_id = ${tenantId} and not sc.is_template and ${isValid(tx)}`
