import type { Sheet } from '../../read/sheet'
import { buildOutline, type Link } from '../outline/build-outline'
import { type CurriculumItem, type Outline, plainItem } from '../outline/outline'
import { plainStatement } from '../outline/plain-statement'

/** Columns of an exported competency framework, whose titles are in the language of whoever exported it. */
const columns = { parent: 0, id: 1, name: 2, description: 3, isFramework: 12, taxonomies: 13 } as const

type Column = keyof typeof columns

const cellOf = ({ cells }: Sheet['rows'][number], column: Column): string => {
  const cell = cells[columns[column]]
  return typeof cell === 'string' ? cell.trim() : ''
}

const frameworkOf = ({ rows }: Sheet): Sheet['rows'][number] | undefined => {
  const [titles, ...others] = rows
  if (!titles || titles.cells.length < columns.isFramework) return undefined
  return others.find((row) => cellOf(row, 'isFramework') === '1' && cellOf(row, 'parent') === '')
}

/** Whether a table is a competency framework as Moodle exports it. */
export const isMoodle = (sheet: Sheet): boolean => frameworkOf(sheet) !== undefined

/**
 * The outline of a competency framework of Moodle: the framework is the document, and a competency without others below
 * it has its description as its text. Throws an ImportFault that names entries by their ID numbers and lines.
 */
export const readMoodle = (sheet: Sheet): Outline => {
  const framework = frameworkOf(sheet)
  const rows = sheet.rows.slice(1).filter((row) => row !== framework && cellOf(row, 'name') !== '')
  const root = framework ? cellOf(framework, 'id') : ''
  const parents = new Set(rows.map((row) => cellOf(row, 'parent')))
  const kinds = framework ? cellOf(framework, 'taxonomies').split(',') : []
  const parentOf = new Map(rows.map((row) => [cellOf(row, 'id'), cellOf(row, 'parent')]))
  const depthOf = (id: string): number => {
    let depth = 0
    for (let above = parentOf.get(id); above && depth < kinds.length; above = parentOf.get(above)) depth++
    return depth
  }
  const items = rows.map((row): CurriculumItem => {
    const [id, name] = [cellOf(row, 'id'), plainStatement(cellOf(row, 'name'))]
    const description = parents.has(id) ? '' : plainStatement(cellOf(row, 'description'))
    const kind = kinds[depthOf(id)]?.trim() || null
    return { ...plainItem, id, line: row.number, text: description || name, shortText: name, kind, schoolLevels: [] }
  })
  const links = rows.map((row): Link => {
    return { child: cellOf(row, 'id'), parent: cellOf(row, 'parent') || root, place: null }
  })
  const title = framework ? plainStatement(cellOf(framework, 'name')) : ''
  const document = { ...plainItem, id: root, text: title, schoolLevels: [] }
  return { licence: null, roots: buildOutline([document, ...items], links, [root]) }
}
