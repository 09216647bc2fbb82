import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { useTranslation } from '@lernspur/app-runtime'
import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { ReportSearch } from '../table/report-search'
import { GroupFilter } from './group-filter'

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
      <GroupFilter table={table} groups={groups} />
    </ReportSearch>
  )
}
