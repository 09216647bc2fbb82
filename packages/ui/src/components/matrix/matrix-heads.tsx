import type { ReactNode } from 'react'
import { cn } from '../../cn'
import type { MatrixGroup } from './matrix-props'

const cornerStyle = 'sticky left-0 z-10 w-(--head) flex-none border-r bg-card text-left -outline-offset-2'

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
    // biome-ignore lint/a11y/noRedundantRoles: what is no box of a table has no role by itself in every browser.
    <thead role="rowgroup" className="sticky top-0 z-20 block bg-card">
      {isGrouped && (
        // biome-ignore lint/a11y/noRedundantRoles: as of the group of rows.
        <tr role="row" aria-rowindex={1} className="flex h-9 border-b pointer-coarse:h-11">
          <td role="presentation" className={cornerStyle} />
          {groups.map((group, index) => (
            // biome-ignore lint/a11y/useSemanticElements: as of the group of rows.
            <th
              key={group.id}
              role="columnheader"
              scope="colgroup"
              colSpan={group.span}
              data-place={`-2:${at[index]}`}
              data-span={group.span}
              tabIndex={-1}
              className="min-w-0 cursor-default overflow-hidden border-l px-1 text-left text-xs font-medium -outline-offset-2"
              // Grows as its columns do.
              style={{ flex: `${group.span} 0 calc(${group.span} * var(--cell))` }}
            >
              {group.label}
            </th>
          ))}
        </tr>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: as of the group of rows. */}
      <tr role="row" aria-rowindex={isGrouped ? 2 : 1} className="flex h-(--heads) border-b">
        <td
          data-place="-1:-1"
          tabIndex={-1}
          className={cn(cornerStyle, 'content-end truncate px-3 pb-1.5 text-xs text-muted-foreground')}
        >
          {corner}
        </td>
        {columns.map((column, index) => (
          <th
            key={column.id}
            // biome-ignore lint/a11y/noRedundantRoles: as of the group of rows.
            role="columnheader"
            scope="col"
            aria-colindex={index + 2}
            data-place={`-1:${index}`}
            tabIndex={-1}
            className="matrix-column-head"
          >
            {columnHeader(column)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
