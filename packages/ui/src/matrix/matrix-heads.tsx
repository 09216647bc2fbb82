import type { ReactNode } from 'react'
import { cn } from '../cn'
import type { MatrixGroup } from './matrix-props'

const cornerStyle = 'sticky left-0 z-30 border-b border-r bg-card text-left -outline-offset-2'
const headStyle =
  'sticky z-20 cursor-default border-b border-l border-l-border/50 bg-card p-0 text-center text-xs font-medium -outline-offset-2 hover:bg-muted'

interface HeadsProps<C> {
  columns: readonly C[]
  columnHeader: (column: C) => ReactNode
  groups: readonly MatrixGroup[]
  corner: ReactNode
}

/** First column of each group. */
const starts = (groups: readonly MatrixGroup[]): number[] =>
  groups.map((_, index) => groups.slice(0, index).reduce((sum, { span }) => sum + span, 0))

/** Heads of the columns, and of the groups above them. */
export function MatrixHeads<C extends { id: string }>({ columns, columnHeader, groups, corner }: HeadsProps<C>) {
  const isGrouped = groups.length > 0
  const at = starts(groups)
  return (
    <thead>
      {isGrouped && (
        <tr aria-rowindex={1}>
          <td className={cn(cornerStyle, 'top-0 h-9 pointer-coarse:h-11')} />
          {groups.map((group, index) => (
            <th
              key={group.id}
              scope="colgroup"
              colSpan={group.span}
              data-place={`-2:${at[index]}`}
              data-span={group.span}
              tabIndex={-1}
              className="sticky top-0 z-20 h-9 cursor-default overflow-hidden border-b border-l bg-card px-1 text-left text-xs font-medium -outline-offset-2 pointer-coarse:h-11"
            >
              {group.label}
            </th>
          ))}
        </tr>
      )}
      <tr aria-rowindex={isGrouped ? 2 : 1}>
        <td
          data-place="-1:-1"
          tabIndex={-1}
          className={cn(
            cornerStyle,
            'h-8 px-3 text-xs text-muted-foreground pointer-coarse:h-11',
            isGrouped ? 'top-9 pointer-coarse:top-11' : 'top-0',
          )}
        >
          {corner}
        </td>
        {columns.map((column, index) => (
          <th
            key={column.id}
            scope="col"
            aria-colindex={index + 2}
            data-place={`-1:${index}`}
            tabIndex={-1}
            className={cn(headStyle, 'h-8 pointer-coarse:h-11', isGrouped ? 'top-9 pointer-coarse:top-11' : 'top-0')}
          >
            {columnHeader(column)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
