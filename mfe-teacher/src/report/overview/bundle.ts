import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'

/** Reports that belong together: those of a group, or ungrouped ones of the same name and period. */
export interface Bundle {
  readonly key: string
  readonly name: string
  /** Null for reports without a group. */
  readonly group: ReportGroup | null
  readonly startDate: string
  readonly endDate: string
  readonly reports: readonly ReportSummary[]
}

const keyOf = ({ groupId, name, startDate, endDate }: ReportSummary): string =>
  groupId ?? JSON.stringify([name, startDate, endDate])

const isDone = ({ reports }: Bundle): boolean => reports.every(({ status }) => status === 'completed')

/** Reports in bundles: open ones first, each by the newest period; groups without a report last. */
export const bundlesOf = (reports: readonly ReportSummary[], groups: readonly ReportGroup[]): Bundle[] => {
  const byId = new Map(groups.map((group) => [group.id, group]))
  const found = [...Map.groupBy(reports, keyOf)].map(([key, own]): Bundle => {
    const group = byId.get(key) ?? null
    return {
      key,
      group,
      name: group?.name ?? own[0]?.name ?? '',
      startDate: own.map(({ startDate }) => startDate).toSorted()[0] ?? '',
      endDate:
        own
          .map(({ endDate }) => endDate)
          .toSorted()
          .at(-1) ?? '',
      reports: own,
    }
  })
  return found.toSorted(
    (a, b) =>
      Number(isDone(a)) - Number(isDone(b)) || b.endDate.localeCompare(a.endDate) || a.name.localeCompare(b.name),
  )
}
