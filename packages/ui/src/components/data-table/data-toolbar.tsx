import type { ReactNode } from 'react'
import { cn } from '../../cn'
import type { TableState } from '../table/table-state'
import type { TableTexts } from '../table/table-texts'
import { ColumnChoice } from './column-choice'
import type { DataColumn } from './model/column'
import { type ExportRows, TableExport } from './table-export'

export interface DataToolbarProps<Row> {
  columns: readonly DataColumn<Row>[]
  /** Visible columns. */
  visibleColumns: readonly DataColumn<Row>[]
  /** All matching rows. */
  rows: readonly Row[]
  state: TableState
  texts: Pick<TableTexts, 'columns' | 'download'>
  /** Search field and filters. */
  filters?: ReactNode | undefined
  /** A short text about the rows. */
  summary?: ReactNode | undefined
  /** If given, the rows can be downloaded. */
  onExport?: ExportRows<Row> | undefined
}

/** The toolbar of a table: filters, choice of columns and download. */
export function DataToolbar<Row>(props: DataToolbarProps<Row>) {
  const { columns, visibleColumns, rows, state, texts, filters, summary, onExport } = props
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className={cn('min-w-0 flex-1', summary && 'max-sm:basis-full')}>{filters}</div>
      <div className="flex gap-2 self-start empty:hidden max-sm:order-last xl:self-end">
        <ColumnChoice columns={columns} state={state} label={texts.columns} />
        {onExport !== undefined && (
          <TableExport
            label={texts.download}
            columns={columns.filter((column) => column.isExported ?? visibleColumns.includes(column))}
            rows={rows}
            onExport={onExport}
          />
        )}
      </div>
      {summary && <div className="flex-1 text-sm text-muted-foreground sm:basis-full">{summary}</div>}
    </div>
  )
}
