import { type Fault, ImportFault } from '../../fault/import-fault'
import type { Row, Sheet } from '../../read/sheet'
import { buildOutline, type Link } from '../outline/build-outline'
import { type CurriculumItem, type Outline, plainItem } from '../outline/outline'
import { plainText } from '../outline/plain-text'

/** Columns of an export of competencies from Moodle, by their names in English and German. */
const columns = {
  parent: ['parent id number', 'übergeordnete id-nummer', 'id-nummer der übergeordneten kompetenz'],
  id: ['id number', 'id-nummer'],
  shortName: ['short name', 'shortname', 'kurzname', 'kurzbezeichnung'],
  description: ['description', 'beschreibung'],
  isFramework: ['is competency framework', 'ist kompetenzrahmen', 'kompetenzrahmen'],
} as const
type Column = keyof typeof columns

const wordOf = (cell: Row['cells'][number]): string => (typeof cell === 'string' ? cell.trim() : '')

/** Where the columns stand; undefined for a table of something else. */
const positionsOf = ({ cells }: Row): Readonly<Record<Column, number>> | undefined => {
  const words = cells.map((cell) => wordOf(cell).normalize('NFC').toLowerCase())
  const found = Object.entries(columns).map(
    ([column, names]) => [column, words.findIndex((word) => (names as readonly string[]).includes(word))] as const,
  )
  return found.every(([, index]) => index >= 0) ? (Object.fromEntries(found) as Record<Column, number>) : undefined
}

const isTrue = (word: string): boolean => /^(1|true|yes|ja|wahr)$/i.test(word)

/** A competency by its description, where it says more than its short name. */
const itemOf = (id: string, line: number, shortName: string, description: string): CurriculumItem => {
  const [short, long] = [plainText(shortName), plainText(description)]
  return { ...plainItem, id, line, text: long || short, shortText: short || null, schoolLevels: [] }
}

/**
 * The outline of a competency framework that Moodle has exported as CSV; undefined for any other table. Throws an
 * ImportFault that names items by their id number and line.
 */
export const readMoodle = ({ rows: [head, ...rows] }: Sheet): Outline | undefined => {
  const at = head && positionsOf(head)
  if (!at) return undefined
  const items: CurriculumItem[] = []
  const links: Link[] = []
  const faults: Fault[] = []
  const word = ({ cells }: Row, column: Column): string => wordOf(cells[at[column]])
  const roots = rows.filter((row) => isTrue(word(row, 'isFramework'))).map((row) => word(row, 'id'))
  for (const row of rows) {
    const read = (column: Column): string => word(row, column)
    const { number } = row
    const id = read('id')
    if (id === '') {
      faults.push({ reason: 'missing', place: { sheet: 1, row: number } })
      continue
    }
    const isRoot = roots.includes(id)
    items.push(itemOf(id, number, read('shortName'), isRoot ? '' : read('description')))
    if (!isRoot) links.push({ child: id, parent: read('parent') || (roots[0] ?? ''), place: null })
  }
  if (faults.length > 0) throw new ImportFault('IMPORT_FAILED', faults)
  return { licence: null, roots: buildOutline(items, links, roots) }
}
