import { schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { notCurrentBundlesQuery, reportBundleListQuery } from '@lernspur/api-client/teacher/report-bundle.queries'
import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { TableFilters } from '@lernspur/app-kit/table/table-filters'
import { useTableExport } from '@lernspur/app-kit/table/use-table-export'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { useTableTexts } from '@lernspur/app-kit/table/use-table-texts'
import {
  ErrorNotice,
  Link,
  paths,
  usePageTitle,
  useParams,
  useQuery,
  useSuspenseQuery,
  useTranslation,
} from '@lernspur/app-runtime'
import { DataTable } from '@lernspur/ui/components/data-table/data-table'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Button } from '@lernspur/ui/components/ui/button'
import Files from 'lucide-react/icons/files'
import Search from 'lucide-react/icons/search'
import { lazy, Suspense, useMemo, useState } from 'react'
import { currentYear } from '../school-year/current-year'
import { type BundleRow, bundleStates, idOf, keysOf } from './report-bundle'
import { useBundleColumns } from './use-bundle-columns'

const SignOffDialog = lazy(() => import('./sign-off-dialog'))
const PrintDialog = lazy(() => import('./print-dialog'))

/** Bundles of a year, with the numbers of reports that are not current once these are known. */
const useBundles = (schoolYearId: string) => {
  const enabled = schoolYearId !== ''
  const list = useQuery({ ...reportBundleListQuery({ schoolYearId }), enabled })
  const { data: changed } = useQuery({ ...notCurrentBundlesQuery({ schoolYearId }), enabled })
  const rows = useMemo(() => {
    const counts = changed && new Map(changed.rows.map((one) => [idOf(one), one.count]))
    return list.data?.rows.map(
      (bundle): BundleRow => ({ ...bundle, notCurrent: counts && (counts.get(idOf(bundle)) ?? 0) }),
    )
  }, [list.data, changed])
  return { ...list, rows }
}

interface OpenDialog {
  readonly kind: 'sign' | 'print'
  readonly bundles: readonly BundleRow[]
}

/** How far the reports of all classes are (`/school/{schoolId}/settings/reports`). */
export function Component() {
  const { t } = useTranslation('school-admin.reports')
  const { schoolId = '' } = useParams()
  const table = useTableState({ field: 'schoolClass', dir: 'asc' })
  const years = useSuspenseQuery(schoolYearListQuery()).data.rows
  const year = years.find(({ id }) => id === table.choice('year')) ?? currentYear(years)
  const { rows, error, refetch, isFetching } = useBundles(year?.id ?? '')
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const columns = useBundleColumns(
    useMemo(
      () => ({
        onSign: (bundles: readonly BundleRow[]) => setDialog({ kind: 'sign', bundles }),
        onPrint: (bundles: readonly BundleRow[]) => setDialog({ kind: 'print', bundles }),
      }),
      [],
    ),
  )
  const title = t(($) => $.title)
  usePageTitle(title)
  const texts = useTableTexts()
  const onExport = useTableExport<BundleRow>(title)
  const close = () => setDialog(null)
  const sum = (field: 'total' | 'ready' | 'completed') => rows?.reduce((all, bundle) => all + bundle[field], 0) ?? 0
  const isNarrow = table.search !== '' || table.choice('state') !== ''
  if (!year) {
    return (
      <Page>
        <PageHeader title={title} />
        <EmptyState
          icon={<Files />}
          title={t(($) => $.noYear.title)}
          description={t(($) => $.noYear.text)}
          action={
            <Button asChild>
              <Link to={paths.schoolYears(schoolId)}>{t(($) => $.noYear.action)}</Link>
            </Button>
          }
        />
      </Page>
    )
  }
  return (
    <Page>
      <PageHeader title={title} description={t(($) => $.description)} />
      <DataTable
        label={title}
        loadingLabel={t(($) => $.loading)}
        texts={texts}
        state={table}
        columns={columns}
        rows={rows}
        rowId={idOf}
        busy={isFetching && rows !== undefined && rows.length === 0}
        onExport={onExport}
        failure={error && <ErrorNotice error={error} onRetry={() => void refetch()} busy={isFetching} />}
        summary={(visible) =>
          visible > 0 && t(($) => $.total, { count: sum('total'), ready: sum('ready'), completed: sum('completed') })
        }
        filters={
          <TableFilters table={table} label={t(($) => $.filter.title)} searchLabel={t(($) => $.filter.search)}>
            <TableChoice
              table={table}
              choice="state"
              label={t(($) => $.filter.state)}
              everyLabel={t(($) => $.filter.every)}
              options={bundleStates.map((value) => ({ value, label: t(($) => $.state[value]) }))}
            />
            {years.length > 1 && (
              <SelectInput
                aria-label={t(($) => $.filter.year)}
                className="w-auto max-w-full min-w-32 grow basis-auto lg:max-w-56"
                value={year.id}
                onValueChange={(id) => table.change({ year: id })}
                options={years.toSorted((a, b) => b.year - a.year).map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </TableFilters>
        }
        chooseLabel={({ schoolClassName, name }) =>
          t(($) => $.choose, { name: schoolClassName, set: name ?? t(($) => $.none) })
        }
        bulk={(chosen) => (
          <>
            <Button
              size="sm"
              variant="outline"
              disabled={keysOf(chosen).length === 0}
              onClick={() => setDialog({ kind: 'sign', bundles: chosen })}
            >
              {t(($) => $.sign.open)}
            </Button>
            <Button
              size="sm"
              variant="outline"
              disabled={chosen.every(({ completed }) => completed === 0)}
              onClick={() => setDialog({ kind: 'print', bundles: chosen })}
            >
              {t(($) => $.print.open)}
            </Button>
          </>
        )}
        empty={
          isNarrow ? (
            <EmptyState
              icon={<Search />}
              title={t(($) => $.noMatch)}
              action={
                <Button variant="outline" onClick={() => table.change({ search: '', state: '' })}>
                  {t(($) => $.reset)}
                </Button>
              }
            />
          ) : (
            <EmptyState icon={<Files />} title={t(($) => $.empty.title)} description={t(($) => $.empty.text)} />
          )
        }
      />
      <Suspense>
        {dialog?.kind === 'sign' && <SignOffDialog bundles={keysOf(dialog.bundles)} onClose={close} />}
        {dialog?.kind === 'print' && (
          <PrintDialog
            bundles={keysOf(dialog.bundles)}
            count={dialog.bundles.reduce((all, { completed }) => all + completed, 0)}
            onClose={close}
          />
        )}
      </Suspense>
    </Page>
  )
}
