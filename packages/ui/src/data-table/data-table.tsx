import { type ReactNode, useState } from 'react'
import { cn } from '../cn'
import { BulkBar } from '../table/bulk-bar'
import { Pager } from '../table/pager'
import { Table } from '../table/table'
import type { TableTexts } from '../table/table-texts'
import { DataHead } from './data-head'
import { DataToolbar, type DataToolbarProps } from './data-toolbar'
import { type DataTableInput, useDataTable } from './model/use-data-table'
import { DataBody } from './rows/data-body'
import { isLong } from './rows/use-row-window'
import { SkeletonRows } from './skeleton-rows'

/** Shows how many rows fit, or anything else that follows from them. */
type OfRows<Row> = (rows: readonly Row[], count: number) => ReactNode

export interface DataTableProps<Row extends object>
  extends DataTableInput<Row>,
    Pick<DataToolbarProps<Row>, 'filters' | 'onExport'> {
  /** Accessible name. */
  label: string
  texts: TableTexts
  /** Said while the first rows are on their way: "Schulen werden geladen". Not needed where rows are always there. */
  loadingLabel?: string | undefined
  /** The next answer is on its way; the rows before stay. */
  busy?: boolean | undefined
  /** Stands in place of rows that could not be read. */
  failure?: ReactNode | undefined
  /** Stands in place of the table when no row fits. */
  empty: ReactNode
  /** A line above the table. */
  summary?: OfRows<Row> | undefined
  /** Accessible name of the box that chooses a row; with it rows can be chosen. */
  chooseLabel?: ((row: Row) => string) | undefined
  /** What can be done with chosen rows: small buttons. `clear` chooses none. */
  bulk?: ((chosen: readonly Row[], clear: () => void) => ReactNode) | undefined
  /** Highest the table becomes before it scrolls inside itself (a CSS length); long tables have one of their own. */
  maxHeight?: string | undefined
}

const longHeight = 'max(20rem, 70dvh)'

/**
 * Rows and columns with all that comes with them: search, filters and order by the state that is given (an address or
 * anything else that keeps texts), pages, choice of columns and of rows, keyboard, export, and every state.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, texts, state, rows, failure, empty, summary, chooseLabel, bulk, busy = false } = props
  const model = useDataTable(props)
  const { table, columns, fitting, shown, chosen, count, page, pageSize } = model
  // Rows in sight are known once the scroller is there: that draws them.
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const long = isLong(shown.length)
  const isPaged = count > shown.length
  const isLoading = rows === undefined && !failure
  const total = long || isPaged ? count + 1 : undefined
  const originals = fitting.map(({ original }) => original)
  const chooseAll = chooseLabel && {
    label: texts.chooseAll,
    checked: chosen.length > 0 && (chosen.length === fitting.length || ('indeterminate' as const)),
    onChange: (all: boolean) => table.toggleAllRowsSelected(all),
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <DataToolbar {...props} columns={props.columns} shownColumns={columns} rows={originals} />
      {!isLoading && summary?.(originals, count)}
      {!rows && failure}
      {rows && count === 0 && empty}
      {(isLoading || shown.length > 0) && (
        <Table
          label={label}
          scroller={setScroller}
          maxHeight={props.maxHeight ?? (long ? longHeight : undefined)}
          aria-busy={busy || isLoading}
          aria-rowcount={total}
          className={cn(long && 'table-fixed')}
        >
          <DataHead columns={columns} state={state} chooseAll={chooseAll} hasWidths={long} rowIndex={total && 1} />
          {isLoading ? (
            <SkeletonRows columns={columns} hasChoice={chooseLabel !== undefined} />
          ) : (
            <DataBody
              rows={shown}
              columns={columns}
              scroller={scroller}
              start={isPaged ? model.start : undefined}
              chooseLabel={chooseLabel}
            />
          )}
        </Table>
      )}
      {isLoading && (
        <span role="status" className="sr-only">
          {props.loadingLabel}
        </span>
      )}
      <Pager
        page={page}
        pageSize={pageSize}
        count={count}
        texts={texts}
        onPage={(next) => state.change({ page: next === 1 ? '' : String(next) })}
      />
      {chosen.length > 0 && bulk !== undefined && (
        <BulkBar count={chosen.length} texts={texts} onClear={() => table.resetRowSelection(true)}>
          {bulk(chosen, () => table.resetRowSelection(true))}
        </BulkBar>
      )}
    </div>
  )
}
