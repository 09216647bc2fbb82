import { schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { schoolReportListQuery } from '@lernspur/api-client/teacher/report.queries'
import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { useTableExport } from '@lernspur/app-kit/table/use-table-export'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { useTableTexts } from '@lernspur/app-kit/table/use-table-texts'
import {
  ErrorBoundary,
  Link,
  paths,
  useCurrentClass,
  useFormat,
  usePageTitle,
  useSuspenseQuery,
  useTranslation,
} from '@lernspur/app-runtime'
import type { SchoolReport } from '@lernspur/contracts/teacher/school-report.contract'
import { DataTable } from '@lernspur/ui/components/data-table/data-table'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import Files from 'lucide-react/icons/files'
import Search from 'lucide-react/icons/search'
import { Suspense, useMemo } from 'react'
import { loadReportTexts } from '../load-report-texts'
import { byChild } from '../table/by-child'
import { ReportSearch } from '../table/report-search'
import { useArchiveColumns } from './use-archive-columns'

loadReportTexts()

/** Filters the reports of all classes by text, state and school year. */
function ArchiveFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('teacher.report')
  const { rows } = useSuspenseQuery(schoolYearListQuery()).data
  const years = rows.toSorted((a, b) => b.year - a.year)
  return (
    <ReportSearch table={table}>
      <TableChoice
        table={table}
        choice="year"
        label={t(($) => $.archive.year)}
        everyLabel={t(($) => $.archive.everyYear)}
        options={years.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </ReportSearch>
  )
}

/** Links to where reports are created: those of the current class. */
function ReportsLink() {
  const { t } = useTranslation('teacher.report')
  const schoolClass = useCurrentClass()
  if (!schoolClass?.isOnboardingFinalized) return null
  return (
    <Button asChild>
      <Link to={paths.reports(schoolClass.id)}>{t(($) => $.archive.empty.action, { name: schoolClass.name })}</Link>
    </Button>
  )
}

const placeholders = [0, 1, 2, 3, 4, 5]

function Reports() {
  const { t } = useTranslation('teacher.report')
  const table = useTableState({ field: 'period', dir: 'desc' })
  const { rows: years } = useSuspenseQuery(schoolYearListQuery()).data
  const year = years.find(({ id }) => id === table.choice('year'))
  // The server limits a list: a large school chooses a year to see older reports.
  const { rows, count } = useSuspenseQuery(
    schoolReportListQuery(
      year
        ? {
            filter: [
              { field: 'endDate', type: 'gte', value: year.schoolYearStart },
              { field: 'startDate', type: 'lte', value: year.schoolYearEnd },
            ],
          }
        : {},
    ),
  ).data
  const columns = useArchiveColumns()
  const format = useFormat()
  const title = t(($) => $.archive.title)
  const texts = useTableTexts()
  const onExport = useTableExport<SchoolReport>(title)
  const inOrder = useMemo(() => byChild(rows, format), [rows, format])
  if (rows.length === 0 && !year) {
    return (
      <EmptyState
        icon={<Files />}
        title={t(($) => $.archive.empty.title)}
        description={t(($) => $.archive.empty.text)}
        action={<ReportsLink />}
      />
    )
  }
  return (
    <DataTable
      label={title}
      texts={texts}
      state={table}
      columns={columns}
      rows={inOrder}
      rowId={({ id }) => id}
      onExport={onExport}
      filters={<ArchiveFilters table={table} />}
      summary={(visibleCount) =>
        rows.length < count
          ? t(($) => $.archive.more, { shown: rows.length, all: count })
          : visibleCount > 0 && t(($) => $.list.count, { count: visibleCount })
      }
      empty={
        <EmptyState
          icon={<Search />}
          title={t(($) => $.list.noMatch)}
          action={
            <Button variant="outline" onClick={() => table.change({ search: '', status: '', year: '' })}>
              {t(($) => $.list.reset)}
            </Button>
          }
        />
      }
    />
  )
}

/** Reports of all classes that the user may see, also of those that have ended (`/reports`). */
export function Component() {
  const { t } = useTranslation('teacher.report')
  const title = t(($) => $.archive.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} description={t(($) => $.archive.description)} />
      <ErrorBoundary>
        <Suspense
          fallback={
            <Loading label={t(($) => $.list.loading)} className="grid grid-cols-1 gap-2">
              {placeholders.map((placeholder) => (
                <Skeleton key={placeholder} className="h-14" />
              ))}
            </Loading>
          }
        >
          <Reports />
        </Suspense>
      </ErrorBoundary>
    </Page>
  )
}
