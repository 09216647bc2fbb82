import { ListTable } from '@lernspur/app-kit/table/list-table'
import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { TableFilters } from '@lernspur/app-kit/table/table-filters'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { lazy, Suspense } from 'react'
import { useUserColumns } from './use-user-columns'
import { userStates, usersPerPage, useUsers } from './use-users'

const AddressCase = lazy(() => import('./case/address-case'))

/** Searches people by name and address, and restricts them to a state. */
function UserFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('provider.user')
  return (
    <TableFilters table={table} label={t(($) => $.filter.label)} searchLabel={t(($) => $.filter.search)}>
      <TableChoice
        table={table}
        choice="state"
        label={t(($) => $.filter.state)}
        everyLabel={t(($) => $.filter.every)}
        options={userStates.map((value) => ({ value, label: t(($) => $.filter[value]) }))}
      />
    </TableFilters>
  )
}

/** Whether a search is a complete address, which may belong to somebody without an account. */
const isAddress = (text: string): boolean => /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(text)

/** People of all schools (`/provider/user`); for an address without an account, shows what is known of it. */
export function Component() {
  const { t } = useTranslation('provider.user')
  const title = t(($) => $.title)
  usePageTitle(title)
  const table = useTableState({ field: 'name', dir: 'asc' })
  const list = useUsers(table)
  return (
    <Page>
      <PageHeader title={title} description={t(($) => $.description)} />
      <ListTable
        columns={useUserColumns()}
        filters={<UserFilters table={table} />}
        list={list}
        state={table}
        label={title}
        loadingLabel={t(($) => $.loading)}
        pageSize={usersPerPage}
        empty={
          isAddress(list.search) && table.choice('state') === '' ? (
            <Suspense>
              <AddressCase key={list.search} email={list.search} />
            </Suspense>
          ) : (
            <NoMatch
              title={t(($) => $.noMatch.title)}
              clearLabel={t(($) => $.noMatch.clear)}
              onClear={() => table.change({ search: '', state: '' })}
            />
          )
        }
      />
    </Page>
  )
}
