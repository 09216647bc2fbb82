import { openSign, showsOpen, textForChild } from '@lernspur/contracts/teacher/report-print/visible-rows'
import type { ReportForm } from '@lernspur/contracts/tenant.contract'
import type { Marks } from '../page/pictures'
import type { ReportCompetenceRow, ReportDocumentProps, ReportDomainBlock } from '../report-document'
import { type Block, block, cacheableBlock } from '../tagged/block'
import type { Role } from '../tagged/structure'
import { reportTexts } from '../text/report-texts'
import { ChildRow } from './child-row'
import { CompactHead, CompactRow, compactColumns } from './compact-row'
import { CompetenceRow, standardColumns } from './competence-row'
import { DomainHeading } from './subject-heading'

/** Two columns of competences beside each other. */
interface RowColumns {
  /** Width of one in points, and where each begins. */
  readonly width: number
  readonly lefts: readonly [number, number]
  /** Whether remarks stand in them, too. */
  readonly hasRemarks: boolean
  /** Share of a subject that stands on the page where it begins, if the next one has room for all of it. */
  readonly least: number
}

/** How competences are set in one form of the report. */
export interface RowForm {
  /** Structure element that holds the rows of a domain. */
  readonly container: Role
  /** Two columns that its blocks are set in, each as wide as its blocks; a page's width without them. */
  readonly columns?: RowColumns
  readonly heading: (domain: ReportDomainBlock) => Block
  readonly row: (row: ReportCompetenceRow) => Block
}

const standard = ({ language }: ReportDocumentProps, marks: Marks): RowForm => {
  const texts = reportTexts(language)
  return {
    container: 'Table',
    columns: { ...standardColumns, hasRemarks: false, least: 0.5 },
    heading: ({ name, symbol }) => cacheableBlock(DomainHeading, { name, symbol, width: standardColumns.width }),
    row: (row) => {
      const isObserved = row.level !== null
      const picture = isObserved ? marks.of(row) : null
      // An uploaded picture would stay cached with the row.
      const make = picture?.startsWith('kept/') ? block : cacheableBlock
      const label = row.level === null ? texts.notObserved : (row.levelLabel ?? texts.level(row.level))
      const { description } = row
      return make(CompetenceRow, {
        language,
        description,
        observed: isObserved,
        label,
        picture,
        marked: marks.isVisible,
      })
    },
  }
}

/** Levels as numbered columns, which the legend explains; if anything was not observed, a last column says so. */
const compact = (report: ReportDocumentProps): RowForm => {
  const { language, scale } = report
  const texts = reportTexts(language)
  const heads = scale.map(({ level }) => `${level}`)
  const columns = showsOpen(report, report.subjects) ? [...heads, openSign] : heads
  return {
    container: 'Table',
    columns: { ...compactColumns, hasRemarks: true, least: 0 },
    heading: ({ name, symbol }) => cacheableBlock(CompactHead, { name, symbol, columns }),
    row: ({ description, level, levelLabel }) => {
      const levelIndex = scale.findIndex((one) => one.level === level)
      const label = level === null ? texts.notObserved : (levelLabel ?? texts.level(level))
      const column = levelIndex === -1 ? columns.length - 1 : levelIndex
      return cacheableBlock(CompactRow, { language, description, column, columns: columns.length, label })
    },
  }
}

/** In large print, with the picture of each level; what was not observed is left out. */
const forChild = ({ language }: ReportDocumentProps, marks: Marks): RowForm => {
  const texts = reportTexts(language)
  return {
    container: 'L',
    heading: ({ name }) => cacheableBlock(DomainHeading, { name, symbol: null }),
    row: (row) => {
      const picture = marks.of(row)
      const make = picture?.startsWith('kept/') ? block : cacheableBlock
      const label = row.levelLabel ?? texts.level(row.level ?? 0)
      return make(ChildRow, { language, text: textForChild(row), label, picture, marked: marks.isVisible })
    },
  }
}

/** The form that a report asks for. */
export const rowForm = (report: ReportDocumentProps, marks: Marks): RowForm => {
  const forms: Record<ReportForm, () => RowForm> = {
    standard: () => standard(report, marks),
    compact: () => compact(report),
    child: () => forChild(report, marks),
  }
  return forms[report.form ?? 'standard']()
}
