import { ListTable } from '@lernspur/app-kit/table/list-table'
import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Button } from '@lernspur/ui/components/ui/button'
import { lazy, Suspense, useState } from 'react'
import { useMayAct } from '../role/use-may-act'
import { TenantFilters } from './tenant-filters'
import { TenantTabs } from './tenant-tabs'
import { useTenantColumns } from './use-tenant-columns'
import { tenantsPerPage, useTenants } from './use-tenants'

const CreateSheet = lazy(() => import('./edit/create-sheet'))
const ListSheet = lazy(() => import('./list/list-sheet'))

/** All schools with their counts (`/provider/tenant`). */
export function Component() {
  const { t } = useTranslation('provider.tenant')
  const table = useTableState({ field: 'name', dir: 'asc' })
  const mayAct = useMayAct()
  const [sheet, setSheet] = useState<'create' | 'list' | null>(null)
  const close = () => setSheet(null)
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader
        title={title}
        description={mayAct ? t(($) => $.description) : t(($) => $.readOnly)}
        actions={
          mayAct && (
            <>
              <Button variant="outline" onClick={() => setSheet('list')}>
                {t(($) => $.create.fromList)}
              </Button>
              <Button onClick={() => setSheet('create')}>{t(($) => $.create.open)}</Button>
            </>
          )
        }
      />
      <TenantTabs of="schools" />
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
            onClear={() => table.change({ search: '', land: '', type: '', state: '', confirmation: '' })}
          />
        }
      />
      <Suspense>
        {sheet === 'create' && <CreateSheet onClose={close} />}
        {sheet === 'list' && <ListSheet onClose={close} />}
      </Suspense>
    </Page>
  )
}
