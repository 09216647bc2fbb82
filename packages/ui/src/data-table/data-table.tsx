import { type ReactNode, useEffect } from 'react'
import { BulkBar } from '../table/bulk-bar'
import { Pager } from '../table/pager'
import type { TableTexts } from '../table/table-texts'
import { DataSheet, type DataSheetProps } from './data-sheet'
import { DataToolbar, type DataToolbarProps } from './data-toolbar'
import { type DataTableInput, useDataTable } from './model/use-data-table'

export interface DataTableProps<Row extends object>
  extends DataTableInput<Row>,
    Pick<DataToolbarProps<Row>, 'filters' | 'onExport'>,
    Pick<DataSheetProps<Row>, 'label' | 'chooseLabel' | 'maxHeight'> {
  texts: TableTexts
  /** Said while the first rows are on their way: "Schulen werden geladen". Not needed where rows are always there. */
  loadingLabel?: string | undefined
  /** The next answer is on its way; the rows before stay. */
  busy?: boolean | undefined
  /** Stands in place of rows that could not be read. */
  failure?: ReactNode | undefined
  /** Stands in place of the table when no row fits. */
  empty: ReactNode
  /** A short text above the table, about how many rows fit. */
  summary?: ((count: number) => ReactNode) | undefined
  /** What can be done with chosen rows: small buttons. `clear` chooses none. */
  bulk?: ((chosen: readonly Row[], clear: () => void) => ReactNode) | undefined
}

/**
 * Rows and columns with all that comes with them: search, filters and order by the state that is given (an address or
 * anything else that keeps texts), pages, choice of columns and of rows, keyboard, export, and every state.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, texts, state, rows, failure, empty, summary, bulk, busy = false } = props
  const model = useDataTable(props)
  const { table, fitting, shown, chosen, count, page, pageSize } = model
  const isLoading = rows === undefined && !failure
  const goTo = (next: number) => state.change({ page: next === 1 ? '' : String(next) })
  const clear = () => table.resetRowSelection(true)
  const isPageGone = rows !== undefined && !busy && state.page !== page
  // Its last rows were removed, or an old link leads to it.
  useEffect(() => {
    if (isPageGone) goTo(page)
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <DataToolbar
        {...props}
        columns={props.columns}
        shownColumns={model.columns}
        rows={fitting.map(({ original }) => original)}
        summary={isLoading ? undefined : summary?.(count)}
      />
      {!rows && failure}
      {rows && count === 0 && empty}
      {(isLoading || shown.length > 0) && (
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
          {bulk(chosen, clear)}
        </BulkBar>
      )}
    </div>
  )
}
