import { reportListQuery, reportWriterListQuery } from '@lernspur/api-client/teacher/report.queries'
import { reportGroupListQuery } from '@lernspur/api-client/teacher/report-group.queries'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { useFormat } from '@lernspur/app-runtime'
import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import type { ReportWriter } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import { useMemo } from 'react'
import { ungrouped } from '../list/ungrouped'
import { openParts, partOwners } from '../parts/part-owners'
import { childOf } from '../table/child-of'
import { bundlesOf } from './bundle'

/** What the overview reads: reports, groups and writers of the class. */
export const worklistQueries = (schoolClassId: string) =>
  [
    reportListQuery({ schoolClassId }),
    reportGroupListQuery({ schoolClassId }),
    reportWriterListQuery({ schoolClassId }),
  ] as const

interface WorklistRows {
  readonly reports: readonly ReportSummary[]
  readonly groups: readonly ReportGroup[]
  readonly writers: readonly ReportWriter[]
}

/** The reports of a class by set, and those of them that match the filters in the address. */
export const useWorklist = ({ reports, groups, writers }: WorklistRows) => {
  const format = useFormat()
  const table = useTableState({ field: 'child', dir: 'asc' })
  const owners = useMemo(() => partOwners(writers), [writers])
  const rows = useMemo(() => reports.toSorted((a, b) => format.byName(childOf(a), childOf(b))), [reports, format])
  const [subject, whose, status, group] = [
    table.choice('subject'),
    table.choice('whose'),
    table.choice('status'),
    table.choice('group'),
  ]
  const { search } = table
  const parts = useMemo(() => ({ subject, whose }), [subject, whose])
  // The same as long as nothing of it changes: a row that is drawn again takes as long as one that is new.
  const bundles = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/)
    const isWanted = (report: ReportSummary) =>
      words.every((word) => format.name(childOf(report)).toLowerCase().includes(word)) &&
      (status === '' || report.status === status) &&
      (group === '' || (report.groupId ?? ungrouped) === group) &&
      ((parts.subject === '' && parts.whose === '') || openParts(report, owners, parts).length > 0)
    return bundlesOf(rows, groups)
      .map((bundle) => ({ bundle, visible: bundle.reports.filter(isWanted) }))
      .filter(({ visible }) => visible.length > 0)
  }, [rows, groups, owners, parts, status, group, search, format])
  const open = bundles.flatMap(({ visible }) => visible).filter((report) => report.status === 'inProgress')
  return { table, rows, owners, parts, bundles, open }
}
