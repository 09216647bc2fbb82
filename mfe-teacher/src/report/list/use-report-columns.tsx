import { Link, paths, useTranslation } from '@lernspur/app-kit'
import type { Report } from '@lernspur/contracts/report.contract'
import { Avatar } from '@lernspur/ui/data/avatar'
import type { DataColumn } from '@lernspur/ui/data-table/column'
import { useMemo } from 'react'
import { useFactColumns } from '../table/use-fact-columns'
import { progressOf } from './progress'
import { ReportProgress } from './report-progress'
import { ungrouped } from './ungrouped'

/** Columns of a list of reports: student, name, period and progress. The group is only a filter. */
export const useReportColumns = (classId: string): readonly DataColumn<Report>[] => {
  const { t } = useTranslation('teacher.report')
  const { child, name, period, nameOf } = useFactColumns<Report>()
  return useMemo(() => {
    return [
      {
        ...child,
        cell: (report) => (
          <span className="flex items-center gap-3">
            <Avatar name={nameOf(report)} seed={report.originalStudentId} src={report.studentAvatar} size={40} />
            <span className="min-w-0">
              <Link to={paths.report(classId, report.id)} className="inline-flex min-h-6 items-center hover:underline">
                {nameOf(report)}
              </Link>
              <span className="block text-sm font-normal text-muted-foreground wrap-anywhere md:hidden">
                {report.name}
              </span>
            </span>
          </span>
        ),
      },
      name,
      period,
      {
        id: 'status',
        title: t(($) => $.list.state),
        isSortable: true,
        value: (report) => {
          const { done, all } = progressOf(report)
          return report.status === 'completed'
            ? t(($) => $.state.completed)
            : t(($) => $.list.progress, { done, count: all })
        },
        compare: (a, b) => shareOf(a) - shareOf(b),
        fits: ({ status }, choice) => status === choice,
        cell: (report) => <ReportProgress report={report} />,
      },
      {
        id: 'group',
        title: t(($) => $.group.one),
        shown: 'never',
        fits: ({ groupId }, choice) => (groupId ?? ungrouped) === choice,
      },
    ]
  }, [t, child, name, period, nameOf, classId])
}

/** Progress as a sort value; a completed report comes after one with all subjects completed. */
const shareOf = (report: Report): number => {
  const { done, all } = progressOf(report)
  return report.status === 'completed' ? 2 : done / Math.max(1, all)
}
