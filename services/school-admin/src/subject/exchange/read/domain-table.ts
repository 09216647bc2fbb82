import {
  competenceLimits,
  createCompetenceDomainSchema,
  createCompetenceSchema,
} from '@lernspur/contracts/school-admin/competence.contract'
import { resizedLevelDescriptions, storedLevelDescriptions } from '@lernspur/contracts/school-admin/level-description'
import { freeText } from '@lernspur/contracts/wire/fields'
import type { CompetenceContent, DomainContent } from '../../content/subject-content'
import { columns, type LevelColumn, levelColumnOf, requiredColumns } from '../subject-sheet'
import type { FaultList } from './fault-list'
import { isBlank, isSame, type Row } from './sheet'

const { name: domainName, symbol: domainSymbol } = createCompetenceDomainSchema.shape
const { description, childSentence, shortTitle } = createCompetenceSchema.shape
const levelDescription = freeText(competenceLimits.levelDescription)

/** The columns of a table: how many it may have, and which of them describe levels. */
export interface TableColumns {
  readonly count: number
  /** By their index from 0. */
  readonly described: ReadonlyMap<number, LevelColumn>
}

/** Whether a row is the table's header, or looks like it. */
export const isHead = ({ cells }: Row): boolean => isSame(cells[0], columns[0])

/** Columns behind the fixed ones, which describe levels, each level once; others are reported. */
const describedColumns = (head: Row, faults: FaultList): ReadonlyMap<number, LevelColumn> => {
  const described = new Map<number, LevelColumn>()
  const found = new Set<string>()
  head.cells.forEach((cell, index) => {
    if (index < columns.length || isBlank(cell)) return
    const column = typeof cell === 'string' ? levelColumnOf(cell) : undefined
    const key = column && `${column.level} ${column.levels}`
    if (!column || !key) faults.add('extraColumn', head.number, index)
    else if (found.has(key)) faults.add('repeated', head.number, index)
    else {
      found.add(key)
      described.set(index, column)
    }
  })
  return described
}

/** Reports columns that are not part of the layout, and returns those that are there. */
export const checkHead = (head: Row, faults: FaultList): TableColumns => {
  columns.forEach((column, index) => {
    const isLeftOut = index >= requiredColumns && isBlank(head.cells[index])
    if (!isLeftOut && !isSame(head.cells[index], column)) faults.add('headers', head.number, index)
  })
  const described = describedColumns(head, faults)
  const last = head.cells.findLastIndex((cell) => !isBlank(cell))
  return { count: Math.max(requiredColumns, last + 1), described }
}

/** What a row says of the levels, on one scale alone; null where it says nothing. */
const levelsOf = (row: Row, described: TableColumns['described'], faults: FaultList): string[] | null => {
  let texts: string[] = []
  for (const [index, { level, levels }] of described) {
    if (isBlank(row.cells[index])) continue
    const text = faults.parse(levelDescription, row, index, { convert: (cell) => cell.trim() })
    if (texts.length > 0 && texts.length !== levels) faults.add('otherScale', row.number, index)
    if (text === undefined) continue
    texts = resizedLevelDescriptions(texts, levels)
    texts[level - 1] = text
  }
  return storedLevelDescriptions(texts)
}

/**
 * Domains from the rows; a blank row, or another name or symbol, starts the next one. Invalid rows are reported and
 * left out.
 */
export const readDomains = (
  rows: readonly Row[],
  { count, described }: TableColumns,
  faults: FaultList,
): DomainContent[] => {
  const domains: (DomainContent & { readonly competences: CompetenceContent[] })[] = []
  let above = 0
  for (const row of rows) {
    faults.checkCellCount(row, count)
    const name = faults.parse(domainName, row, 0)
    const symbol = faults.parse(domainSymbol, row, 1, { convert: (text) => text.trim() || null }) ?? null
    const competence = isBlank(row.cells[2]) ? undefined : faults.parse(description, row, 2)
    const last = domains.at(-1)
    const goesOn = last?.name === name && last?.symbol === symbol && row.number === above + 1
    if (name !== undefined && !goesOn) domains.push({ originId: null, name, symbol, competences: [] })
    const optional = (schema: typeof childSentence | typeof shortTitle, index: number) =>
      count > index && !isBlank(row.cells[index])
        ? faults.parse(schema, row, index, { convert: (text) => text.trim() })
        : null
    const sentence = optional(childSentence, requiredColumns)
    const title = optional(shortTitle, requiredColumns + 1)
    const levelDescriptions = levelsOf(row, described, faults)
    if (competence !== undefined) {
      const texts = {
        ...(sentence && { childSentence: sentence }),
        ...(title && { shortTitle: title }),
        ...(levelDescriptions && { levelDescriptions }),
      }
      domains.at(-1)?.competences.push({ originId: null, description: competence, ...texts })
    }
    above = row.number
  }
  return domains
}
