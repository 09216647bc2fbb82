import { saveFile, useErrorText, useToast } from '@lernspur/app-runtime'
import type { ExportRows } from '@lernspur/ui/components/data-table/table-export'

/**
 * Downloads the rows of a table as an Excel file of this name; errors are shown in a toast. A paginated table provides
 * `readAll`, which reads all matching rows.
 */
export const useTableExport = <Row>(name: string, readAll?: () => Promise<readonly Row[]>): ExportRows<Row> => {
  const toast = useToast()
  const textOf = useErrorText()
  return async (columns, rows) => {
    try {
      const [{ spreadsheetOf }, all] = await Promise.all([import('./spreadsheet'), readAll?.() ?? rows])
      saveFile(spreadsheetOf(columns, all), `${name}.xlsx`)
    } catch (error) {
      toast({ text: textOf(error), tone: 'error' })
    }
  }
}
