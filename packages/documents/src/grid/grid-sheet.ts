import type { ClassDocumentProps, ClassListProps, ObservationSheetProps } from '../class-document'
import { FooterPart, RunningHead } from '../page/page-frame'
import type { SheetFile } from '../page/paged-file'
import { closePortrait, flowWidthOf, landscape, type Paper, portrait } from '../page/sheet'
import { block } from '../tagged/block'
import type { FileInfo } from '../tagged/file-metadata'
import type { Cluster } from '../tagged/flow'
import { StructureElement } from '../tagged/structure'
import { dayInWords } from '../text/report-dates'
import { reportTexts } from '../text/report-texts'
import { typeset } from '../text/typography'
import { planColumns, type SheetColumn } from './column-groups'
import { EmptyGrid, type GridColumns, GridHead, GridHeading, GridRow, GridTitle } from './grid-blocks'
import { gridTexts } from './grid-texts'

const numberWidth = 20

/** One table of the list. */
interface Grid {
  readonly columns: GridColumns
  readonly competences: readonly SheetColumn[]
  readonly heading: string
  /** Points; rows grow with long names. */
  readonly heights: { readonly head: number; readonly row: number }
  /** Length of turned heads. */
  readonly length: number | null
}

/** Thirty children fit on one page. */
const listGrid: Grid = {
  columns: { number: numberWidth, boxes: 8, box: 33 },
  competences: [],
  heading: '',
  heights: { head: 62, row: 19.5 },
  length: null,
}

/** Widths in points of boxes below turned heads and below upright ones, and of the names beside them. */
const widestBox = { turned: 44, upright: 215 } as const
const minNameWidth = { turned: 118, upright: 150 } as const

/** Space above turned heads for the names of domains. */
const domainRoom = 26

/** What a page has besides the rows of a sheet, in points: title, foot, names of two lines, and the heading of a table. */
const reserved = { title: 74, foot: 30, longNames: 28, heading: 18 } as const
const rowHeights = { min: 13, max: 24, flowing: 18 } as const

/** Rows as high as fit all on one page; of more than that, as is comfortable to write in. */
const rowHeightOf = (rows: number, head: number, tables: number): number => {
  const { size, margins } = closePortrait
  const heading = tables > 1 ? reserved.heading : 0
  const room =
    size[1] - margins.top - margins.bottom - reserved.title - reserved.foot - reserved.longNames - heading - head
  const height = Math.floor((room / Math.max(1, rows)) * 10) / 10
  return height < rowHeights.min ? rowHeights.flowing : Math.min(rowHeights.max, height)
}

const sheetPlan = ({ language, domains }: ObservationSheetProps) => {
  const typesetDomains = domains.map((domain) => ({
    ...domain,
    competences: domain.competences.map((text) => typeset(text, language)),
  }))
  const room = flowWidthOf(closePortrait) - numberWidth - minNameWidth.turned
  return planColumns(typesetDomains, room, widestBox.turned)
}

const sheetGrids = (list: ObservationSheetProps, { groups, length }: ReturnType<typeof sheetPlan>): Grid[] => {
  const isTurned = length !== null
  const all = groups.flat().length
  const kind = isTurned ? 'turned' : 'upright'
  const room = flowWidthOf(isTurned ? closePortrait : landscape) - numberWidth - minNameWidth[kind]
  const head = isTurned ? length + domainRoom : 40
  const row = isTurned ? rowHeightOf(list.students.length, head, groups.length) : rowHeights.flowing
  let before = 0
  return groups.map((competences) => {
    const box = Math.min(widestBox[kind], room / competences.length)
    const [first, last] = [before + 1, before + competences.length]
    before = last
    const heading = groups.length > 1 ? gridTexts[list.language].competences(first, last, all) : ''
    const columns = { number: numberWidth, boxes: competences.length, box: Math.floor(box * 10) / 10 }
    return { columns, competences, heading, heights: { head, row }, length }
  })
}

const nameOf = (
  { order }: ClassDocumentProps,
  { firstName, lastName }: ClassDocumentProps['students'][number],
): string => (order === 'lastName' ? `${lastName}, ${firstName}` : `${firstName} ${lastName}`)

const gridClusters = (list: ClassDocumentProps, grid: Grid, gridIndex: number, within: StructureElement): Cluster[] => {
  const texts = gridTexts[list.language]
  const { columns, competences, heights, heading, length } = grid
  const section = new StructureElement({ role: 'Sect' }, within)
  const table = new StructureElement({ role: 'Table' }, section)
  const cells = competences.length > 0
  const head = block(GridHead, {
    columns,
    number: texts.number,
    name: texts.name,
    competences,
    height: heights.head,
    length,
  })
  const above = heading ? [{ block: block(GridHeading, { text: heading }), parent: section, above: 6 }] : []
  const rows = list.students.map((student, index) => ({
    block: block(GridRow, {
      columns,
      index: index + 1,
      name: nameOf(list, student),
      cells,
      height: heights.row,
      small: cells,
    }),
    parent: table,
    above: 0,
  }))
  const [first, ...rest] = rows
  return [
    {
      pieces: [...above, { block: head, parent: table, above: 4 }, ...(first ? [first] : [])],
      heads: [],
      startsPage: gridIndex > 0,
    },
    ...rest.map((piece) => ({ pieces: [piece], heads: [{ block: head, above: 0 }] })),
  ]
}

interface GridDocument {
  readonly title: string
  readonly about: string
  readonly paper: Paper
  readonly grids: readonly Grid[]
  readonly empty: string
}

const describe = (list: ClassDocumentProps): GridDocument => {
  const texts = gridTexts[list.language]
  const { name, nickname } = list.schoolClass
  const ofClass = texts.schoolClass(nickname ? `${name} ${reportTexts(list.language).quote(nickname)}` : name)
  const empty = list.students.length === 0 ? texts.noChildren : texts.noCompetences
  if (list.kind === 'class-list') {
    return { title: texts.classList, about: ofClass, paper: portrait, grids: [listGrid], empty }
  }
  const plan = sheetPlan(list)
  return {
    title: texts.observationSheet,
    about: `${list.subject} · ${ofClass}`,
    paper: plan.length === null ? landscape : closePortrait,
    grids: sheetGrids(list, plan),
    empty,
  }
}

/** A list of a class: a table of its children with boxes to write in. The table's head repeats on each page. */
export const gridSheet = (list: ClassListProps | ObservationSheetProps): SheetFile => {
  const { language, school, students, printedOn } = list
  const { title, about, paper, grids, empty } = describe(list)
  const texts = gridTexts[language]
  const printed = reportTexts(language).printed(dayInWords(language, printedOn))
  const facts = texts.children(students.length)
  const opening = block(GridTitle, { school: school.name, title, about, facts, date: texts.date })
  return {
    info: { title: `${title} – ${about}`, author: school.name, subject: title, language },
    printedOn,
    paper,
    frame: {
      head: block(RunningHead, { left: title, right: about }),
      foot: [block(FooterPart, { at: 'left', text: about }), block(FooterPart, { at: 'middle', text: printed })],
      number: (page, pages) => block(FooterPart, { at: 'right', text: reportTexts(language).page(page, pages) }),
    },
    flow: (within) => {
      const start: Cluster = { pieces: [{ block: opening, parent: within, above: 0 }], heads: [] }
      if (students.length === 0 || grids.length === 0) {
        return [start, { pieces: [{ block: block(EmptyGrid, { text: empty }), parent: within, above: 12 }], heads: [] }]
      }
      return [start, ...grids.flatMap((grid, gridIndex) => gridClusters(list, grid, gridIndex, within))]
    },
  }
}

/** What a file of lists of several classes says of itself. */
export const classListsInfo = ({ language, school }: ClassListProps): FileInfo => {
  const { classLists } = gridTexts[language]
  return { title: `${classLists} – ${school.name}`, author: school.name, subject: classLists, language }
}
