import { reportListQuery, reportWriterListQuery } from '@lernspur/api-client/teacher/report.queries'
import { reportGroupListQuery } from '@lernspur/api-client/teacher/report-group.queries'
import { useTableExport } from '@lernspur/app-kit/table/use-table-export'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { useTableTexts } from '@lernspur/app-kit/table/use-table-texts'
import { useFormat, useSuspenseQueries, useTranslation } from '@lernspur/app-runtime'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { DataTable } from '@lernspur/ui/components/data-table/data-table'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
import Search from 'lucide-react/icons/search'
import { useMemo } from 'react'
import { byChild } from '../table/by-child'
import { childOf } from '../table/child-of'
import { ChosenReports } from './chosen-reports'
import { ListFilters } from './list-filters'
import { NoReports } from './no-reports'
import { useReportColumns } from './use-report-columns'
import { useReportRights } from './use-report-rights'

interface ReportListProps {
  classId: string
  /** Restricts the list to a group; without it the group can be chosen. */
  groupId?: string
}

/** Reports of a class or group, which can be searched, filtered, and moved or deleted in bulk. */
export function ReportList({ classId, groupId }: ReportListProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const { mayWrite } = useReportRights(classId)
  const [reports, groups, writers] = useSuspenseQueries({
    queries: [
      reportListQuery(
        { schoolClassId: classId },
        groupId ? { filter: [{ field: 'groupId', type: 'eq', value: groupId }] } : {},
      ),
      reportGroupListQuery({ schoolClassId: classId }),
      reportWriterListQuery({ schoolClassId: classId }),
    ],
  })
  const table = useTableState({ field: 'child', dir: 'asc' })
  const texts = useTableTexts()
  const columns = useReportColumns(classId, writers.data.rows, groupId !== undefined)
  const onExport = useTableExport<ReportSummary>(t(($) => $.title))
  const rows = useMemo(() => byChild(reports.data.rows, format), [reports.data.rows, format])
  if (rows.length === 0) return <NoReports classId={classId} />
  return (
    <DataTable
      label={t(($) => $.title)}
      texts={{
        ...texts,
        chosen: t(($) => $.chosen.label),
        chosenCount: (count) => t(($) => $.chosen.count, { count }),
      }}
      state={table}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      chooseLabel={
        mayWrite && rows.some(({ canManage }) => canManage)
          ? (report) => t(($) => $.list.choose, { child: format.name(childOf(report)), name: report.name })
          : undefined
      }
      bulk={(chosen, clear) => (
        <ChosenReports
          classId={classId}
          chosen={chosen}
          groups={groups.data.rows.filter(({ id }) => id !== groupId)}
          onDone={clear}
        />
      )}
      onExport={onExport}
      filters={
        <ListFilters
          table={table}
          names={[...new Set(rows.map((report) => report.name))].toSorted(format.compare)}
          groups={groupId ? [] : groups.data.rows}
        />
      }
      summary={(count) => count > 0 && t(($) => $.list.count, { count })}
      empty={
        <EmptyState
          icon={<Search />}
          title={t(($) => $.list.noMatch)}
          action={
            <Button variant="outline" onClick={() => table.change({ search: '', status: '', name: '', group: '' })}>
              {t(($) => $.list.reset)}
            </Button>
          }
        />
      }
    />
  )
}
