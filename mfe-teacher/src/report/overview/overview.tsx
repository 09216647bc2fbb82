import { reportListQuery, reportWriterListQuery } from '@lernspur/api-client/teacher/report.queries'
import { reportGroupListQuery } from '@lernspur/api-client/teacher/report-group.queries'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { useTableTexts } from '@lernspur/app-kit/table/use-table-texts'
import {
  Link,
  paths,
  useFormat,
  useNavigate,
  useSearchParams,
  useSuspenseQueries,
  useTranslation,
} from '@lernspur/app-runtime'
import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { BulkBar } from '@lernspur/ui/components/table/bulk-bar'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import FolderPlus from 'lucide-react/icons/folder-plus'
import ListChecks from 'lucide-react/icons/list-checks'
import Search from 'lucide-react/icons/search'
import { useMemo, useState } from 'react'
import { CompletionDialog } from '../completion/completion-dialog'
import { newReports } from '../creation/started-creation'
import { GroupMenu } from '../group/group-menu'
import { NewGroup } from '../group/new-group'
import { useManagesGroup } from '../group/use-manages-group'
import { ChosenReports } from '../list/chosen-reports'
import { NoReports } from '../list/no-reports'
import { ungrouped } from '../list/ungrouped'
import { useReportRights } from '../list/use-report-rights'
import { openParts, partOwners } from '../parts/part-owners'
import { useNotCurrent } from '../recalculation/use-not-current'
import { childOf } from '../table/child-of'
import { bundlesOf } from './bundle'
import { BundleCard } from './bundle-card'
import { WorklistFilters } from './worklist-filters'

/** Groups without reports. */
function EmptyGroups({ groups }: { groups: readonly ReportGroup[] }) {
  const { t } = useTranslation('teacher.report')
  const managesGroup = useManagesGroup(groups[0]?.schoolClassId ?? '')
  return groups.map((group) => (
    <Card key={group.id} className="flex items-center gap-3 px-4 py-2 sm:px-5">
      <div className="min-w-0 flex-1">
        <Link
          to={paths.reportGroup(group.schoolClassId, group.id)}
          className="font-semibold wrap-anywhere hover:underline"
        >
          {group.name}
        </Link>
        <p className="text-sm text-muted-foreground">{t(($) => $.overview.emptyGroup)}</p>
      </div>
      {managesGroup(group, []) && <GroupMenu group={group} reportIds={[]} />}
    </Card>
  ))
}

const allFilters = { search: '', status: '', group: '', subject: '', whose: '' }

/** All reports of a class by group: what is open, whose it is, and actions on many at once. */
export function Overview({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const navigate = useNavigate()
  const { mayWrite } = useReportRights(classId)
  const [isNaming, setIsNaming] = useState(false)
  const [isChecking, setIsChecking] = useState(false)
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const [{ data: reports }, { data: groups }, { data: writers }] = useSuspenseQueries({
    queries: [
      reportListQuery({ schoolClassId: classId }),
      reportGroupListQuery({ schoolClassId: classId }),
      reportWriterListQuery({ schoolClassId: classId }),
    ],
  })
  const table = useTableState({ field: 'child', dir: 'asc' })
  const texts = useTableTexts()
  const [search] = useSearchParams()
  const createdAt = search.get(newReports)
  const notCurrent = useNotCurrent(classId, reports.rows)
  const owners = useMemo(() => partOwners(writers.rows), [writers.rows])
  const rows = useMemo(
    () => reports.rows.toSorted((a, b) => format.byName(childOf(a), childOf(b))),
    [reports.rows, format],
  )
  if (rows.length === 0 && groups.rows.length === 0) return <NoReports classId={classId} />
  const parts = { subject: table.choice('subject'), whose: table.choice('whose') }
  const status = table.choice('status')
  const group = table.choice('group')
  const words = table.search.toLowerCase().split(/\s+/)
  const isWanted = (report: ReportSummary) =>
    words.every((word) => format.name(childOf(report)).toLowerCase().includes(word)) &&
    (status === '' || report.status === status) &&
    (group === '' || (report.groupId ?? ungrouped) === group) &&
    ((parts.subject === '' && parts.whose === '') || openParts(report, owners, parts).length > 0)
  const bundles = bundlesOf(rows, groups.rows)
    .map((bundle) => ({ bundle, shown: bundle.reports.filter(isWanted) }))
    .filter(({ shown: visible }) => visible.length > 0)
  // What the filters hide is not chosen, so that nothing happens to reports nobody sees.
  const chosen = bundles.flatMap(({ shown: visible }) => visible).filter(({ id }) => chosenIds.has(id))
  const open = bundles.flatMap(({ shown: visible }) => visible).filter((report) => report.status === 'inProgress')
  const set = (some: readonly ReportSummary[], isChosen: boolean) =>
    setChosenIds((before) => {
      const ids = new Set(before)
      for (const { id } of some)
        if (isChosen) ids.add(id)
        else ids.delete(id)
      return ids
    })
  const choice = mayWrite && rows.some(({ canManage }) => canManage) ? { ids: chosenIds, set } : undefined
  return (
    <div className="grid grid-cols-1 gap-4">
      <WorklistFilters table={table} reports={rows} groups={groups.rows} owners={owners} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mayWrite && open.length > 0 && (
          <Button variant="outline" onClick={() => setIsChecking(true)}>
            <ListChecks aria-hidden />
            {t(($) => $.completion.checklist, { count: open.length })}
          </Button>
        )}
        {mayWrite && (
          <Button variant="outline" onClick={() => setIsNaming(true)}>
            <FolderPlus aria-hidden />
            {t(($) => $.group.new)}
          </Button>
        )}
      </div>
      {rows.length > 0 && bundles.length === 0 && (
        <EmptyState
          icon={<Search />}
          title={t(($) => $.list.noMatch)}
          action={
            <Button variant="outline" onClick={() => table.change(allFilters)}>
              {t(($) => $.list.reset)}
            </Button>
          }
        />
      )}
      {bundles.map(({ bundle, shown: visible }) => (
        <BundleCard
          key={bundle.key}
          classId={classId}
          bundle={bundle}
          visible={visible}
          notCurrent={notCurrent}
          isNew={createdAt !== null && bundle.reports.some((report) => report.createdAt === createdAt)}
          owners={owners}
          parts={parts}
          choice={choice}
        />
      ))}
      <EmptyGroups groups={groups.rows.filter(({ id }) => !rows.some(({ groupId }) => groupId === id))} />
      {chosen.length > 0 && (
        <BulkBar
          count={chosen.length}
          texts={{
            ...texts,
            chosen: t(($) => $.chosen.label),
            chosenCount: (count) => t(($) => $.chosen.count, { count }),
          }}
          onClear={() => setChosenIds(new Set())}
        >
          <ChosenReports
            classId={classId}
            chosen={chosen}
            groups={groups.rows}
            onDone={() => setChosenIds(new Set())}
          />
        </BulkBar>
      )}
      {isChecking && (
        <CompletionDialog classId={classId} reports={[]} others={open} onClose={() => setIsChecking(false)} />
      )}
      {isNaming && (
        <NewGroup
          classId={classId}
          onClose={() => setIsNaming(false)}
          onCreated={({ id }) => navigate(paths.reportGroup(classId, id))}
        />
      )}
    </div>
  )
}
