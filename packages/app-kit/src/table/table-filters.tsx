import { useTranslation } from '@lernspur/app-runtime'
import { TableSearch } from '@lernspur/ui/components/table/table-search'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import type { ReactNode } from 'react'

interface TableFiltersProps {
  table: TableState
  /** Accessible name of the filters. */
  label: string
  searchLabel: string
  /** Further filters, such as `TableChoice`. */
  children?: ReactNode
}

/** The filters above a table, the search first. */
export function TableFilters({ table, label, searchLabel, children }: TableFiltersProps) {
  const { t } = useTranslation('app-runtime.app')
  return (
    <search aria-label={label} className="flex flex-wrap gap-3">
      <TableSearch table={table} label={searchLabel} clearLabel={t(($) => $.table.clearSearch)} />
      {children}
    </search>
  )
}
