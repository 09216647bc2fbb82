import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'

/** The reports that are chosen on a page. */
export interface ReportChoice {
  readonly ids: ReadonlySet<string>
  set(reports: readonly ReportSummary[], isChosen: boolean): void
}
