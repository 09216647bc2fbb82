import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { useTranslation } from '@lernspur/app-runtime'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import type { TableState } from '@lernspur/ui/components/table/table-state'

interface YearSelectProps {
  table: TableState
  years: readonly SchoolYear[]
}

/** Restricts the classes to a school year; the newest is offered first. */
export default function YearSelect({ table, years }: YearSelectProps) {
  const { t } = useTranslation('school-admin.school-classes')
  return (
    <TableChoice
      table={table}
      choice="year"
      label={t(($) => $.column.year)}
      everyLabel={t(($) => $.everyYear)}
      options={years.toSorted((a, b) => b.year - a.year).map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
