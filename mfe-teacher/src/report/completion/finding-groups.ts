import type { FindingKind } from '@lernspur/contracts/teacher/report-check/check-report'
import type { ReportFindingRow } from '@lernspur/contracts/teacher/report-week/report-finding'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import type { CheckedReportRow } from '@lernspur/contracts/teacher/report-week/report-work.contract'

/** What completing needs of a report. */
export type ReportToComplete = Pick<ReportSummary, 'id' | 'name' | 'studentFirstName' | 'studentLastName'>

/** Findings of one kind in one report. */
export interface FindingLocation {
  readonly reportId: string
  readonly findings: readonly ReportFindingRow[]
}

export interface FindingGroup {
  readonly kind: FindingKind
  /** Number of findings: competences, text passages, or parts. */
  readonly count: number
  /** In the order of the reports. */
  readonly locations: readonly FindingLocation[]
}

/** Findings by kind, the most important kind first. */
export const findingGroups = (rows: readonly CheckedReportRow[], kinds: readonly FindingKind[]): FindingGroup[] =>
  kinds.flatMap((kind) => {
    const positions = rows
      .map(({ reportId, findings }) => ({ reportId, findings: findings.filter((one) => one.kind === kind) }))
      .filter(({ findings }) => findings.length > 0)
    const count = positions.flatMap(({ findings }) => findings).reduce((sum, finding) => sum + finding.count, 0)
    return positions.length > 0 ? [{ kind, count, locations: positions }] : []
  })

/** Whether the child's name alone does not identify a report. */
export const areNamesNeeded = (reports: readonly Pick<ReportToComplete, 'name'>[]): boolean =>
  new Set(reports.map(({ name }) => name)).size > 1

/** The input that completes reports: each with its open subjects, as the user has seen them. */
export const completionOf = (rows: readonly CheckedReportRow[]) =>
  rows.map(({ reportId, findings }) => ({
    reportId,
    incompleteSubjectIds: findings.flatMap(({ kind, reportSubjectId }) =>
      kind === 'subjectOpen' && reportSubjectId ? [reportSubjectId] : [],
    ),
  }))
