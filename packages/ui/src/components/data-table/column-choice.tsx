import Columns3 from 'lucide-react/icons/columns-3'
import { IconButton } from '../button/icon-button'
import { lazyMenu, MenuButton } from '../menu/menu-button'
import type { ColumnMenuProps } from './column-menu'
import { isChoosable } from './model/column'

const columnMenu = lazyMenu<ColumnMenuProps>(() => import('./column-menu'))

/** Opens the choice of columns; renders nothing if there is none. Narrow windows have no room for it. */
export function ColumnChoice({ columns, state, label }: ColumnMenuProps & { label: string }) {
  const choosable = columns.filter(isChoosable)
  if (choosable.length === 0) return null
  return (
    <MenuButton
      menu={columnMenu}
      options={{ columns: choosable, state }}
      button={(props) => (
        <IconButton {...props} variant="outline" label={label} className="max-md:hidden">
          <Columns3 aria-hidden />
        </IconButton>
      )}
    />
  )
}
