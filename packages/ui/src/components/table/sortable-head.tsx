import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode } from 'react'
import { cn } from '../../cn'
import { TableHead } from '../ui/table'
import type { SortDirection } from './table-state'

interface SortableHeadProps {
  children: ReactNode
  /** How the table is sorted by this column, if it is. */
  direction?: SortDirection | undefined
  onSort: (direction: SortDirection) => void
  align?: 'left' | 'right' | undefined
  /** A CSS length. */
  width?: string | undefined
  className?: string | undefined
}

/** Sortable header cell: first ascending, then descending. */
export function SortableHead({ children, direction, onSort, align = 'left', width, className }: SortableHeadProps) {
  const Arrow = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown
  return (
    <TableHead
      aria-sort={direction === undefined ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
      style={{ width }}
      className={cn('px-1 sm:px-1', className)}
    >
      <button
        type="button"
        onClick={() => onSort(direction === 'asc' ? 'desc' : 'asc')}
        className={cn(
          'inline-flex min-h-11 w-full items-center gap-1.5 rounded-md px-2 font-medium sm:px-3 hover:text-foreground',
          align === 'right' && 'flex-row-reverse',
          direction !== undefined && 'text-foreground',
        )}
      >
        {children}
        <Arrow aria-hidden className={cn('size-3.5', direction === undefined && 'opacity-60')} />
      </button>
    </TableHead>
  )
}
