import { useTranslation } from '@lernspur/app-kit'
import type { ReportGroup } from '@lernspur/contracts/report-group.contract'
import { Select } from '@lernspur/ui/choice/select'
import { SearchInput } from '@lernspur/ui/form/search-input'
import type { TableState } from '@lernspur/ui/table/table-state'
import { ungrouped } from './ungrouped'

/** Stands for "no restriction", since Select does not support an empty value. */
const everything = 'all'

interface ListFiltersProps {
  table: TableState
  /** Names that occur among the reports. */
  names: readonly string[]
  groups: readonly ReportGroup[]
}

/** Filters the list by student, state, name of the report and group. */
export function ListFilters({ table, names, groups }: ListFiltersProps) {
  const { t } = useTranslation('teacher.report')
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
        aria-label={t(($) => $.list.state)}
        className="w-auto min-w-0 grow basis-32 lg:max-w-52"
        value={table.choice('status') || everything}
        onValueChange={choose('status')}
        options={[
          { value: everything, label: t(($) => $.list.everyState) },
          { value: 'inProgress', label: t(($) => $.state.inProgress) },
          { value: 'completed', label: t(($) => $.state.completed) },
        ]}
      />
      {names.length > 1 && (
        <Select
          aria-label={t(($) => $.list.name)}
          className="w-auto min-w-0 grow basis-32 lg:max-w-64"
          value={table.choice('name') || everything}
          onValueChange={choose('name')}
          options={[
            { value: everything, label: t(($) => $.list.everyName) },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
        />
      )}
      {groups.length > 0 && (
        <Select
          aria-label={t(($) => $.group.one)}
          className="w-auto min-w-0 grow basis-32 lg:max-w-56"
          value={table.choice('group') || everything}
          onValueChange={choose('group')}
          options={[
            { value: everything, label: t(($) => $.list.everyGroup) },
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
            { value: ungrouped, label: t(($) => $.group.none) },
          ]}
        />
      )}
    </search>
  )
}
