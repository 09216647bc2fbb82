import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { useMemo } from 'react'
import { childOf } from './child-of'

type ReportFacts = Pick<Report, 'name' | 'startDate' | 'endDate' | 'studentFirstName' | 'studentLastName'>

/** Columns that all lists of reports have: student (whose cell each list draws itself), name and period. */
export const useFactColumns = <Row extends ReportFacts>() => {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  return useMemo(() => {
    const nameOf = (report: Row) => format.name(childOf(report))
    const child: DataColumn<Row> = {
      id: 'child',
      title: t(($) => $.list.child),
      isSortable: true,
      isRowHead: true,
      value: (report) => format.listName(childOf(report)),
      compare: (a, b) => format.byName(childOf(a), childOf(b)),
      searchText: nameOf,
    }
    const name: DataColumn<Row> = {
      id: 'name',
      title: t(($) => $.list.name),
      isSortable: true,
      from: 'md',
      shown: 'chosen',
      value: (report) => report.name,
      cell: (report) => <span className="wrap-anywhere hyphens-auto">{report.name}</span>,
      fits: (report, choice) => report.name === choice,
    }
    const period: DataColumn<Row> = {
      id: 'period',
      title: t(($) => $.list.period),
      isSortable: true,
      from: 'lg',
      shown: 'chosen',
      value: ({ startDate, endDate }) => format.period(startDate, endDate),
      compare: (a, b) => a.startDate.localeCompare(b.startDate) || a.endDate.localeCompare(b.endDate),
      cell: ({ startDate, endDate }) => <span className="whitespace-nowrap">{format.period(startDate, endDate)}</span>,
    }
    return { child, name, period, nameOf }
  }, [t, format])
}
