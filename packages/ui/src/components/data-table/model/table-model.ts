import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  type Row as TableRow,
  tableFeatures,
} from '@tanstack/react-table'
import { matchesQuery } from '../../../query/match-query'
import { compareValues, type DataColumn } from './column'

/**
 * The features of the library in use; paging is our own, so that a page that no longer exists falls back to the last
 * one.
 */
export const features = tableFeatures({
  columnFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
})

export type ModelRow<Row> = TableRow<typeof features, Row & object>

/** A column that is never rendered: the search covers all columns at once. */
export const searchColumn = '\u0000search'

/** Our columns as the library's. Empty values are last in both sort directions. */
export const definitionsOf = <Row extends object>(
  columns: readonly DataColumn<Row>[],
): ColumnDef<typeof features, Row>[] => {
  const collator = new Intl.Collator(document.documentElement.lang || undefined, { numeric: true })
  const drawn = columns.map(({ id, value, compare, fits, isSortable = false }): ColumnDef<typeof features, Row> => {
    const read = (row: Row) => value?.(row) ?? undefined
    return {
      id,
      accessorFn: read,
      enableSorting: isSortable,
      sortUndefined: compare === undefined && 'last',
      sortFn: ({ original: a }, { original: b }) =>
        compare?.(a, b) ?? compareValues(read(a) ?? null, read(b) ?? null, collator),
      filterFn: ({ original }, _, choice: string) => fits?.(original, choice) ?? true,
    }
  })
  const searched = columns.flatMap(({ searchText }) => searchText ?? [])
  const searchTextOf = (row: Row) => searched.map((searchText) => searchText(row)).join(' ')
  return [
    ...drawn,
    {
      id: searchColumn,
      accessorFn: searchTextOf,
      filterFn: (row, id, query: string) => matchesQuery(row.getValue<string>(id), query),
    },
  ]
}
