import { useTranslation } from '@lernspur/app-kit'
import { SegmentedControl } from '@lernspur/ui/choice/segmented-control'
import { SearchInput } from '@lernspur/ui/form/search-input'
import type { TableState } from '@lernspur/ui/table/table-state'
import { uses } from './use-whitelist'

/** Filters the whitelist by text and by whether somebody registered. */
export function WhitelistFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('provider.whitelist')
  return (
    <search aria-label={t(($) => $.filter.label)} className="flex flex-wrap gap-3">
      <SearchInput
        label={t(($) => $.filter.search)}
        clearLabel={t(($) => $.filter.clearSearch)}
        value={table.search}
        onValueChange={(search) => table.change({ search })}
        className="min-w-0 flex-1 basis-56 md:max-w-80"
      />
      <SegmentedControl
        label={t(($) => $.column.accounts)}
        segments={uses.map((value) => ({ value, label: t(($) => $.use[value]) }))}
        value={uses.find((use) => use === table.choice('use')) ?? 'all'}
        onValueChange={(use) => table.change({ use: use === 'all' ? '' : use })}
      />
    </search>
  )
}
