import { useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { TableState } from '../../table/table-state'
import { type DataColumn, isShown } from './column'
import { definitionsOf, features, searchColumn } from './table-model'

export interface DataTableInput<Row> {
  readonly columns: readonly DataColumn<Row>[]
  /** Undefined while they are on their way. */
  readonly rows: readonly Row[] | undefined
  readonly rowId: (row: Row) => string
  readonly state: TableState
  /** Rows on one page; without it there is one page. */
  readonly pageSize?: number | undefined
  /** Given, the server searches, filters, sorts and pages; `rows` are those of one page and these are all there are. */
  readonly count?: number | undefined
  /** Which rows can be chosen; all without it. */
  readonly isChoosable?: ((row: Row) => boolean) | undefined
}

const none: readonly never[] = []

/** All rows on one page. */
const endless = Number.MAX_SAFE_INTEGER

/** Rows of a table as they are searched, filtered, sorted, paged and chosen, and the columns that show. */
export const useDataTable = <Row extends object>(input: DataTableInput<Row>) => {
  const { columns, rows = none, rowId, state, count, isChoosable } = input
  const isServed = count !== undefined
  const definitions = useMemo(() => definitionsOf(columns), [columns])
  // The library remembers values for a row as long as the rows stay the same; other columns read other values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const data = useMemo(() => [...rows], [rows, columns])
  const query = state.search.trim()
  const filters = columns.map(({ id, fits }) => ({ id, value: fits === undefined ? '' : state.choice(id) }))
  const pageSize = input.pageSize ?? endless
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    enableRowSelection: ({ original }) => isChoosable?.(original) ?? true,
    isRowRangeSelectionEvent: (event) => (event as Pick<MouseEvent, 'shiftKey'>).shiftKey,
    manualFiltering: isServed,
    manualSorting: isServed,
    autoResetAll: false,
    state: {
      sorting: [{ id: state.order.field, desc: state.order.dir === 'desc' }],
      columnFilters: [...filters, { id: searchColumn, value: query }].filter(({ value }) => value !== ''),
    },
  })
  const fitting = isServed ? table.getCoreRowModel().rows : table.getSortedRowModel().rows
  const all = count ?? fitting.length
  const page = Math.min(state.page, Math.max(1, Math.ceil(all / pageSize)))
  const start = (page - 1) * pageSize
  const chosen = fitting.filter((row) => row.getIsSelected())
  return {
    table,
    columns: columns.filter((column) => isShown(column, state.columns)),
    /** All that fit, in their order; of a served table those of its page. */
    fitting,
    /** Those of the page, and how many come before and are there at all. */
    shown: isServed ? fitting : fitting.slice(start, start + pageSize),
    start,
    count: all,
    page,
    pageSize,
    /** Fitting rows that are chosen. */
    chosen: chosen.map(({ original }) => original),
    areAllChosen: chosen.length > 0 && fitting.every((row) => row.getIsSelected() || !row.getCanSelect()),
  }
}

export type DataTableModel<Row extends object> = ReturnType<typeof useDataTable<Row>>
