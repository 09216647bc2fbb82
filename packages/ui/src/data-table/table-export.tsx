import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { IconButton } from '../form/icon-button'
import type { DataColumn } from './model/column'

/** Gets the columns that show and have values, and all rows that fit search and filters, in their order. */
export type ExportRows<Row> = (columns: readonly DataColumn<Row>[], rows: readonly Row[]) => Promise<void>

interface TableExportProps<Row> {
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  onExport: ExportRows<Row>
}

/** Downloads the table as it is shown, all pages of it. */
export function TableExport<Row>({ label, columns, rows, onExport }: TableExportProps<Row>) {
  const [isBusy, setIsBusy] = useState(false)
  const start = async () => {
    setIsBusy(true)
    try {
      await onExport(
        columns.filter(({ value }) => value !== undefined),
        rows,
      )
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <IconButton variant="outline" label={label} disabled={rows.length === 0} busy={isBusy} onClick={() => void start()}>
      <Download aria-hidden />
    </IconButton>
  )
}
