import { SearchInput } from '../form/search-input'
import type { TableState } from './table-state'

interface TableSearchProps {
  table: Pick<TableState, 'search' | 'change'>
  label: string
  clearLabel: string
}

/** The search field of a table, first among its filters. */
export function TableSearch({ table, label, clearLabel }: TableSearchProps) {
  return (
    <SearchInput
      label={label}
      clearLabel={clearLabel}
      value={table.search}
      onValueChange={(search) => table.change({ search })}
      className="min-w-0 flex-1 basis-56 md:max-w-80"
    />
  )
}
