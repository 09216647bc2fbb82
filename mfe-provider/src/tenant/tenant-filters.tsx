import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { TableFilters } from '@lernspur/app-kit/table/table-filters'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { useRegionNames } from './use-region-names'
import { confirmationChoices, tenantStates, useUnconfirmedCount } from './use-tenants'

/** Stands for "no restriction". */
const everywhere = 'all'

/** Filters the list by name, Land, type of school, state and confirmation; all return to its first page. */
export function TenantFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('provider.tenant')
  const { stateItems, typeItems, countryIdOf } = useRegionNames()
  const format = useFormat()
  const unconfirmed = useUnconfirmedCount()
  const land = table.choice('land')
  return (
    <TableFilters table={table} label={t(($) => $.filter.label)} searchLabel={t(($) => $.search)}>
      <LabelledField
        label={t(($) => $.column.land)}
        hideLabel
        className="w-auto max-w-full min-w-32 grow basis-auto lg:max-w-64"
      >
        <Combobox
          items={[{ value: everywhere, label: t(($) => $.filter.everyLand) }, ...stateItems]}
          value={land || everywhere}
          onValueChange={(value) => table.change({ land: value === everywhere ? '' : value, type: '' })}
          searchLabel={t(($) => $.filter.searchLand)}
          placeholder={t(($) => $.filter.everyLand)}
          empty={t(($) => $.filter.noLand)}
        />
      </LabelledField>
      <TableChoice
        table={table}
        choice="type"
        label={t(($) => $.column.type)}
        everyLabel={t(($) => $.filter.everyType)}
        options={typeItems(countryIdOf(land))}
      />
      <TableChoice
        table={table}
        choice="state"
        label={t(($) => $.column.state)}
        everyLabel={t(($) => $.filter.everyState)}
        options={tenantStates.map((value) => ({ value, label: t(($) => $.state[value]) }))}
      />
      <TableChoice
        table={table}
        choice="confirmation"
        label={t(($) => $.column.confirmation)}
        everyLabel={t(($) => $.filter.everyConfirmation)}
        options={confirmationChoices.map((value) => ({
          value,
          label:
            value === 'unconfirmed' && unconfirmed !== undefined
              ? t(($) => $.confirmation.counted, { number: format.number(unconfirmed) })
              : t(($) => $.confirmation[value]),
        }))}
      />
    </TableFilters>
  )
}
