import { schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { ReportSearch } from '../table/report-search'

/** Filters the reports of all classes by text, state and school year. */
export function ArchiveFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('teacher.report')
  const { rows } = useSuspenseQuery(schoolYearListQuery()).data
  const years = rows.toSorted((a, b) => b.year - a.year)
  return (
    <ReportSearch table={table}>
      <TableChoice
        table={table}
        choice="year"
        label={t(($) => $.archive.year)}
        everyLabel={t(($) => $.archive.everyYear)}
        options={years.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </ReportSearch>
  )
}
