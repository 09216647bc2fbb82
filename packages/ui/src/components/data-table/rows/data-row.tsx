import { useRef } from 'react'
import { CheckboxField } from '../../form/checkbox-field'
import { TableCell, TableRow, TableRowHead } from '../../ui/table'
import { columnStyle, type DataColumn } from '../model/column'
import type { ModelRow } from '../model/table-model'

interface DataRowProps<Row extends object> {
  row: ModelRow<Row>
  columns: readonly DataColumn<Row>[]
  /** Its index among the loaded rows, from 0. */
  index: number
  /** Its index in the whole table for screen readers, if not all rows are rendered. */
  rowIndex: number | undefined
  /** Accessible name of the row's checkbox; without it rows cannot be chosen. */
  chooseLabel: ((row: Row) => string) | undefined
  measure: (row: HTMLElement | null) => void
}

/** One row; with Shift its checkbox chooses the range from the last one. */
export function DataRow<Row extends object>(props: DataRowProps<Row>) {
  const { row, columns, index, rowIndex, chooseLabel, measure } = props
  const withShift = useRef(false)
  const isChosen = row.getIsSelected()
  const choose = (checked: boolean) =>
    row.getToggleSelectedHandler()({ target: { checked }, shiftKey: withShift.current })
  return (
    <TableRow
      ref={measure}
      data-index={index}
      aria-rowindex={rowIndex}
      aria-selected={chooseLabel === undefined ? undefined : isChosen}
      className="has-[th_a[href]]:cursor-pointer"
    >
      {chooseLabel !== undefined && (
        <TableCell
          className="w-11 p-0 sm:p-0 sm:pl-1"
          onClickCapture={({ shiftKey }) => {
            withShift.current = shiftKey
          }}
        >
          {row.getCanSelect() && (
            <CheckboxField
              className="ml-0"
              checked={isChosen}
              onCheckedChange={choose}
              hideLabel
              label={chooseLabel(row.original)}
            />
          )}
        </TableCell>
      )}
      {columns.map((column) => {
        const Cell = column.isRowHead ? TableRowHead : TableCell
        return (
          <Cell key={column.id} className={columnStyle(column)}>
            {column.cell === undefined ? String(column.value?.(row.original) ?? '') : column.cell(row.original)}
          </Cell>
        )
      })}
    </TableRow>
  )
}
