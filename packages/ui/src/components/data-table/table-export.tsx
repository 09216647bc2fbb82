import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { IconButton } from '../button/icon-button'
import type { DataColumn } from './model/column'

/** Called with the visible and the exported columns that have values, and all matching rows in order. */
export type ExportRows<Row> = (columns: readonly DataColumn<Row>[], rows: readonly Row[]) => Promise<void>

interface TableExportProps<Row> {
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  onExport: ExportRows<Row>
}

/** Downloads the table as shown, with all pages. */
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
