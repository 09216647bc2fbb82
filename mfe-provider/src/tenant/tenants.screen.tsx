import { ErrorNotice, usePageTitle, useTableState, useTranslation } from '@lernspur/app-kit'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { Loading, Skeleton } from '@lernspur/ui/feedback/skeleton'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import SearchX from 'lucide-react/icons/search-x'
import { Pager } from './pager'
import { TenantFilters } from './tenant-filters'
import { TenantTable } from './tenant-table'
import { useTenants } from './use-tenants'

/** All schools with their counts (`/provider/tenant`). */
export function Component() {
  const { t } = useTranslation('provider.tenant')
  const table = useTableState({ field: 'name', dir: 'asc' })
  const { data, error, refetch, isFetching, isPlaceholderData } = useTenants(table)
  usePageTitle(t(($) => $.title))
  return (
    <Page>
      <PageHeader title={t(($) => $.title)} description={t(($) => $.description)} />
      <div className="grid gap-4">
        <TenantFilters table={table} />
        {data && data.rows.length > 0 && <TenantTable table={table} tenants={data.rows} busy={isPlaceholderData} />}
        {data && <Pager table={table} count={data.count} />}
        {data?.count === 0 && <EmptyState icon={<SearchX />} title={t(($) => $.noMatch)} />}
        {!data && error && <ErrorNotice error={error} onRetry={() => void refetch()} busy={isFetching} />}
        {!data && !error && (
          <Loading label={t(($) => $.loading)}>
            <Skeleton className="h-64" />
          </Loading>
        )}
      </div>
    </Page>
  )
}
