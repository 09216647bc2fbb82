import { useTranslation } from '@lernspur/app-kit'
import { reportStatuses } from '@lernspur/contracts/report.contract'
import { Select } from '@lernspur/ui/choice/select'
import { SearchInput } from '@lernspur/ui/form/search-input'
import type { TableState } from '@lernspur/ui/table/table-state'
import type { ReactNode } from 'react'

/** Stands for "no restriction", since Select does not support an empty value. */
const everything = 'all'

interface TableChoiceProps {
  table: TableState
  /** Name of the choice in the table's state. */
  choice: string
  label: string
  everyLabel: string
  options: readonly { readonly value: string; readonly label: string }[]
}

/** Restricts a list of reports to one value of a choice. */
export function TableChoice({ table, choice, label, everyLabel, options }: TableChoiceProps) {
  return (
    <Select
      aria-label={label}
      className="w-auto min-w-0 grow basis-32 lg:max-w-56"
      value={table.choice(choice) || everything}
      onValueChange={(value) => table.change({ [choice]: value === everything ? '' : value })}
      options={[{ value: everything, label: everyLabel }, ...options]}
    />
  )
}

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
