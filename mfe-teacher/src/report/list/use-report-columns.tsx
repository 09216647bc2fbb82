import { Link, paths, useTranslation } from '@lernspur/app-runtime'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import type { ReportWriter } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { useMemo } from 'react'
import { partOwners } from '../parts/part-owners'
import { ReportParts } from '../parts/report-parts'
import { linkStyle } from '../table/link-style'
import { useFactColumns } from '../table/use-fact-columns'
import { progressOf } from './progress'
import { ungrouped } from './ungrouped'

/**
 * Columns of a list of reports: student, name, period and what is open. The group is only a filter; reports of one
 * group have their name and period above.
 */
export const useReportColumns = (
  classId: string,
  writers: readonly ReportWriter[],
  isOneGroup: boolean,
): readonly DataColumn<ReportSummary>[] => {
  const { t } = useTranslation('teacher.report')
  const { child, name, period, nameOf } = useFactColumns<ReportSummary>()
  return useMemo(() => {
    const owners = partOwners(writers)
    const parts = (report: ReportSummary) => <ReportParts classId={classId} report={report} owners={owners} />
    const displayed = isOneGroup ? ('unchosen' as const) : ('chosen' as const)
    return [
      {
        ...child,
        cell: (report) => (
          <div className="flex items-center gap-3">
            <PersonAvatar name={nameOf(report)} seed={report.originalStudentId} src={report.studentAvatar} size={40} />
            <div className="min-w-0">
              <Link to={paths.report(classId, report.id)} className={linkStyle}>
                {nameOf(report)}
              </Link>
              <span className="block text-sm font-normal text-muted-foreground wrap-anywhere md:hidden">
                {report.name}
              </span>
              <div className="mt-1 font-normal sm:hidden">{parts(report)}</div>
            </div>
          </div>
        ),
      },
      { ...name, shown: displayed },
      { ...period, shown: 'unchosen' },
      {
        id: 'status',
        title: t(($) => $.list.state),
        isSortable: true,
        // A phone has no room for it beside the name, so it is shown below.
        from: 'sm',
        value: (report) => {
          const { done, all } = progressOf(report)
          return report.status === 'completed'
            ? t(($) => $.state.completed)
            : t(($) => $.list.progress, { done, count: all })
        },
        compare: (a, b) => shareOf(a) - shareOf(b),
        fits: ({ status }, choice) => status === choice,
        cell: parts,
      },
      {
        id: 'group',
        title: t(($) => $.group.one),
        shown: 'never',
        fits: ({ groupId }, choice) => (groupId ?? ungrouped) === choice,
      },
    ]
  }, [t, child, name, period, nameOf, classId, writers, isOneGroup])
}

/** Progress as a sort value; a completed report comes after one with all subjects completed. */
const shareOf = (report: ReportSummary): number => {
  const { done, all } = progressOf(report)
  return report.status === 'completed' ? 2 : done / Math.max(1, all)
}
