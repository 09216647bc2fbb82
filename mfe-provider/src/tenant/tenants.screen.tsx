import { usePageTitle, useTranslation } from '@lernspur/app-kit'
import { ListTable } from '@lernspur/app-kit/table/list-table'
import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import { ClosedSchools } from './closed-schools'
import { TenantFilters } from './tenant-filters'
import { useTenantColumns } from './use-tenant-columns'
import { tenantsPerPage, useTenants } from './use-tenants'

/** All schools with their counts (`/provider/tenant`). */
export function Component() {
  const { t } = useTranslation('provider.tenant')
  const table = useTableState({ field: 'name', dir: 'asc' })
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} description={t(($) => $.description)} />
      <ListTable
        label={title}
        loadingLabel={t(($) => $.loading)}
        state={table}
        list={useTenants(table)}
        pageSize={tenantsPerPage}
        columns={useTenantColumns()}
        filters={<TenantFilters table={table} />}
        empty={
          <NoMatch
            title={t(($) => $.noMatch.title)}
            clearLabel={t(($) => $.noMatch.clear)}
            onClear={() => table.change({ search: '', state: '' })}
          />
        }
      />
      <ClosedSchools />
    </Page>
  )
}
