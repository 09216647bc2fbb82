import { studentLimits } from '@lernspur/contracts/school-admin/student.contract'
import type { ColumnReading, Line, LineProblem, ListRow, ListTable } from './list'
import { splitAtComma, splitName, withoutNumber, wordsOf } from './split-name'

const tidy = (text: string): string => wordsOf(text.normalize('NFC')).join(' ')

const namesInCell = (text: string, { order, commaSwapped }: ColumnReading): readonly [string, string] => {
  const parts = splitAtComma(text)
  if (!parts) return splitName(text.replace(/,\s*$/, ''), order)
  return commaSwapped ? parts : [parts[1], parts[0]]
}

const namesOf = ({ cells }: ListRow, reading: ColumnReading): readonly [string, string] => {
  const cellOf = (role: ColumnReading['roles'][number]) => cells[reading.roles.indexOf(role)] ?? ''
  const fullNameColumn = reading.roles.indexOf('whole')
  if (fullNameColumn !== -1) return namesInCell(withoutNumber(cells[fullNameColumn] ?? ''), reading)
  const first = cellOf('first') || (reading.spare === null ? '' : (cells[reading.spare] ?? ''))
  return [first, [cellOf('prefix'), cellOf('last')].filter(Boolean).join(' ')]
}

const problemOf = (row: ListRow, { roles }: ColumnReading, first: string, last: string): LineProblem | null => {
  const columns = roles.flatMap((role, column) => (role === 'none' ? [] : [column]))
  const faulty = columns.find((column) => row.faults.has(column))
  const kind = faulty === undefined ? undefined : row.faults.get(faulty)
  if (faulty !== undefined && kind) return { kind, column: faulty }
  const at = (role: 'first' | 'last') => Math.max(0, roles.indexOf(roles.includes('whole') ? 'whole' : role))
  if (first === '') return { kind: 'incomplete', column: at('first') }
  if (last === '') return { kind: 'incomplete', column: at('last') }
  if (first.length > studentLimits.name) return { kind: 'too-long', column: at('first') }
  if (last.length > studentLimits.name) return { kind: 'too-long', column: at('last') }
  return null
}

/** The children of a list, read in the given way. Rows without any name are left out. */
export const readLines = (table: ListTable, reading: ColumnReading): Line[] => {
  const classColumn = reading.roles.indexOf('class')
  const used = reading.roles.flatMap((role, column) => (role === 'none' || role === 'class' ? [] : [column]))
  return table.rows.flatMap((row, index) => {
    const isNamed = used.some((column) => row.faults.has(column) || /\p{L}/u.test(row.cells[column] ?? ''))
    if (!isNamed) return []
    const [firstName, lastName] = namesOf(row, reading).map(tidy) as [string, string]
    const className = (classColumn === -1 ? '' : row.cells[classColumn]) || row.sheetClass
    return [
      {
        index,
        sheet: row.sheet,
        row: row.row,
        firstName,
        lastName,
        className: className ?? null,
        text: used
          .map((column) => row.cells[column] ?? '')
          .filter(Boolean)
          .join(' '),
        problem: problemOf(row, reading, firstName, lastName),
      },
    ]
  })
}
