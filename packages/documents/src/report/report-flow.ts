import { visibleDomains } from '@lernspur/contracts/teacher/report-print/visible-rows'
import { paper, visibleOnPaper } from '../page/colour'
import { type Marks, marksOf } from '../page/pictures'
import type {
  ReportCompetenceRow,
  ReportDocumentProps,
  ReportDomainBlock,
  ReportSubjectBlock,
} from '../report-document'
import { block, cacheableBlock } from '../tagged/block'
import type { Cluster, Head, Piece } from '../tagged/flow'
import { type Role, StructureElement } from '../tagged/structure'
import { emptySubject, reportTexts } from '../text/report-texts'
import { paragraphsOf, typeset } from '../text/typography'
import { LabelledLine, Signatures } from './closing'
import { CommentHeading, CommentParagraph } from './comment'
import { gradeText } from './grade-text'
import { officialClusters } from './official-clusters'
import { openingOf } from './opening'
import { type RowForm, rowForm } from './row-forms'
import { NoVisibleRows, SubjectHeading } from './subject-heading'
import { allParts, type SubjectParts } from './subject-parts'

const spacious = { subject: 18, domain: 9, comment: 10, signatures: 22 } as const
const standard = { subject: 14, domain: 7, comment: 7, signatures: 18 } as const
const close = { subject: 8, domain: 5, comment: 4, signatures: 6 } as const
const gapsOf = ({ form = 'standard' }: Pick<ReportDocumentProps, 'form'>) =>
  ({ standard, compact: close, child: spacious })[form]

/** Characters up to which rows are kept on one page; longer ones could leave half a page empty. */
const maxCluster = 600
const single = (row: ReportCompetenceRow): ReportCompetenceRow[] => [row]
const lengthOf = (rows: readonly ReportCompetenceRow[]): number =>
  rows.reduce((sum, { description }) => sum + description.length, 0)

/** Rows that stay together: the first two and the last two of a domain, so that none stands alone on a page. */
const clustersOf = (rows: readonly ReportCompetenceRow[]): ReportCompetenceRow[][] => {
  const clusters = rows.length <= 3 ? [rows] : [rows.slice(0, 2), ...rows.slice(2, -2).map(single), rows.slice(-2)]
  return clusters.flatMap((cluster) => (lengthOf(cluster) > maxCluster ? cluster.map(single) : [[...cluster]]))
}

/** A comment's heading and paragraphs; nothing when nothing was written. */
const commentPieces = (
  report: ReportDocumentProps,
  comment: { role: 'H2' | 'H3'; label: string; text: string; colour: string; divisible: boolean; width?: number },
  parent: StructureElement,
): Piece[] => {
  const { role, label, colour, divisible } = comment
  const width = comment.width === undefined ? {} : { width: comment.width }
  const paragraphs = paragraphsOf(typeset(comment.text, report.language))
  if (paragraphs.length === 0) return []
  return [
    { block: cacheableBlock(CommentHeading, { role, label, colour, ...width }), parent, above: gapsOf(report).comment },
    ...paragraphs.map((text, index) => ({
      block: block(CommentParagraph, { text, colour, first: index === 0, small: report.form === 'compact', ...width }),
      parent: new StructureElement({ role: 'P' }, parent),
      above: 0,
      divisible,
    })),
  ]
}

/** The pieces and clusters of one report, in their order, within an element of the structure. */
class ReportFlow {
  readonly #report: ReportDocumentProps
  readonly #marks: Marks
  readonly #form: RowForm
  readonly #within: StructureElement

  constructor(report: ReportDocumentProps, within: StructureElement) {
    this.#report = report
    this.#marks = marksOf(report)
    this.#form = rowForm(report, this.#marks)
    this.#within = within
  }

  clusters(): Cluster[] {
    const { subjects, officialForm } = this.#report
    if (officialForm)
      return officialClusters(this.#report, officialForm, this.#marks, this.#within, {
        subject: (subject, parts) => this.#subject(subject, parts),
        words: (section, comment) => commentPieces(this.#report, { ...comment, colour: paper.ink }, section),
      })
    const opening = openingOf(this.#report, this.#marks, this.#within)
    return [...opening, ...subjects.flatMap((subject) => this.#subject(subject)), this.#closing()]
  }

  #element(role: Role, within: StructureElement): StructureElement {
    return new StructureElement({ role }, within)
  }

  #row(row: ReportCompetenceRow, parent: StructureElement): Piece {
    return { block: this.#form.row(row), parent, above: 0 }
  }

  #domain(domain: ReportDomainBlock, section: StructureElement, subject: Piece): Cluster[] {
    const heading = { block: this.#form.heading(domain), parent: section, above: gapsOf(this.#report).domain }
    const table = this.#element(this.#form.container, section)
    const clusters = this.#form.columns?.hasRemarks ? domain.competences.map(single) : clustersOf(domain.competences)
    return clusters.map((rows, index) => {
      const pieces = rows.map((row) => this.#row(row, table))
      const repeated = this.#form.columns ? [] : [subject]
      return index === 0 ? { pieces: [heading, ...pieces], heads: repeated } : { pieces, heads: [...repeated, heading] }
    })
  }

  #subject(subject: ReportSubjectBlock, parts: SubjectParts = allParts): Cluster[] {
    const { language, completedAt, scale } = this.#report
    const section = this.#element('Sect', this.#within)
    const { name, abbreviation, color } = subject
    const open = completedAt === null && subject.status === 'inProgress'
    const small = this.#report.form === 'compact'
    const grade = gradeText(language, subject)
    const props = { language, name, abbreviation, color, open, small, ...(grade !== undefined && { grade }) }
    const above = gapsOf(this.#report).subject
    // A grade is about a child and outlives no file.
    const make = grade === undefined ? cacheableBlock : block
    const heading: Piece = { block: make(SubjectHeading, props), parent: section, above }
    const visible = visibleDomains(this.#report, subject.domains, scale.length, reportTexts(language))
    const domains = visible.flatMap((domain) => this.#domain(domain, section, heading))
    const empty = {
      block: cacheableBlock(NoVisibleRows, { text: emptySubject(language, subject) }),
      parent: section,
      above: 6,
    }
    const [first = { pieces: [empty], heads: [] }, ...rest] = domains
    const heads: Head[] = [heading]
    // Without rows there is nothing to set in columns.
    const columns = domains.length > 0 ? this.#form.columns : undefined
    const text = parts.hasComments ? subject.comment : ''
    const comment = { role: 'H3', label: reportTexts(language).comment, text } as const
    const colour = visibleOnPaper(color)
    const [label, paragraph, ...paragraphs] = commentPieces(
      this.#report,
      { ...comment, colour, divisible: true, ...(columns?.hasRemarks && { width: columns.width }) },
      section,
    )
    const remark = label && paragraph ? [{ pieces: [label, paragraph], heads }] : []
    const remarks = [...remark, ...paragraphs.map((piece) => ({ pieces: [piece], heads }))]
    if (!parts.hasCompetences) {
      const [begin = { pieces: [], heads: [] }, ...others] = remarks
      return [{ pieces: [heading, ...begin.pieces], heads: [] }, ...others]
    }
    if (!columns) return [{ pieces: [heading, ...first.pieces], heads: [] }, ...rest, ...remarks]
    const { lefts, hasRemarks, least } = columns
    const inColumns = hasRemarks ? remarks.map(({ pieces }) => ({ pieces, heads: [] })) : []
    return [
      { pieces: [heading], heads: [], columns: { clusters: [...domains, ...inColumns], above: 2, lefts, least } },
      ...(hasRemarks ? [] : remarks),
    ]
  }

  /** The class teacher's remark, and days of absence. */
  #details(section: StructureElement): Piece[] {
    const { language, absences, classRemark: text = '' } = this.#report
    const texts = reportTexts(language)
    const remark = { role: 'H2', label: texts.classRemark, text, colour: paper.ink } as const
    const pieces = commentPieces(this.#report, { ...remark, divisible: false }, section)
    if (!absences) return pieces
    const days = block(LabelledLine, { label: texts.absences, value: texts.daysOf(absences.days, absences.unexcused) })
    return [...pieces, { block: days, parent: section, above: gapsOf(this.#report).comment }]
  }

  /** General comment and signature lines on one page, so that nobody signs a sheet without words. */
  #closing(): Cluster {
    const { language, completedAt, signers, comment: text, seal } = this.#report
    const comment = { role: 'H2', label: reportTexts(language).generalComment, text, colour: paper.ink } as const
    const section = this.#element('Sect', this.#within)
    const pieces = [
      ...commentPieces(this.#report, { ...comment, divisible: false }, section),
      ...this.#details(section),
    ]
    const signatures = block(Signatures, {
      language,
      completedAt,
      signers,
      small: this.#report.form === 'compact',
      seal: seal ? { address: seal.address, page: seal.page } : null,
    })
    return {
      pieces: [...pieces, { block: signatures, parent: section, above: gapsOf(this.#report).signatures }],
      heads: [],
    }
  }
}

/** The content of a report in reading order, as part of the structure element `within`. */
export const reportFlow = (report: ReportDocumentProps, within: StructureElement): Cluster[] =>
  new ReportFlow(report, within).clusters()
