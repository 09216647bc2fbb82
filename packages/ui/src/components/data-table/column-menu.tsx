import type { ReactElement } from 'react'
import type { TableState } from '../table/table-state'
import { DropdownMenu, DropdownMenuCheckboxItem, DropdownMenuContent, DropdownMenuTrigger } from '../ui/dropdown-menu'
import { type DataColumn, isVisible } from './model/column'

export interface ColumnMenuProps {
  /** Columns that can be hidden and shown. */
  columns: readonly Pick<DataColumn<never>, 'id' | 'title' | 'shown' | 'isRowHead'>[]
  state: Pick<TableState, 'columns' | 'change'>
}

/** Shows and hides columns. */
export default function ColumnMenu({ columns, state, trigger }: ColumnMenuProps & { trigger: ReactElement }) {
  const visible = columns.filter((column) => isVisible(column, state.columns)).map(({ id }) => id)
  const toggle = (id: string, isWanted: boolean) => {
    const next = columns.filter((one) => (one.id === id ? isWanted : visible.includes(one.id)))
    // An empty list would stand for the default columns.
    state.change({ columns: next.map((one) => one.id).join(',') || 'none' })
  }
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {columns.map(({ id, title }) => (
          <DropdownMenuCheckboxItem
            key={id}
            checked={visible.includes(id)}
            onCheckedChange={(isWanted) => toggle(id, isWanted)}
            // The menu stays open for further changes.
            onSelect={(event) => event.preventDefault()}
          >
            {title}
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
