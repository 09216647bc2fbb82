import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { useTranslation } from '@lernspur/app-runtime'
import { reportStatuses } from '@lernspur/contracts/teacher/report.contract'
import { SearchInput } from '@lernspur/ui/components/form/search-input'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import type { ReactNode } from 'react'

/** Filters a list of reports by student and state, and by further choices. */
export function ReportSearch({ table, children }: { table: TableState; children: ReactNode }) {
  const { t } = useTranslation('teacher.report')
  return (
    <search aria-label={t(($) => $.list.filters)} className="flex flex-wrap gap-2">
      <SearchInput
        label={t(($) => $.list.search)}
        clearLabel={t(($) => $.list.clearSearch)}
        value={table.search}
        onValueChange={(search) => table.change({ search })}
        className="w-auto grow basis-full lg:max-w-64 lg:basis-56"
      />
      <TableChoice
        table={table}
        choice="status"
        label={t(($) => $.list.state)}
        everyLabel={t(($) => $.list.everyState)}
        options={reportStatuses.map((status) => ({ value: status, label: t(($) => $.state[status]) }))}
      />
      {children}
    </search>
  )
}
