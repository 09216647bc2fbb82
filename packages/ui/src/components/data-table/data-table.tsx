import { type ReactNode, useEffect } from 'react'
import { BulkBar } from '../table/bulk-bar'
import { Pager } from '../table/pager'
import type { TableTexts } from '../table/table-texts'
import { ChooseAllPages } from './choose-all-pages'
import { DataSheet, type DataSheetProps } from './data-sheet'
import { DataToolbar, type DataToolbarProps } from './data-toolbar'
import { type DataTableInput, useDataTable } from './model/use-data-table'

export interface DataTableProps<Row extends object>
  extends DataTableInput<Row>,
    Pick<DataToolbarProps<Row>, 'filters' | 'onExport'>,
    Pick<DataSheetProps<Row>, 'label' | 'chooseLabel' | 'maxHeight'> {
  texts: TableTexts
  /** Announced while the first rows are loading: "Schulen werden geladen". Not needed if rows are always there. */
  loadingLabel?: string | undefined
  /** The next response is loading; the previous rows stay. */
  busy?: boolean | undefined
  /** Shown instead of rows that could not be loaded. */
  failure?: ReactNode | undefined
  /** Shown instead of the table if no row matches. */
  empty: ReactNode
  /** A short text above the table about the number of matching rows. */
  summary?: ((count: number) => ReactNode) | undefined
  /** Bulk actions as small buttons. `clear` clears the choice. */
  bulk?: ((chosen: readonly Row[], clear: () => void) => ReactNode) | undefined
}

/**
 * A table with search, filters and sorting by a given state (the URL or another store of strings), paging, choice of
 * columns and rows, keyboard control, export, and all states.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, texts, state, rows, failure, empty, summary, bulk, busy = false } = props
  const model = useDataTable(props)
  const { table, fitting, shown: visible, chosen, count, page, pageSize } = model
  const isLoading = rows === undefined && !failure
  const goTo = (next: number) => state.change({ page: next === 1 ? '' : String(next) })
  const clear = () => table.resetRowSelection(true)
  const { conditions } = state
  const isServed = props.count !== undefined
  // Rows that no longer match are not shown, so that nothing may be done to them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other conditions clear the choice.
  useEffect(() => {
    if (isServed) clear()
  }, [conditions, isServed])
  const isPageGone = rows !== undefined && !busy && state.page !== page
  // Its last rows were deleted, or an old link points to it.
  useEffect(() => {
    if (isPageGone) goTo(page)
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      {(isLoading || count > 0 || props.filters) && (
        <DataToolbar
          {...props}
          columns={props.columns}
          visibleColumns={model.columns}
          rows={fitting.map(({ original }) => original)}
          // Its place is kept until the number is known, so that nothing moves.
          summary={rows ? summary?.(count) : isLoading && summary && '\u00a0'}
        />
      )}
      {!rows && failure}
      {rows && count === 0 && empty}
      {(isLoading || visible.length > 0) && (
        <DataSheet {...props} label={label} model={model} isLoading={isLoading} busy={busy} />
      )}
      {isLoading && (
        <span role="status" className="sr-only">
          {props.loadingLabel}
        </span>
      )}
      <Pager page={page} pageSize={pageSize} count={count} texts={texts} onPage={goTo} />
      {chosen.length > 0 && bulk !== undefined && (
        <BulkBar count={chosen.length} texts={texts} onClear={clear}>
          {model.chooseAllPages && model.areAllChosen && visible.length < count && (
            <ChooseAllPages model={model} texts={texts} />
          )}
          {bulk(chosen, clear)}
        </BulkBar>
      )}
    </div>
  )
}
