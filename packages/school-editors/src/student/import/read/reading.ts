import { guessColumns } from './find-columns'
import type { ColumnReading, ListRow, ListTable, ProposedReading } from './list'
import { contradicts, type KnownNames, knownNames, type NamePair, orderOf, votesOf } from './name-order'
import { splitAtComma, splitName, withoutNumber } from './split-name'
import { nameRoles, orderOfTitle, type Role } from './titles'

const cellsOf = (rows: readonly ListRow[], column: number): string[] =>
  rows.map(({ cells }) => withoutNumber(cells[column] ?? '')).filter((cell) => cell !== '')

const proposeColumns = (table: ListTable, reading: ColumnReading, known: KnownNames): ProposedReading => {
  const first = reading.roles.indexOf('first')
  const last = reading.roles.indexOf('last')
  const pairs = table.rows.map(({ cells }): NamePair => [cells[first] ?? '', cells[last] ?? ''])
  const votes = votesOf(pairs, known)
  if (table.columns) return { reading, doubt: contradicts(votes, 'first', pairs.length) ? 'contradiction' : null }
  const order = orderOf(votes, pairs.length)
  return { reading: order === 'last' ? swapped(reading) : reading, doubt: order === null ? 'unclear' : null }
}

const proposeFullName = (table: ListTable, reading: ColumnReading, known: KnownNames): ProposedReading => {
  const column = reading.roles.indexOf('whole')
  const cells = cellsOf(table.rows, column)
  const byComma = cells.flatMap((cell): NamePair[] => {
    const parts = splitAtComma(cell)
    return parts ? [parts] : []
  })
  if (contradicts(votesOf(byComma, known), 'last', byComma.length)) return { reading, doubt: 'contradiction' }
  const own = knownNames(byComma.map(([lastName, firstName]) => ({ firstName, lastName })))
  const all = { first: new Set([...known.first, ...own.first]), last: new Set([...known.last, ...own.last]) }
  const plain = cells.filter((cell) => splitAtComma(cell) === null && cell.includes(' '))
  if (plain.length === 0) return { reading, doubt: null }
  const pairs = plain.map((cell): NamePair => splitName(cell, 'first'))
  const votes = votesOf(pairs, all)
  const titleOrder = orderOfTitle(table.titles?.[column] ?? '')
  if (titleOrder)
    return {
      reading: { ...reading, order: titleOrder },
      doubt: contradicts(votes, titleOrder, pairs.length) ? 'contradiction' : null,
    }
  const order = orderOf(votes, pairs.length)
  return { reading: { ...reading, order: order ?? 'first' }, doubt: order === null ? 'unclear' : null }
}

/**
 * The likeliest role of each column, and whether the user has to be asked for the order of the names (rule import.1).
 */
export const proposeReading = (table: ListTable, known: KnownNames): ProposedReading => {
  const { roles, spare } = table.columns ?? guessColumns(table)
  const reading: ColumnReading = { roles, spare, order: 'first', commaSwapped: false }
  if (table.isStructured) return { reading, doubt: null }
  return roles.includes('whole') ? proposeFullName(table, reading, known) : proposeColumns(table, reading, known)
}

const otherRole: Partial<Readonly<Record<Role, Role>>> = { first: 'last', last: 'first' }

/** The reading with first and last names swapped. */
export const swapped = ({ roles, order, commaSwapped }: ColumnReading): ColumnReading => ({
  roles: roles.map((role) => otherRole[role] ?? role),
  // The second column of first names belongs to the title that turned out wrong.
  spare: null,
  order: order === 'first' ? 'last' : 'first',
  commaSwapped: !commaSwapped,
})

/** The reading with another role for a column; a role that only one column can have moves from the former one. */
export const withRole = (reading: ColumnReading, column: number, role: Role): ColumnReading => {
  const clashes = (other: Role): boolean => {
    if (other === 'none' || role === 'none') return false
    if (role === 'whole') return nameRoles.includes(other)
    return other === role || (other === 'whole' && nameRoles.includes(role))
  }
  const roles = reading.roles.map((other, at) => (at === column ? role : clashes(other) ? 'none' : other))
  return { ...reading, roles, spare: null }
}

/** Whether the columns give first and last names. */
export const isComplete = ({ roles }: ColumnReading): boolean =>
  roles.includes('whole') || (roles.includes('first') && roles.includes('last'))
