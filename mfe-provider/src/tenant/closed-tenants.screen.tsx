import { closedSchoolListQuery } from '@lernspur/api-client/provider/closed-school.queries'
import { ListTable } from '@lernspur/app-kit/table/list-table'
import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { pageOfList } from '@lernspur/app-kit/table/page-of-list'
import { searchedWords } from '@lernspur/app-kit/table/searched-words'
import { TableFilters } from '@lernspur/app-kit/table/table-filters'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { useListPage } from '@lernspur/app-kit/table/use-list-page'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { dayOf, useFormat, usePageTitle, useTranslation } from '@lernspur/app-runtime'
import type { ClosedSchool } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import Building2 from 'lucide-react/icons/building-2'
import { useMemo } from 'react'
import { TenantTabs } from './tenant-tabs'
import { tenantsPerPage } from './use-tenants'

const sorted = ['closedAt', 'schoolName', 'requestedAt'] as const
const counted = ['people', 'students', 'classes', 'entries', 'reports', 'pictures', 'rows'] as const

const useClosedColumns = (): readonly DataColumn<ClosedSchool>[] => {
  const { t } = useTranslation('provider.tenant')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'schoolName',
        title: t(($) => $.column.name),
        isSortable: true,
        isRowHead: true,
        value: ({ schoolName }) => schoolName,
      },
      {
        id: 'closedAt',
        title: t(($) => $.closed.closedAt),
        isSortable: true,
        value: ({ closedAt }) => new Date(dayOf(closedAt)),
        cell: ({ closedAt }) => <span className="whitespace-nowrap">{format.day(closedAt)}</span>,
      },
      {
        id: 'by',
        title: t(($) => $.closed.by),
        from: 'md',
        value: ({ byProvider }) => (byProvider ? t(($) => $.closed.byProvider) : t(($) => $.closed.bySchool)),
      },
      ...counted.map(
        (kind): DataColumn<ClosedSchool> => ({
          id: kind,
          title: t(($) => $.counts[kind]),
          isNumber: true,
          ...(kind !== 'students' && { from: 'lg' }),
          shown: ['students', 'entries', 'reports', 'rows'].includes(kind) ? 'chosen' : 'unchosen',
          value: ({ counts }) => counts[kind],
          cell: ({ counts }) => format.number(counts[kind]),
        }),
      ),
    ],
    [t, format],
  )
}

/** Receipts of deleted schools (`/provider/tenant/closed`): names and numbers are all that is left. */
export function Component() {
  const { t } = useTranslation('provider.tenant')
  const table = useTableState({ field: 'closedAt', dir: 'desc' })
  const search = useDebounced(searchedWords(table.search))
  const filter = search === '' ? [] : [{ field: 'schoolName' as const, type: 'search' as const, value: search }]
  const { order, ...range } = pageOfList(table, sorted, tenantsPerPage)
  const list = useListPage((part) => closedSchoolListQuery({ filter, order, ...part }), range)
  const title = t(($) => $.closed.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} description={t(($) => $.closed.description)} />
      <TenantTabs of="closed" />
      <ListTable
        label={title}
        loadingLabel={t(($) => $.loading)}
        state={table}
        list={list}
        pageSize={tenantsPerPage}
        columns={useClosedColumns()}
        filters={<TableFilters table={table} label={t(($) => $.filter.label)} searchLabel={t(($) => $.search)} />}
        empty={
          table.search === '' ? (
            <EmptyState
              icon={<Building2 />}
              title={t(($) => $.closed.none)}
              description={t(($) => $.closed.noneText)}
            />
          ) : (
            <NoMatch
              title={t(($) => $.noMatch.title)}
              clearLabel={t(($) => $.noMatch.clear)}
              onClear={() => table.change({ search: '' })}
            />
          )
        }
      />
    </Page>
  )
}
