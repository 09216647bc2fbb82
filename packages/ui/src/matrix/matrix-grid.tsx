import type { ReactNode } from 'react'
import { cn } from '../cn'
import type { MatrixGridProps, MatrixTarget } from './matrix-props'
import { MatrixRow } from './matrix-row'
import { useGridFocus } from './use-grid-focus'

export type { MatrixGridProps, MatrixTarget }

/**
 * Rows by columns with one Tab stop, arrow keys inside, and a sticky first row and column. The focus moves without
 * rendering, and a changed value renders only its cell.
 */
export function MatrixGrid<R extends { id: string }, C extends { id: string }, V>(props: MatrixGridProps<R, C, V>) {
  const { label, rows, columns, corner, groups = [], columnHeader, headHeight = 160, columnWidth = 56 } = props
  const { rowHeaderWidth = 200, maxHeight = 'calc(100dvh - 14rem)' } = props
  const grid = useGridFocus(props)
  const groupHeight = groups.length > 0 ? 36 : 0
  const first = `min(${rowHeaderWidth}px, 38vw)`
  const headRows = groups.length > 0 ? 2 : 1
  return (
    <div
      data-scroller=""
      className={cn('relative isolate overflow-auto overscroll-x-contain rounded-lg border bg-card', props.className)}
      style={{
        ...headVariable(headHeight),
        maxHeight,
        scrollPadding: `${groupHeight + headHeight + 4}px 4px 4px calc(${first} + 4px)`,
      }}
    >
      <table
        {...grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table has the structure of a grid.
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + headRows}
        aria-colcount={columns.length + 1}
        className="table-fixed border-separate border-spacing-0 text-sm"
        style={{ width: `calc(${first} + ${columns.length * columnWidth}px)` }}
      >
        <colgroup>
          <col style={{ width: first }} />
          <col span={columns.length} style={{ width: columnWidth }} />
        </colgroup>
        <thead>
          {groups.length > 0 && (
            <tr aria-rowindex={1}>
              <td className={cn(cornerStyle, 'top-0')} style={{ height: groupHeight }} />
              {groups.map((group) => (
                <th
                  key={group.id}
                  scope="colgroup"
                  colSpan={group.span}
                  className="sticky top-0 z-20 border-b border-l bg-card px-2 text-left text-xs font-medium"
                  style={{ height: groupHeight }}
                >
                  <span className="sticky block w-fit max-w-full truncate" style={{ left: `calc(${first} + 8px)` }}>
                    {group.label}
                  </span>
                </th>
              ))}
            </tr>
          )}
          <tr aria-rowindex={headRows}>
            <td
              data-place="-1:-1"
              tabIndex={-1}
              className={cn(cornerStyle, 'px-4 pb-2 align-bottom text-xs text-muted-foreground')}
              style={{ top: groupHeight, height: headHeight }}
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
                className="sticky z-20 cursor-default border-b border-l border-l-border/50 bg-card p-0 align-bottom font-normal -outline-offset-2 hover:bg-muted"
                style={{ top: groupHeight, height: headHeight }}
              >
                {columnHeader(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <MatrixRow
              key={row.id}
              row={row}
              index={index}
              ariaIndex={index + headRows + 1}
              columns={columns}
              rowHeader={props.rowHeader}
              value={props.value}
              cell={props.cell}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cornerStyle = 'sticky left-0 z-30 border-b border-r bg-card text-left -outline-offset-2'

/** Height of the header content. */
const headVariable = (height: number): Record<string, string> => ({ '--matrix-head': `${height}px` })

/** Vertical text in a narrow column header, three lines at most. */
export function UprightLabel({ children }: { children: ReactNode }) {
  return (
    <span className="flex h-(--matrix-head) justify-center py-2.5 text-left text-xs leading-4">
      <span className="line-clamp-3 h-full rotate-180 [writing-mode:vertical-rl]">{children}</span>
    </span>
  )
}
