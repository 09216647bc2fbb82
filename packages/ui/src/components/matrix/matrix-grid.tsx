import { type CSSProperties, useEffect, useState } from 'react'
import { cn } from '../../cn'
import { MatrixHeads } from './matrix-heads'
import type { MatrixGridProps } from './matrix-props'
import { MatrixRow } from './matrix-row'
import { defaultHeight, LaterCells, smallestHead } from './row/later-cells'
import { useGridFocus } from './use-grid-focus'

/** Width from which the title of a column is written across, and not upwards: two words of it. */
const across = 88

/** Width of the row heads: smaller on a phone, larger if the columns leave room. */
const headWidth = (columns: number): string => `clamp(${smallestHead}, 100cqi - 2px - ${columns} * var(--cell), 300px)`

/** Height of the column heads: lower where each is wide enough for a title written across. */
const headHeight = (columns: number): string =>
  `clamp(3.75rem, (${across}px - (100cqi - 2px - ${headWidth(columns)}) / ${Math.max(1, columns)}) * 9999, 9.5rem)`

/**
 * Rows by columns with one Tab stop, arrow keys inside, and a sticky first row and column. All cells are in the
 * document, each a single element of a fixed height: 32 px with a mouse, 44 px with touch; they share the width. The focus moves without
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
          'relative isolate scroll-pr-1 scroll-pb-1 overflow-auto overscroll-x-contain rounded-lg border bg-card [--cell:40px] [--groups:2.25rem] pointer-coarse:[--cell:48px] pointer-coarse:[--groups:2.75rem]',
          className,
        )}
        style={
          {
            '--heads': headHeight(columns.length),
            maxHeight: defaultHeight,
            scrollPaddingLeft: `calc(${first} + 4px)`,
            scrollPaddingTop: `calc(var(--heads) + ${headRows - 1} * var(--groups) + 4px)`,
          } as CSSProperties
        }
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
            {
              ...style,
              '--head': first,
              width: `max(100cqi - 2px, ${first} + ${columns.length} * var(--cell))`,
            } as CSSProperties
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
