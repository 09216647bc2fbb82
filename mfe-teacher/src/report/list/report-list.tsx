import { reportListQuery } from '@lernspur/api-client/report.queries'
import { reportGroupListQuery } from '@lernspur/api-client/report-group.queries'
import { useFormat, useSuspenseQueries, useTableState, useTranslation } from '@lernspur/app-kit'
import type { Report } from '@lernspur/contracts/report.contract'
import { Checkbox } from '@lernspur/ui/choice/checkbox'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { Button } from '@lernspur/ui/form/button'
import { Card } from '@lernspur/ui/layout/card'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { ListFilters } from './list-filters'
import { NoReports } from './no-reports'
import { ReportRow } from './report-row'
import { SelectionBar } from './selection-bar'
import { ungrouped } from './ungrouped'
import { useReportRights } from './use-report-rights'

interface ReportListProps {
  classId: string
  /** Only this group; without it the group can be chosen. */
  groupId?: string
}

/** Reports of a class or group: searched, filtered, chosen to be moved or deleted together. */
export function ReportList({ classId, groupId }: ReportListProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const { mayWrite } = useReportRights(classId)
  const [reports, groups] = useSuspenseQueries({
    queries: [
      reportListQuery(classId, groupId ? { filter: [{ field: 'groupId', type: 'eq', value: groupId }] } : {}),
      reportGroupListQuery(classId),
    ],
  })
  const table = useTableState({ field: 'child', dir: 'asc' })
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const nameOf = (report: Report) => ({ firstName: report.studentFirstName, lastName: report.studentLastName })
  const query = table.search.trim().toLocaleLowerCase()
  const [status, name, group] = [table.choice('status'), table.choice('name'), table.choice('group')]
  const shown = reports.data.rows
    .filter(
      (report) =>
        format.name(nameOf(report)).toLocaleLowerCase().includes(query) &&
        (status === '' || report.status === status) &&
        (name === '' || report.name === name) &&
        (group === '' || (report.groupId ?? ungrouped) === group),
    )
    .toSorted((a, b) => format.byName(nameOf(a), nameOf(b)) || b.startDate.localeCompare(a.startDate))
  const chosen = shown.filter(({ id }) => chosenIds.has(id))
  const choose = (id: string, isChosen: boolean) =>
    setChosenIds((before) => {
      const next = new Set(before)
      if (isChosen) next.add(id)
      else next.delete(id)
      return next
    })
  if (reports.data.rows.length === 0) return <NoReports classId={classId} />
  return (
    <>
      <ListFilters
        table={table}
        names={[...new Set(reports.data.rows.map((report) => report.name))].toSorted(format.compare)}
        groups={groupId ? [] : groups.data.rows}
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={<Search />}
          title={t(($) => $.list.noMatch)}
          action={
            <Button variant="outline" onClick={() => table.change({ search: '', status: '', name: '', group: '' })}>
              {t(($) => $.list.reset)}
            </Button>
          }
        />
      ) : (
        <Card className="overflow-clip">
          <div className="flex items-center justify-between gap-4 border-b bg-muted/60 px-4 sm:px-5">
            {mayWrite ? (
              <Checkbox
                checked={chosen.length === shown.length || (chosen.length > 0 && 'indeterminate')}
                onCheckedChange={(all) => setChosenIds(new Set(all ? shown.map(({ id }) => id) : []))}
                label={<span className="text-sm">{t(($) => $.list.chooseAll)}</span>}
              />
            ) : (
              <span />
            )}
            <p className="py-2.5 text-sm text-muted-foreground">{t(($) => $.list.count, { count: shown.length })}</p>
          </div>
          <ul>
            {shown.map((report) => (
              <ReportRow
                key={report.id}
                classId={classId}
                report={report}
                isChosen={mayWrite ? chosenIds.has(report.id) : undefined}
                onChoose={(isChosen) => choose(report.id, isChosen)}
              />
            ))}
          </ul>
        </Card>
      )}
      {chosen.length > 0 && (
        <SelectionBar
          classId={classId}
          chosen={chosen}
          groups={groups.data.rows.filter(({ id }) => id !== groupId)}
          onDone={() => setChosenIds(new Set())}
        />
      )}
    </>
  )
}
