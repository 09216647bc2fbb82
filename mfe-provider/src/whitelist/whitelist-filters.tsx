import { TableFilters } from '@lernspur/app-kit/table/table-filters'
import { useTranslation } from '@lernspur/app-runtime'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { uses } from './use-whitelist'

/** Filters the whitelist by text and by whether somebody registered. */
export function WhitelistFilters({ table }: { table: TableState }) {
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
