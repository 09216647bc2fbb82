import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { useTranslation } from '@lernspur/app-runtime'
import { reportStatuses } from '@lernspur/contracts/teacher/report.contract'
import { SearchInput } from '@lernspur/ui/components/form/search-input'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import type { ReactNode } from 'react'

interface ReportSearchProps {
  table: TableState
  /** Keeps the filters in one line where the screen is small, which scrolls sideways. */
  isOneLine?: boolean
  children: ReactNode
}

/** Filters a list of reports by student and state, and by further choices. */
export function ReportSearch({ table, isOneLine = false, children }: ReportSearchProps) {
  const { t } = useTranslation('teacher.report')
  return (
    <search
      aria-label={t(($) => $.list.filters)}
      className={
        // Room for the focus rings, which a scroller cuts off.
        isOneLine
          ? '-m-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] max-lg:mask-r-from-[calc(100%-2rem)] max-lg:pr-8 lg:flex-wrap *:max-lg:shrink-0'
          : 'flex flex-wrap gap-2'
      }
    >
      <SearchInput
        label={t(($) => $.list.search)}
        clearLabel={t(($) => $.list.clearSearch)}
        value={table.search}
        onValueChange={(search) => table.change({ search })}
        className={
          isOneLine ? 'w-auto grow basis-40 lg:max-w-64 lg:basis-48' : 'w-auto grow basis-full sm:basis-56 lg:max-w-64'
        }
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
