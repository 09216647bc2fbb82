import { useTranslation } from '@lernspur/app-kit'
import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { TableSearch } from '@lernspur/ui/table/table-search'
import type { TableState } from '@lernspur/ui/table/table-state'
import { userStates } from './use-users'

/** Searches people by name and address, and restricts them to a state. */
export function UserFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('provider.user')
  const options = userStates.map((value) => ({ value, label: t(($) => $.filter[value]) }))
  const [search, clear] = [t(($) => $.filter.search), t(($) => $.filter.clearSearch)]
  return (
    <search aria-label={t(($) => $.filter.label)} className="flex flex-wrap gap-3">
      <TableSearch label={search} clearLabel={clear} table={table} />
      <TableChoice
        choice="state"
        options={options}
        everyLabel={t(($) => $.filter.every)}
        label={t(($) => $.filter.state)}
        table={table}
      />
    </search>
  )
}
