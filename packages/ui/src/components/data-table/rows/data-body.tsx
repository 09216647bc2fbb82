import { Fragment, type MouseEvent } from 'react'
import { TableBody } from '../../ui/table'
import type { DataColumn } from '../model/column'
import type { ModelRow } from '../model/table-model'
import { DataRow } from './data-row'
import { useRowKeys } from './use-row-keys'
import { useRowWindow } from './use-row-window'

const controls = 'a, button, input, textarea, select, label, [role="button"], [role="menuitem"]'

/** A click on a row, outside its controls, follows the link of its header with the same modifier keys. */
const followRowLink = (event: MouseEvent): void => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(controls) !== null) return
  // The user is selecting text.
  if (getSelection()?.isCollapsed === false) return
  const link = target.closest('tr')?.querySelector<HTMLElement>('th[scope="row"] a[href]')
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}

interface DataBodyProps<Row extends object> {
  rows: readonly ModelRow<Row>[]
  columns: readonly DataColumn<Row>[]
  scroller: HTMLElement | null
  /** Rows on the previous pages, if screen readers need it. */
  start: number | undefined
  chooseLabel: ((row: Row) => string) | undefined
}

/** Takes the space of rows that are not rendered. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      <td style={{ height }} />
    </tr>
  )
}

/** Rows of a table: only the visible ones if there are many; one Tab stop with arrow keys. */
export function DataBody<Row extends object>({ rows, columns, scroller, start, chooseLabel }: DataBodyProps<Row>) {
  const rowWindow = useRowWindow(rows.length, scroller)
  const keys = useRowKeys(rows.length, rowWindow)
  const { drawn, after, isPartial, measure } = rowWindow
  const isCounted = isPartial || start !== undefined
  return (
    <TableBody {...keys} onClick={followRowLink}>
      {drawn.map(({ index, before }) => {
        const row = rows[index]
        if (row === undefined) return null
        return (
          <Fragment key={row.id}>
            <Gap height={before} />
            <DataRow
              row={row}
              columns={columns}
              index={index}
              rowIndex={isCounted ? (start ?? 0) + index + 2 : undefined}
              chooseLabel={chooseLabel}
              measure={measure}
            />
          </Fragment>
        )
      })}
      <Gap height={after} />
    </TableBody>
  )
}
