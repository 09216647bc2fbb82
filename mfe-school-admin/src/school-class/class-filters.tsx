import { schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { TableFilters } from '@lernspur/app-kit/table/table-filters'
import { useQuery, useTranslation } from '@lernspur/app-runtime'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { lazy, Suspense } from 'react'

// A school with one year has nothing to choose from and does not load this.
const YearSelect = lazy(() => import('./year-select'))

/** Filters the list by text, school year and, once there are archived classes, by whether they are archived. */
export function ClassFilters({ table, hasArchive }: { table: TableState; hasArchive: boolean }) {
  const { t } = useTranslation('school-admin.school-classes')
  const years = useQuery(schoolYearListQuery()).data?.rows ?? []
  return (
    <TableFilters table={table} label={t(($) => $.filter.title)} searchLabel={t(($) => $.search)}>
      {hasArchive && (
        <SegmentedControl
          label={t(($) => $.filter.label)}
          segments={[
            { value: 'active', label: t(($) => $.filter.active) },
            { value: 'archived', label: t(($) => $.filter.archived) },
          ]}
          value={table.choice('state') || 'active'}
          onValueChange={(state) => table.change({ state: state === 'active' ? '' : state })}
        />
      )}
      {years.length > 1 && (
        <Suspense>
          <YearSelect table={table} years={years} />
        </Suspense>
      )}
    </TableFilters>
  )
}
