import { useTranslation } from '@lernspur/app-kit'
import { SegmentedControl } from '@lernspur/ui/choice/segmented-control'
import { TableSearch } from '@lernspur/ui/table/table-search'
import type { TableState } from '@lernspur/ui/table/table-state'
import { tenantStates } from './use-tenants'

/** Filters the list by name and state; both return to its first page. */
export function TenantFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('provider.tenant')
  const names = { all: t(($) => $.state.all), active: t(($) => $.state.active), disabled: t(($) => $.state.disabled) }
  return (
    <div className="flex flex-wrap gap-3">
      <TableSearch table={table} label={t(($) => $.search)} clearLabel={t(($) => $.clearSearch)} />
      <SegmentedControl
        label={t(($) => $.column.state)}
        segments={tenantStates.map((value) => ({ value, label: names[value] }))}
        value={table.choice('state') || 'all'}
        onValueChange={(state) => table.change({ state: state === 'all' ? '' : state })}
      />
    </div>
  )
}
