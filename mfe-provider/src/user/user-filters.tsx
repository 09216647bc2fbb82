import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { TableFilters } from '@lernspur/app-kit/table/table-filters'
import { useTranslation } from '@lernspur/app-runtime'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { userStates } from './use-users'

/** Searches people by name and address, and restricts them to a state. */
export function UserFilters({ table }: { table: TableState }) {
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
