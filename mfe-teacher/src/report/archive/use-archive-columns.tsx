import { Link, paths, useClasses, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { SchoolReport } from '@lernspur/contracts/teacher/school-report.contract'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { useMemo } from 'react'
import { linkStyle } from '../table/link-style'
import { useFactColumns } from '../table/use-fact-columns'
import { ArchiveFiles } from './archive-files'

/** Columns of the reports of all classes. A report leads to its page while its class has one. */
export const useArchiveColumns = (): readonly DataColumn<SchoolReport>[] => {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const classes = useClasses()
  const { child, name, period, nameOf } = useFactColumns<SchoolReport>()
  return useMemo(() => {
    const open = new Set(classes.filter((one) => one.isOnboardingFinalized).map(({ id }) => id))
    const badge = ({ status }: SchoolReport) => (
      <Badge variant={status === 'completed' ? 'success' : 'outline'} className="whitespace-nowrap">
        {t(($) => $.state[status])}
      </Badge>
    )
    return [
      {
        ...child,
        cell: (report) => {
          const { id, schoolClassId, schoolClassName, startDate, endDate } = report
          const details = [schoolClassName, format.period(startDate, endDate)].join(' · ')
          return (
            <span className="grid min-w-0 wrap-anywhere hyphens-auto">
              {schoolClassId && open.has(schoolClassId) ? (
                <Link to={paths.report(schoolClassId, id)} className={linkStyle}>
                  {nameOf(report)}
                </Link>
              ) : (
                nameOf(report)
              )}
              <span className="text-sm font-normal text-muted-foreground lg:hidden">
                <span className="md:hidden">{report.name} · </span>
                {details}
              </span>
              <span className="sm:hidden">{badge(report)}</span>
            </span>
          )
        },
      },
      name,
      {
        id: 'schoolClass',
        title: t(($) => $.archive.schoolClass),
        isSortable: true,
        from: 'lg',
        shown: 'chosen',
        value: ({ schoolClassName }) => schoolClassName,
        searchText: ({ schoolClassName }) => schoolClassName,
      },
      period,
      {
        id: 'status',
        title: t(($) => $.list.state),
        isSortable: true,
        // A phone has no room beside long names, so it is shown below them.
        from: 'sm',
        value: ({ status }) => t(($) => $.state[status]),
        fits: ({ status }, choice) => status === choice,
        cell: badge,
      },
      {
        id: 'files',
        title: t(($) => $.archive.files),
        cell: (report) => <ArchiveFiles report={report} child={nameOf(report)} />,
      },
    ]
  }, [t, format, classes, child, name, period, nameOf])
}
