import { useTableTexts } from '@lernspur/app-kit/table/use-table-texts'
import { Link, paths, useSearchParams, useSuspenseQueries, useTranslation } from '@lernspur/app-runtime'
import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { BulkBar } from '@lernspur/ui/components/table/bulk-bar'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import Search from 'lucide-react/icons/search'
import { useCallback, useState } from 'react'
import { newReports } from '../creation/started-creation'
import { GroupMenu } from '../group/group-menu'
import { useManagesGroup } from '../group/use-manages-group'
import { ChosenReports } from '../list/chosen-reports'
import { NoReports } from '../list/no-reports'
import { completedOf } from '../list/progress'
import { useReportRights } from '../list/use-report-rights'
import { useNotCurrent } from '../recalculation/use-not-current'
import { BundleCard } from './bundle-card'
import { useWorklist, worklistQueries } from './use-worklist'
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
  const { mayWrite } = useReportRights(classId)
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const [folding, setFolding] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [{ data: reports }, { data: groupList }, { data: writers }] = useSuspenseQueries({
    queries: worklistQueries(classId),
  })
  const { rows: groups } = groupList
  const { table, rows, owners, parts, bundles } = useWorklist({ reports: reports.rows, groups, writers: writers.rows })
  const choose = useCallback(
    (some: readonly ReportSummary[], isChosen: boolean) =>
      setChosenIds((before) => {
        const ids = new Set(before)
        for (const { id } of some)
          if (isChosen) ids.add(id)
          else ids.delete(id)
        return ids
      }),
    [],
  )
  const texts = useTableTexts()
  const [search] = useSearchParams()
  const createdAt = search.get(newReports)
  const notCurrent = useNotCurrent(classId, rows)
  if (rows.length === 0 && groups.length === 0) return <NoReports classId={classId} />
  // What the filters hide is not chosen, so that nothing happens to reports nobody sees.
  const chosen = bundles.flatMap(({ visible }) => visible).filter(({ id }) => chosenIds.has(id))
  const choice = mayWrite && rows.some(({ canManage }) => canManage) ? { ids: chosenIds, set: choose } : undefined
  const sets = bundles.map(({ bundle, visible }) => {
    const { done, all } = completedOf(bundle.reports)
    return { bundle, visible, isOpen: folding.get(bundle.key) ?? done < all }
  })
  const explained = sets.find(({ isOpen }) => isOpen)?.bundle.key
  return (
    <div className="grid grid-cols-1 gap-3">
      <WorklistFilters table={table} reports={rows} groups={groups} owners={owners} />
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
      {sets.map(({ bundle, visible, isOpen }) => (
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
          isOpen={isOpen}
          onOpenChange={(next) => setFolding((before) => new Map([...before, [bundle.key, next]]))}
          hasLegend={bundle.key === explained}
        />
      ))}
      <EmptyGroups groups={groups.filter(({ id }) => !rows.some(({ groupId }) => groupId === id))} />
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
          <ChosenReports classId={classId} chosen={chosen} groups={groups} onDone={() => setChosenIds(new Set())} />
        </BulkBar>
      )}
    </div>
  )
}
