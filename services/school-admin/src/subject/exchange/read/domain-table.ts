import {
  createCompetenceDomainSchema,
  createCompetenceSchema,
} from '@lernspur/contracts/school-admin/competence.contract'
import type { CompetenceContent, DomainContent } from '../../content/subject-content'
import { columns, requiredColumns } from '../subject-sheet'
import type { FaultList } from './fault-list'
import { isBlank, isSame, type Row } from './sheet'

const { name: domainName, symbol: domainSymbol } = createCompetenceDomainSchema.shape
const { description, childSentence, shortTitle } = createCompetenceSchema.shape

/** Whether a row is the table's header, or looks like it. */
export const isHead = ({ cells }: Row): boolean => isSame(cells[0], columns[0])

/** Reports columns that are not part of the layout, and returns how many there are. */
export const checkHead = (head: Row, faults: FaultList): number => {
  columns.forEach((column, index) => {
    const isLeftOut = index >= requiredColumns && isBlank(head.cells[index])
    if (!isLeftOut && !isSame(head.cells[index], column)) faults.add('headers', head.number, index)
  })
  faults.checkCellCount(head, columns.length)
  const last = columns.findLastIndex((_, index) => !isBlank(head.cells[index]))
  return Math.max(requiredColumns, last + 1)
}

/**
 * Domains from the rows; a blank row, or another name or symbol, starts the next one. Invalid rows are reported and
 * left out.
 */
export const readDomains = (rows: readonly Row[], columnCount: number, faults: FaultList): DomainContent[] => {
  const domains: (DomainContent & { readonly competences: CompetenceContent[] })[] = []
  let above = 0
  for (const row of rows) {
    faults.checkCellCount(row, columnCount)
    const name = faults.parse(domainName, row, 0)
    const symbol = faults.parse(domainSymbol, row, 1, { convert: (text) => text.trim() || null }) ?? null
    const competence = isBlank(row.cells[2]) ? undefined : faults.parse(description, row, 2)
    const last = domains.at(-1)
    const goesOn = last?.name === name && last?.symbol === symbol && row.number === above + 1
    if (name !== undefined && !goesOn) domains.push({ originId: null, name, symbol, competences: [] })
    const optional = (schema: typeof childSentence | typeof shortTitle, index: number) =>
      columnCount > index && !isBlank(row.cells[index])
        ? faults.parse(schema, row, index, { convert: (text) => text.trim() })
        : null
    const sentence = optional(childSentence, requiredColumns)
    const title = optional(shortTitle, requiredColumns + 1)
    if (competence !== undefined) {
      const texts = { ...(sentence && { childSentence: sentence }), ...(title && { shortTitle: title }) }
      domains.at(-1)?.competences.push({ originId: null, description: competence, ...texts })
    }
    above = row.number
  }
  return domains
}
