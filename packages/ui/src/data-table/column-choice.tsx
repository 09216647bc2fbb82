import Columns3 from 'lucide-react/icons/columns-3'
import { IconButton } from '../form/icon-button'
import { DropdownMenu } from '../overlay/dropdown-menu'
import { MenuCheck } from '../overlay/menu-check'
import type { TableState } from '../table/table-state'
import { type DataColumn, isChoosable, isShown } from './model/column'

interface ColumnChoiceProps<Row> {
  columns: readonly DataColumn<Row>[]
  state: Pick<TableState, 'columns' | 'change'>
  /** Name of the button. */
  label: string
}

/** Takes columns away and brings them back; nothing where none can be chosen. Narrow windows have no room to choose. */
export function ColumnChoice<Row>({ columns, state, label }: ColumnChoiceProps<Row>) {
  const choosable = columns.filter(isChoosable)
  if (choosable.length === 0) return null
  const shown = choosable.filter((column) => isShown(column, state.columns)).map(({ id }) => id)
  const toggle = (id: string, isWanted: boolean) => {
    const next = choosable.filter((one) => (one.id === id ? isWanted : shown.includes(one.id)))
    // With no column left the address would say that nobody chose.
    state.change({ columns: next.map((one) => one.id).join(',') || 'none' })
  }
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton variant="outline" label={label} className="max-md:hidden">
          <Columns3 aria-hidden />
        </IconButton>
      }
    >
      {choosable.map(({ id, title }) => (
        <MenuCheck key={id} checked={shown.includes(id)} onCheckedChange={(isWanted) => toggle(id, isWanted)}>
          {title}
        </MenuCheck>
      ))}
    </DropdownMenu>
  )
}
