import { ErrorNotice, usePageTitle, useTranslation } from '@lernspur/app-kit'
import { useTableExport } from '@lernspur/app-kit/table/use-table-export'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { useTableTexts } from '@lernspur/app-kit/table/use-table-texts'
import { DataTable } from '@lernspur/ui/data-table/data-table'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { Button } from '@lernspur/ui/form/button'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import SearchX from 'lucide-react/icons/search-x'
import { ClosedSchools } from './closed-schools'
import { TenantFilters } from './tenant-filters'
import { useTenantColumns } from './use-tenant-columns'
import { tenantsPerPage, useTenants } from './use-tenants'

/** All schools with their counts (`/provider/tenant`). */
export function Component() {
  const { t } = useTranslation('provider.tenant')
  const table = useTableState({ field: 'name', dir: 'asc' })
  const { data, error, refetch, isFetching, isPlaceholderData, readAll } = useTenants(table)
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} description={t(($) => $.description)} />
      <DataTable
        label={title}
        texts={useTableTexts()}
        loadingLabel={t(($) => $.loading)}
        state={table}
        columns={useTenantColumns()}
        rows={data?.rows}
        rowId={({ id }) => id}
        count={data?.count ?? 0}
        pageSize={tenantsPerPage}
        busy={isPlaceholderData}
        filters={<TenantFilters table={table} />}
        onExport={useTableExport(title, readAll)}
        empty={
          <EmptyState
            icon={<SearchX />}
            title={t(($) => $.noMatch.title)}
            action={
              <Button variant="outline" onClick={() => table.change({ search: '', state: '' })}>
                {t(($) => $.noMatch.clear)}
              </Button>
            }
          />
        }
        failure={error && <ErrorNotice error={error} onRetry={() => void refetch()} busy={isFetching} />}
      />
      <ClosedSchools />
    </Page>
  )
}
