import { ListTable } from '@lernspur/app-kit/table/list-table'
import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { TableDays } from '@lernspur/app-kit/table/table-days'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { useFormat, usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import ScrollText from 'lucide-react/icons/scroll-text'
import { useActColumns } from './use-act-columns'
import { actNouns, useActWords } from './use-act-words'
import { actsPerPage, useActs } from './use-acts'

/** Narrows the audit by what it is about and by days. */
function ActFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('provider.act')
  const format = useFormat()
  const words = useActWords()
  const nouns = actNouns
    .map((value) => ({ value, label: words.noun(value) }))
    .toSorted((one, other) => format.compare(one.label, other.label))
  return (
    <search aria-label={t(($) => $.filter.label)} className="flex flex-wrap items-end gap-3">
      <TableChoice
        table={table}
        choice="noun"
        label={t(($) => $.filter.noun)}
        everyLabel={t(($) => $.filter.everyNoun)}
        options={nouns}
      />
      <TableDays table={table} fromLabel={t(($) => $.filter.from)} toLabel={t(($) => $.filter.to)} />
    </search>
  )
}

/** What the provider's people did, and when (`/provider/acts`, rule desk.8). */
export function Component() {
  const { t } = useTranslation('provider.act')
  const table = useTableState({ field: 'createdAt', dir: 'desc' })
  const isRestricted = ['noun', 'from', 'to'].some((choice) => table.choice(choice) !== '')
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} description={t(($) => $.description)} />
      <ListTable
        label={title}
        loadingLabel={t(($) => $.loading)}
        state={table}
        list={useActs(table)}
        pageSize={actsPerPage}
        columns={useActColumns()}
        filters={<ActFilters table={table} />}
        empty={
          isRestricted ? (
            <NoMatch
              title={t(($) => $.noMatch.title)}
              clearLabel={t(($) => $.noMatch.clear)}
              onClear={() => table.change({ noun: '', from: '', to: '' })}
            />
          ) : (
            <EmptyState icon={<ScrollText />} title={t(($) => $.empty)} />
          )
        }
      />
    </Page>
  )
}
