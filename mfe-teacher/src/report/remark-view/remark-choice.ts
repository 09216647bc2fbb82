import type { ReportPart, ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { generalSection } from '../draft/general-section'
import type { Bundle } from '../overview/bundle'

/** What the address says; ids of a subject of the class, of any report of the set, and of the open report. */
export interface RemarkAddress {
  readonly subject: string | null
  readonly set: string | null
  readonly report: string | null
}

export interface RemarkChoice {
  readonly bundle: Bundle
  /** Id of a subject of the class, or that of the general comment. */
  readonly subject: string
  /** The reports of the set that have this remark, in the order of the set. */
  readonly reports: readonly ReportSummary[]
  readonly current: ReportSummary
}

const partOf = ({ subjects }: ReportSummary, subject: string): ReportPart | undefined =>
  subjects.find(({ schoolSubjectId }) => schoolSubjectId === subject)

/** Whether a report has the remark; the general comment only for those who may read it (rule report.9). */
const hasRemark = (report: ReportSummary, subject: string): boolean =>
  subject === generalSection ? report.canManage : partOf(report, subject) !== undefined

/** Whether something is written in the remark. */
export const isWritten = (report: ReportSummary, subject: string): boolean =>
  subject === generalSection ? report.hasSummaryComment : (partOf(report, subject)?.hasComment ?? false)

/** Whether the remark can no longer be changed: its subject or its report is completed. */
export const isFinal = (report: ReportSummary, subject: string): boolean =>
  report.status === 'completed' || partOf(report, subject)?.status === 'completed'

/** Subjects of a set with a remark that the caller may see, in the order of `subjects`, and then the general comment. */
export const remarkSubjects = ({ reports }: Bundle, subjects: readonly string[]): string[] =>
  [...subjects, generalSection].filter((subject) => reports.some((report) => hasRemark(report, subject)))

/**
 * What the remark view shows: what the address asks for, else the first set, its first subject in which something is not
 * written, and the first child without it. Undefined if there is no remark at all.
 */
export const remarkChoice = (
  bundles: readonly Bundle[],
  subjectsOf: (bundle: Bundle) => readonly string[],
  requested: RemarkAddress,
): RemarkChoice | undefined => {
  const holds =
    (reportId: string | null) =>
    ({ reports }: Bundle) =>
      reports.some(({ id }) => id === reportId)
  const bundle = bundles.find(holds(requested.set)) ?? bundles.find(holds(requested.report)) ?? bundles[0]
  if (!bundle) return undefined
  const offered = remarkSubjects(bundle, subjectsOf(bundle))
  const isOpen = (report: ReportSummary, subject: string) =>
    hasRemark(report, subject) && !isWritten(report, subject) && !isFinal(report, subject)
  const subject =
    offered.find((one) => one === requested.subject) ??
    offered.find((one) => bundle.reports.some((report) => isOpen(report, one))) ??
    offered[0]
  if (subject === undefined) return undefined
  const reports = bundle.reports.filter((report) => hasRemark(report, subject))
  const current =
    reports.find(({ id }) => id === requested.report) ?? reports.find((report) => isOpen(report, subject)) ?? reports[0]
  return current && { bundle, subject, reports, current }
}
