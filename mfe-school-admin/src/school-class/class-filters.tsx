import { useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { TableSearch } from '@lernspur/ui/table/table-search'
import type { TableState } from '@lernspur/ui/table/table-state'
import { lazy, Suspense } from 'react'

// A school with one year has nothing to choose from and does not load this.
const YearSelect = lazy(() => import('./year-select'))

/** Filters the list by text and school year. */
export function ClassFilters({ table, classes }: { table: TableState; classes: readonly SchoolClass[] }) {
  const { t } = useTranslation('school-admin.school-classes')
  const years = new Map(classes.flatMap(({ schoolYear }) => (schoolYear ? [[schoolYear.id, schoolYear]] : [])))
  return (
    <div className="flex min-h-11 flex-wrap gap-3">
      <TableSearch table={table} label={t(($) => $.search)} clearLabel={t(($) => $.clearSearch)} />
      {years.size > 1 && (
        <Suspense>
          <YearSelect
            years={[...years.values()]}
            value={table.choice('year')}
            onChoose={(year) => table.change({ year })}
          />
        </Suspense>
      )}
    </div>
  )
}
