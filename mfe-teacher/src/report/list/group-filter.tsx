import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { useTranslation } from '@lernspur/app-runtime'
import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { ungrouped } from './ungrouped'

/** Restricts reports to a group, or to those without one; nothing while there are no groups. */
export function GroupFilter({ table, groups }: { table: TableState; groups: readonly ReportGroup[] }) {
  const { t } = useTranslation('teacher.report')
  if (groups.length === 0) return null
  return (
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
  )
}
