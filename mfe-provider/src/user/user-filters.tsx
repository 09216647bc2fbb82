import { useTranslation } from '@lernspur/app-kit'
import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { TableSearch } from '@lernspur/ui/table/table-search'
import type { TableState } from '@lernspur/ui/table/table-state'
import { userStates } from './use-users'

/** Searches people by name and address, and restricts them to a state. */
export function UserFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('provider.user')
  return (
    <search aria-label={t(($) => $.filter.label)} className="flex flex-wrap gap-3">
      <TableSearch table={table} label={t(($) => $.filter.search)} clearLabel={t(($) => $.filter.clearSearch)} />
      <TableChoice
        table={table}
        choice="state"
        label={t(($) => $.filter.state)}
        everyLabel={t(($) => $.filter.every)}
        options={userStates.map((value) => ({ value, label: t(($) => $.filter[value]) }))}
      />
    </search>
  )
}
