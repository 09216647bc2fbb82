import { useTable } from '@tanstack/react-table'
import { useMemo, useRef } from 'react'
import type { TableState } from '../../table/table-state'
import { type DataColumn, isVisible } from './column'
import { definitionsOf, features, searchColumn } from './table-model'

/** Rows by id, as last read, including those of pages that are no longer shown. */
const useKnownRows = <Row>(visible: readonly Row[], rowId: (row: Row) => string) => {
  const rows = useRef(new Map<string, Row>())
  const add = (some: readonly Row[]) => {
    for (const row of some) rows.current.set(rowId(row), row)
  }
  add(visible)
  return { add, of: (ids: readonly string[]): Row[] => ids.flatMap((id) => rows.current.get(id) ?? []) }
}

export interface DataTableInput<Row> {
  readonly columns: readonly DataColumn<Row>[]
  /** Undefined while loading. */
  readonly rows: readonly Row[] | undefined
  readonly rowId: (row: Row) => string
  readonly state: TableState
  /** Rows per page; without it there is one page. */
  readonly pageSize?: number | undefined
  /** If given, the server searches, filters, sorts and pages; `rows` is one page and this the total number. */
  readonly count?: number | undefined
  /** Which rows can be chosen; by default all. */
  readonly isChoosable?: ((row: Row) => boolean) | undefined
  /** If the server pages: reads all matching rows, so that all of them can be chosen. */
  readonly readAll?: (() => Promise<readonly Row[]>) | undefined
}

const none: readonly never[] = []

/** All rows on one page. */
const unlimited = Number.MAX_SAFE_INTEGER

/** The rows after search, filters, sorting, paging and choice, and the visible columns. */
export const useDataTable = <Row extends object>(input: DataTableInput<Row>) => {
  const { columns, rows = none, rowId, state, count, isChoosable } = input
  const isServed = count !== undefined
  const definitions = useMemo(() => definitionsOf(columns), [columns])
  // The library remembers values for a row as long as the rows stay the same; other columns read other values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const data = useMemo(() => [...rows], [rows, columns])
  const query = state.search.trim()
  const filters = columns.map(({ id, fits }) => ({ id, value: fits === undefined ? '' : state.choice(id) }))
  const pageSize = input.pageSize ?? unlimited
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
  const known = useKnownRows(rows, rowId)
  const { rowSelection } = table.state
  const chosenIds = Object.keys(rowSelection).filter((id) => rowSelection[id])
  const chosen = isServed
    ? known.of(chosenIds)
    : fitting.filter((row) => row.getIsSelected()).map(({ original }) => original)
  const readChoosable = async () => ((await input.readAll?.()) ?? []).filter((row) => isChoosable?.(row) ?? true)
  /** Chooses the rows of all pages. */
  const chooseAllPages = async () => {
    const every = await readChoosable()
    known.add(every)
    table.setRowSelection(Object.fromEntries(every.map((row) => [rowId(row), true])))
  }
  return {
    table,
    chooseAllPages: input.readAll && chooseAllPages,
    /** Number of rows on all pages that can be chosen; needed if not all of them can. */
    countChoosable: isChoosable && (async () => (await readChoosable()).length),
    columns: columns.filter((column) => isVisible(column, state.columns)),
    /** All matching rows, in order; for a server-side table those of its page. */
    fitting,
    /** The rows of the page, their offset and the total. */
    shown: isServed ? fitting : fitting.slice(start, start + pageSize),
    start,
    count: all,
    page,
    pageSize,
    /** Chosen rows that match, in a server-side table also those of other pages. */
    chosen,
    areAllChosen: chosen.length > 0 && fitting.every((row) => row.getIsSelected() || !row.getCanSelect()),
  }
}

export type DataTableModel<Row extends object> = ReturnType<typeof useDataTable<Row>>
