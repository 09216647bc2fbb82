import { staffCountsQuery } from '@lernspur/api-client/user-role.queries'
import { useQuery, useTranslation } from '@lernspur/app-kit'
import { useRoleNames } from '@lernspur/school-editors/people/use-role-names'
import { Select } from '@lernspur/ui/choice/select'
import { SearchInput } from '@lernspur/ui/form/search-input'
import type { TableState } from '@lernspur/ui/table/table-state'
import { statuses } from './person'

/** Filters people by name and address, state and role; each state says how many there are. */
export function PeopleFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('school-admin.people')
  const nameOf = useRoleNames()
  const { data: counts } = useQuery(staffCountsQuery())
  const total = statuses.reduce((sum, status) => sum + (counts?.[status] ?? 0), 0)
  return (
    <div className="flex min-h-11 flex-wrap gap-3">
      <SearchInput
        className="min-w-0 flex-1 basis-56 md:max-w-80"
        value={table.search}
        onValueChange={(search) => table.change({ search })}
        label={t(($) => $.search)}
        clearLabel={t(($) => $.clearSearch)}
      />
      <Select
        aria-label={t(($) => $.column.status)}
        className="min-w-0 flex-1 basis-32 sm:max-w-52"
        options={[
          { value: '', label: counts ? t(($) => $.status.all, { count: total }) : t(($) => $.status.every) },
          ...statuses.map((status) => ({
            value: status,
            label: counts ? t(($) => $.status.counted[status], { count: counts[status] }) : t(($) => $.status[status]),
          })),
        ]}
        value={table.choice('status')}
        onValueChange={(status) => table.change({ status })}
      />
      <Select
        aria-label={t(($) => $.column.role)}
        className="min-w-0 flex-1 basis-32 sm:max-w-44"
        options={[
          { value: '', label: t(($) => $.role.all) },
          ...(['user', 'manager', 'admin'] as const).map((value) => ({ value, label: nameOf(value) })),
        ]}
        value={table.choice('role')}
        onValueChange={(role) => table.change({ role })}
      />
    </div>
  )
}
