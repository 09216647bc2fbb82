import { saveFile, useErrorText, useToast } from '@lernspur/app-kit'
import type { ExportRows } from '@lernspur/ui/data-table/table-export'

/**
 * Downloads rows of a table as an Excel file of this name; what fails is said in a toast. A table whose pages are read
 * one by one gives `readAll`, which reads all rows that fit.
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
