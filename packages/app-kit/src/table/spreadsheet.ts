import { utils, write } from '@e965/xlsx'
import type { CellValue, DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { clockOf } from './school-clock'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const millisecondsOfDay = 86_400_000

/** A date is a day if it is midnight in UTC, else an instant, which has a time as well. */
const isInstant = (value: CellValue): boolean => value instanceof Date && value.getTime() % millisecondsOfDay !== 0

/** Excel knows no time zones: instants are written as the clock of the schools shows them (rule school.9). */
const cellOf = (value: CellValue) =>
  value instanceof Date && isInstant(value) ? { t: 'd', v: clockOf(value), z: 'm/d/yy h:mm' } : value

const lengthOf = (value: CellValue): number => {
  if (!(value instanceof Date)) return String(value ?? '').length
  return (isInstant(value) ? 'YYYY-MM-DD hh:mm' : 'YYYY-MM-DD').length
}

/** Column width in characters: that of the longest value, within limits. */
const widthOf = (values: readonly CellValue[]): number =>
  Math.min(60, Math.max(8, ...values.map((value) => lengthOf(value) + 2)))

/** Rows as an Excel file with one filterable sheet; values keep their types, so that days and numbers can be sorted. */
export const spreadsheetOf = <Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): Blob => {
  const titles = columns.map(({ title }) => title)
  const values = rows.map((row) => columns.map(({ value }) => value?.(row) ?? null))
  const sheet = utils.aoa_to_sheet([titles, ...values.map((row) => row.map(cellOf))], { cellDates: true, UTC: true })
  sheet['!cols'] = columns.map((_, at) => ({
    wch: widthOf([titles[at] ?? '', ...values.map((row) => row[at] ?? null)]),
  }))
  const area = { s: { r: 0, c: 0 }, e: { r: rows.length, c: Math.max(0, columns.length - 1) } }
  sheet['!autofilter'] = { ref: utils.encode_range(area) }
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet)
  return new Blob([write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true })], { type })
}
