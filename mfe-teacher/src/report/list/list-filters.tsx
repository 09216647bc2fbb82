import { useTranslation } from '@lernspur/app-kit'
import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import type { ReportGroup } from '@lernspur/contracts/report-group.contract'
import type { TableState } from '@lernspur/ui/table/table-state'
import { ReportSearch } from '../table/report-search'
import { ungrouped } from './ungrouped'

interface ListFiltersProps {
  table: TableState
  /** Names that occur among the reports. */
  names: readonly string[]
  groups: readonly ReportGroup[]
}

/** Filters the list by student, state, name of the report and group. */
export function ListFilters({ table, names, groups }: ListFiltersProps) {
  const { t } = useTranslation('teacher.report')
  return (
    <ReportSearch table={table}>
      {names.length > 1 && (
        <TableChoice
          table={table}
          choice="name"
          label={t(($) => $.list.name)}
          everyLabel={t(($) => $.list.everyName)}
          options={names.map((name) => ({ value: name, label: name }))}
        />
      )}
      {groups.length > 0 && (
        <TableChoice
          table={table}
          choice="group"
          label={t(($) => $.group.one)}
          everyLabel={t(($) => $.list.everyGroup)}
          options={[
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
            { value: ungrouped, label: t(($) => $.group.none) },
          ]}
        />
      )}
    </ReportSearch>
  )
}
