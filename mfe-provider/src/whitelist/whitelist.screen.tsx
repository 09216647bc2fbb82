import { ListTable } from '@lernspur/app-kit/table/list-table'
import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { TableFilters } from '@lernspur/app-kit/table/table-filters'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { usePageTitle, useSession, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { Button } from '@lernspur/ui/components/ui/button'
import MailPlus from 'lucide-react/icons/mail-plus'
import { lazy, Suspense, useState } from 'react'
import { ChosenEntries } from './chosen-entries'
import { entriesPerPage, uses, useWhitelist } from './use-whitelist'
import { useWhitelistColumns } from './use-whitelist-columns'

const AddSheet = lazy(() => import('./add-sheet'))

/** Filters the whitelist by text and by whether somebody registered. */
function WhitelistFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('provider.whitelist')
  return (
    <TableFilters table={table} label={t(($) => $.filter.label)} searchLabel={t(($) => $.filter.search)}>
      <SegmentedControl
        label={t(($) => $.column.accounts)}
        segments={uses.map((value) => ({ value, label: t(($) => $.use[value]) }))}
        value={uses.find((use) => use === table.choice('use')) ?? 'all'}
        onValueChange={(use) => table.change({ use: use === 'all' ? '' : use })}
      />
    </TableFilters>
  )
}

/** Who may register (`/provider/whitelist`). */
export function Component() {
  const { t } = useTranslation('provider.whitelist')
  const table = useTableState({ field: 'email', dir: 'asc' })
  const list = useWhitelist(table)
  const [isAdding, setIsAdding] = useState(false)
  const title = t(($) => $.title)
  usePageTitle(title)
  const isRestricted = table.search !== '' || table.choice('use') !== ''
  const isEmpty = !isRestricted && list.data?.count === 0
  // Plain members of the provider only look (rule role.4).
  const mayChange = useSession().role?.roleType !== 'user'
  const addButton = mayChange && <Button onClick={() => setIsAdding(true)}>{t(($) => $.add.open)}</Button>
  const clear = () => table.change({ search: '', use: '' })
  const noMatch = <NoMatch title={t(($) => $.noMatch.title)} clearLabel={t(($) => $.noMatch.clear)} onClear={clear} />
  return (
    <Page>
      <PageHeader title={title} description={t(($) => $.description)} actions={!isEmpty && addButton} />
      <ListTable
        label={title}
        loadingLabel={t(($) => $.loading)}
        columns={useWhitelistColumns()}
        filters={!isEmpty && <WhitelistFilters table={table} />}
        state={table}
        list={list}
        pageSize={entriesPerPage}
        chooseLabel={({ email }) => t(($) => $.choose, { email })}
        readAll={list.readAll}
        bulk={mayChange ? (chosen, clear) => <ChosenEntries chosen={chosen} onDone={clear} /> : undefined}
        empty={
          isRestricted ? (
            noMatch
          ) : (
            <EmptyState
              icon={<MailPlus />}
              title={t(($) => $.empty.title)}
              description={mayChange ? t(($) => $.empty.description) : undefined}
              action={addButton}
            />
          )
        }
      />
      {isAdding && (
        <Suspense>
          <AddSheet onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </Page>
  )
}
