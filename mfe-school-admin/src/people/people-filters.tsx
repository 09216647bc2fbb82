import { staffCountsQuery } from '@lernspur/api-client/school-admin/user-role.queries'
import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { TableFilters } from '@lernspur/app-kit/table/table-filters'
import { useQuery, useTranslation } from '@lernspur/app-runtime'
import { useRoleNames } from '@lernspur/school-editors/people/use-role-names'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { statuses } from './person'

/** Filters people by name and address, state and role; each state says how many there are. */
export function PeopleFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('school-admin.people')
  const nameOf = useRoleNames()
  const { data: counts } = useQuery(staffCountsQuery())
  const total = statuses.reduce((sum, status) => sum + (counts?.[status] ?? 0), 0)
  return (
    <TableFilters table={table} label={t(($) => $.filter)} searchLabel={t(($) => $.search)}>
      <TableChoice
        table={table}
        choice="status"
        label={t(($) => $.column.status)}
        everyLabel={counts ? t(($) => $.status.all, { count: total }) : t(($) => $.status.every)}
        options={statuses.map((status) => ({
          value: status,
          label: counts
            ? t(($) => $.status.counted[status], { count: counts[status] ?? 0 })
            : t(($) => $.status[status]),
        }))}
      />
      <TableChoice
        table={table}
        choice="role"
        label={t(($) => $.column.role)}
        everyLabel={t(($) => $.role.all)}
        options={(['user', 'manager', 'admin'] as const).map((value) => ({ value, label: nameOf(value) }))}
      />
    </TableFilters>
  )
}
