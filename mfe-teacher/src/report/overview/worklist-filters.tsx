import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { GroupFilter } from '../list/group-filter'
import type { PartOwners } from '../parts/part-owners'
import { ReportSearch } from '../table/report-search'

interface WorklistFiltersProps {
  table: TableState
  reports: readonly ReportSummary[]
  groups: readonly ReportGroup[]
  owners: PartOwners
}

/** Filters by student, state, group, subject and whose work is open. */
export function WorklistFilters({ table, reports, groups, owners }: WorklistFiltersProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const subjects = new Map(
    reports.flatMap((report) => report.subjects.map((part) => [part.schoolSubjectId, part.name])),
  )
  const people = new Map([...owners.values()].flat().map((person) => [person.id, person]))
  return (
    <ReportSearch table={table} isOneLine>
      <GroupFilter table={table} groups={groups} />
      {subjects.size > 1 && (
        <TableChoice
          table={table}
          choice="subject"
          label={t(($) => $.overview.subject)}
          everyLabel={t(($) => $.overview.everySubject)}
          options={[...subjects].map(([value, label]) => ({ value, label }))}
        />
      )}
      {people.size > 1 && (
        <TableChoice
          table={table}
          choice="whose"
          label={t(($) => $.overview.whose)}
          everyLabel={t(($) => $.overview.everybody)}
          options={[...people.values()]
            .toSorted(format.byName)
            .map((person) => ({ value: person.id, label: t(($) => $.overview.openAt, { name: format.name(person) }) }))}
        />
      )}
    </ReportSearch>
  )
}
