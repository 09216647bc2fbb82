import { type CSSProperties, useEffect, useState } from 'react'
import { cn } from '../../cn'
import { MatrixHeads } from './matrix-heads'
import type { MatrixGridProps } from './matrix-props'
import { MatrixRow } from './matrix-row'
import { defaultHeight, LaterCells, smallestHead } from './row/later-cells'
import { useGridFocus } from './use-grid-focus'

/** Width of the row heads: smaller on a phone, larger if the columns leave room. */
const headWidth = (columns: number): string => `clamp(${smallestHead}, 100cqi - 2px - ${columns} * var(--cell), 300px)`

/**
 * Rows by columns with one Tab stop, arrow keys inside, and a sticky first row and column. All cells are in the
 * document, each a single element of a fixed size: 32 px with a mouse, 44 px with touch. The focus moves without
 * rendering, and a changed value draws only its own cell.
 */
export function MatrixGrid<R extends { id: string }, C extends { id: string }>(props: MatrixGridProps<R, C>) {
  const { label, rows, columns, source, corner, groups = [], rowHeader, columnHeader, style, className } = props
  const [later] = useState(() => new LaterCells())
  useEffect(() => later.open(), [later])
  const grid = useGridFocus(props, later)
  const first = headWidth(columns.length)
  const headRows = groups.length > 0 ? 2 : 1
  return (
    <div className="@container">
      <div
        data-scroller=""
        onScroll={later.drawAll}
        className={cn(
          'relative isolate w-fit max-w-full scroll-pr-1 scroll-pb-1 overflow-auto overscroll-x-contain rounded-lg border bg-card [--cell:40px] pointer-coarse:[--cell:48px]',
          headRows === 2 ? 'scroll-pt-18 pointer-coarse:scroll-pt-23' : 'scroll-pt-9 pointer-coarse:scroll-pt-12',
          className,
        )}
        style={{ maxHeight: defaultHeight, scrollPaddingLeft: `calc(${first} + 4px)` }}
      >
        <table
          {...grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table has the structure of a grid.
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + headRows}
          aria-colcount={columns.length + 1}
          className="block text-sm"
          style={
            { ...style, '--head': first, width: `calc(${first} + ${columns.length} * var(--cell))` } as CSSProperties
          }
        >
          <MatrixHeads columns={columns} columnHeader={columnHeader} groups={groups} corner={corner} />
          {/* biome-ignore lint/a11y/noRedundantRoles: what is no box of a table has no role by itself in every browser. */}
          <tbody role="rowgroup" className="block overflow-clip">
            {rows.map((row, index) => (
              <MatrixRow
                key={row.id}
                row={row}
                index={index}
                ariaIndex={index + headRows + 1}
                columns={columns}
                source={source}
                later={later}
                rowHeader={rowHeader}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
