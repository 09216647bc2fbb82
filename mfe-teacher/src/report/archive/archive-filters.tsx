import { schoolYearListQuery } from '@lernspur/api-client/school-year.queries'
import { useSuspenseQuery, useTranslation } from '@lernspur/app-kit'
import { reportStatuses } from '@lernspur/contracts/report.contract'
import { Select } from '@lernspur/ui/choice/select'
import { SearchInput } from '@lernspur/ui/form/search-input'
import type { TableState } from '@lernspur/ui/table/table-state'

/** Stands for "no restriction", since Select does not support an empty value. */
const everything = 'all'

/** Filters the reports of all classes by text, school year and state. */
export function ArchiveFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('teacher.report')
  const { rows } = useSuspenseQuery(schoolYearListQuery()).data
  const years = rows.toSorted((a, b) => b.year - a.year)
  const choose = (choice: string) => (value: string) => table.change({ [choice]: value === everything ? '' : value })
  return (
    <search aria-label={t(($) => $.list.filters)} className="flex flex-wrap gap-2">
      <SearchInput
        label={t(($) => $.list.search)}
        clearLabel={t(($) => $.list.clearSearch)}
        value={table.search}
        onValueChange={(search) => table.change({ search })}
        className="w-auto grow basis-full lg:max-w-64 lg:basis-56"
      />
      <Select
        aria-label={t(($) => $.archive.year)}
        className="w-auto min-w-0 grow basis-32 lg:max-w-52"
        value={table.choice('year') || everything}
        onValueChange={choose('year')}
        options={[
          { value: everything, label: t(($) => $.archive.everyYear) },
          ...years.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Select
        aria-label={t(($) => $.list.state)}
        className="w-auto min-w-0 grow basis-32 lg:max-w-52"
        value={table.choice('status') || everything}
        onValueChange={choose('status')}
        options={[
          { value: everything, label: t(($) => $.list.everyState) },
          ...reportStatuses.map((status) => ({ value: status, label: t(($) => $.state[status]) })),
        ]}
      />
    </search>
  )
}
