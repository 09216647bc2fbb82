import { FooterPart } from '../page/page-frame'
import type { SheetFile } from '../page/paged-file'
import { portrait } from '../page/sheet'
import type { RecordBlock, RecordDocumentProps, RecordFacts, RecordTable, RecordText } from '../record-document'
import { Letterhead, Title } from '../report/report-head'
import { block } from '../tagged/block'
import type { Cluster, Piece } from '../tagged/flow'
import { StructureElement } from '../tagged/structure'
import { dayInWords } from '../text/report-dates'
import { reportTexts } from '../text/report-texts'
import { paragraphsOf } from '../text/typography'
import { FactRow, NoRows, RecordHeading, RecordParagraph, TableHead, TableRow } from './record-blocks'

const gap = 18

/** Pieces below a heading, which stays with the first of them; an empty heading is left out. */
const headed = (heading: string, section: StructureElement, [first, ...rest]: readonly Piece[]): Cluster[] => {
  const above: Piece[] = heading
    ? [{ block: block(RecordHeading, { text: heading }), parent: section, above: gap }]
    : []
  return [
    { pieces: [...above, ...(first ? [first] : [])], heads: [] },
    ...rest.map((piece) => ({ pieces: [piece], heads: [] })),
  ]
}

const factClusters = ({ heading, facts }: RecordFacts, section: StructureElement): Cluster[] => {
  const table = new StructureElement({ role: 'Table' }, section)
  const rows = facts.map((fact) => ({ block: block(FactRow, { label: fact.label, value: fact.value }), parent: table }))
  return headed(
    heading,
    section,
    rows.map((row) => ({ ...row, above: 0 })),
  )
}

const tableClusters = ({ heading, columns, rows, empty }: RecordTable, section: StructureElement): Cluster[] => {
  if (rows.length === 0) {
    return headed(heading, section, [{ block: block(NoRows, { text: empty }), parent: section, above: 0 }])
  }
  const table = new StructureElement({ role: 'Table' }, section)
  const shares = columns.map(({ share }) => share)
  const titles = block(TableHead, { cells: columns.map(({ title }) => title), shares })
  const [first, ...rest] = rows.map((cells) => ({ block: block(TableRow, { cells, shares }), parent: table, above: 0 }))
  const [opening, ...others] = headed(`${heading} (${rows.length})`, section, [
    { block: titles, parent: table, above: 0 },
    ...rest,
  ])
  return [
    { pieces: [...(opening?.pieces ?? []), ...(first ? [first] : [])], heads: [] },
    ...others.map(({ pieces }) => ({ pieces, heads: [{ block: titles, above: 0 }] })),
  ]
}

const textClusters = ({ heading, text }: RecordText, section: StructureElement): Cluster[] =>
  headed(
    heading,
    section,
    paragraphsOf(text).map((paragraph) => ({
      block: block(RecordParagraph, { text: paragraph }),
      parent: new StructureElement({ role: 'P' }, section),
      above: 0,
      divisible: true,
    })),
  )

const clustersOf = (part: RecordBlock, within: StructureElement): Cluster[] => {
  const section = new StructureElement({ role: 'Sect' }, within)
  if (part.kind === 'facts') return factClusters(part, section)
  return part.kind === 'table' ? tableClusters(part, section) : textClusters(part, section)
}

/** A record as a document of one flow: its head, then facts, tables and texts in their order. */
export const recordSheet = ({ language, school, title, about, blocks, printedOn }: RecordDocumentProps): SheetFile => {
  const texts = reportTexts(language)
  const letterhead = block(Letterhead, { language, name: school.name, slogan: school.slogan, logo: null })
  return {
    info: { title: `${title} – ${about}`, author: school.name, subject: title, language },
    printedOn,
    paper: portrait,
    frame: {
      foot: [
        block(FooterPart, { at: 'left', text: about }),
        block(FooterPart, { at: 'middle', text: texts.printed(dayInWords(language, printedOn)) }),
      ],
      number: (page, pages) => block(FooterPart, { at: 'right', text: texts.page(page, pages) }),
    },
    flow: (within) => [
      {
        pieces: [
          { block: letterhead, parent: within, above: 0 },
          { block: block(Title, { small: false, reportName: title, child: about }), parent: within, above: 24 },
        ],
        heads: [],
      },
      ...blocks.flatMap((part) => clustersOf(part, within)),
    ],
  }
}
