import { useTranslation } from '@lernspur/app-kit'
import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { announcementStates } from '@lernspur/contracts/announcement.contract'
import { TableSearch } from '@lernspur/ui/table/table-search'
import type { TableState } from '@lernspur/ui/table/table-state'

/** Filters announcements by title and state. */
export function AnnouncementFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('provider.announcement')
  return (
    <div className="flex flex-wrap gap-3">
      <TableSearch table={table} label={t(($) => $.search)} clearLabel={t(($) => $.clearSearch)} />
      <TableChoice
        table={table}
        choice="state"
        label={t(($) => $.column.state)}
        everyLabel={t(($) => $.everyState)}
        options={announcementStates.map((value) => ({ value, label: t(($) => $.state[value]) }))}
      />
    </div>
  )
}
