import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { TableFilters } from '@lernspur/app-kit/table/table-filters'
import { useTranslation } from '@lernspur/app-runtime'
import { announcementStates } from '@lernspur/contracts/provider/announcement.contract'
import type { TableState } from '@lernspur/ui/components/table/table-state'

/** Filters announcements by title and state. */
export function AnnouncementFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('provider.announcement')
  return (
    <TableFilters table={table} label={t(($) => $.filter)} searchLabel={t(($) => $.search)}>
      <TableChoice
        table={table}
        choice="state"
        label={t(($) => $.column.state)}
        everyLabel={t(($) => $.everyState)}
        options={announcementStates.map((value) => ({ value, label: t(($) => $.state[value]) }))}
      />
    </TableFilters>
  )
}
