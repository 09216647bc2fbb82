import { useTranslation } from '@lernspur/app-kit'
import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { Combobox } from '@lernspur/ui/choice/combobox'
import { TableSearch } from '@lernspur/ui/table/table-search'
import type { TableState } from '@lernspur/ui/table/table-state'
import { usePlaceNames } from './use-place-names'
import { tenantStates } from './use-tenants'

/** Stands for "no restriction". */
const everywhere = 'all'

/** Filters the list by name, Land, type of school and state; all return to its first page. */
export function TenantFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('provider.tenant')
  const { stateItems, types, countryIdOf } = usePlaceNames()
  const land = table.choice('land')
  const country = countryIdOf(land)
  const offered = types.filter(({ countryId }) => country === undefined || countryId === country)
  return (
    <search aria-label={t(($) => $.filter.label)} className="flex flex-wrap gap-3">
      <TableSearch table={table} label={t(($) => $.search)} clearLabel={t(($) => $.clearSearch)} />
      <Combobox
        aria-label={t(($) => $.column.land)}
        className="w-auto min-w-0 grow basis-40 lg:max-w-60"
        items={[{ value: everywhere, label: t(($) => $.filter.everyLand) }, ...stateItems]}
        value={land || everywhere}
        onValueChange={(value) => table.change({ land: value === everywhere ? '' : value, type: '' })}
        searchLabel={t(($) => $.filter.searchLand)}
        placeholder={t(($) => $.filter.everyLand)}
        empty={t(($) => $.filter.noLand)}
      />
      <TableChoice
        table={table}
        choice="type"
        label={t(($) => $.column.type)}
        everyLabel={t(($) => $.filter.everyType)}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TableChoice
        table={table}
        choice="state"
        label={t(($) => $.column.state)}
        everyLabel={t(($) => $.filter.everyState)}
        options={tenantStates.map((value) => ({ value, label: t(($) => $.state[value]) }))}
      />
    </search>
  )
}
