import { Link, paths, useClasses, useFormat, useTranslation } from '@lernspur/app-kit'
import type { SchoolReport } from '@lernspur/contracts/report.contract'
import { Badge } from '@lernspur/ui/data/badge'
import type { DataColumn } from '@lernspur/ui/data-table/column'
import { useMemo } from 'react'
import { childOf } from '../list/child-of'
import { ArchivePdf } from './archive-pdf'

/** Columns of the reports of all classes. A report leads to its page while its class has one. */
export const useArchiveColumns = (): readonly DataColumn<SchoolReport>[] => {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const classes = useClasses()
  return useMemo(() => {
    const nameOf = (report: SchoolReport) => format.name(childOf(report))
    const open = new Set(classes.filter((one) => one.isOnboardingFinalized).map(({ id }) => id))
    return [
      {
        id: 'child',
        title: t(($) => $.list.child),
        isSortable: true,
        isRowHead: true,
        value: nameOf,
        compare: (a, b) => format.byName(childOf(a), childOf(b)),
        searchText: nameOf,
        cell: (report) => {
          const { id, schoolClassId, name, schoolClassName, startDate, endDate } = report
          const details = [name, schoolClassName, format.period(startDate, endDate)].join(' · ')
          return (
            <span className="grid min-w-0">
              {schoolClassId && open.has(schoolClassId) ? (
                <Link to={paths.report(schoolClassId, id)} className="inline-flex min-h-6 items-center hover:underline">
                  {nameOf(report)}
                </Link>
              ) : (
                nameOf(report)
              )}
              <span className="text-sm font-normal text-muted-foreground wrap-anywhere lg:hidden">{details}</span>
            </span>
          )
        },
      },
      {
        id: 'name',
        title: t(($) => $.list.name),
        isSortable: true,
        from: 'lg',
        shown: 'chosen',
        value: ({ name }) => name,
        searchText: ({ name }) => name,
      },
      {
        id: 'schoolClass',
        title: t(($) => $.archive.schoolClass),
        isSortable: true,
        from: 'lg',
        shown: 'chosen',
        value: ({ schoolClassName }) => schoolClassName,
        searchText: ({ schoolClassName }) => schoolClassName,
      },
      {
        id: 'period',
        title: t(($) => $.list.period),
        isSortable: true,
        from: 'lg',
        shown: 'chosen',
        value: ({ startDate, endDate }) => format.period(startDate, endDate),
        compare: (a, b) => a.startDate.localeCompare(b.startDate) || a.endDate.localeCompare(b.endDate),
        cell: ({ startDate, endDate }) => (
          <span className="whitespace-nowrap">{format.period(startDate, endDate)}</span>
        ),
      },
      {
        id: 'status',
        title: t(($) => $.list.state),
        isSortable: true,
        value: ({ status }) => t(($) => $.state[status]),
        fits: ({ status }, choice) => status === choice,
        cell: ({ status }) => (
          <Badge tone={status === 'completed' ? 'success' : 'outline'}>{t(($) => $.state[status])}</Badge>
        ),
      },
      {
        id: 'pdf',
        title: t(($) => $.archive.pdf),
        cell: (report) => <ArchivePdf report={report} child={nameOf(report)} />,
      },
    ]
  }, [t, format, classes])
}
