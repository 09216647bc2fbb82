import { blockOf, type FormBlock, isEntryBlock } from '@lernspur/contracts/official-form/form-content'
import { hasAppeal } from '@lernspur/contracts/official-form/form-entry'
import { type FormFacts, fillWording, titleLines } from '@lernspur/contracts/official-form/wording'
import { showsOpen } from '@lernspur/contracts/teacher/report-print/visible-rows'
import { cachePicture, type Marks } from '../page/pictures'
import type { OfficialFormProps, ReportDocumentProps, ReportSubjectBlock } from '../report-document'
import { block } from '../tagged/block'
import type { Cluster, Piece } from '../tagged/flow'
import { StructureElement } from '../tagged/structure'
import { reportTexts } from '../text/report-texts'
import { LabelledLine, Signatures } from './closing'
import { FormFields, FormHeading, FormNotice, FormTitle, FormWording } from './form-blocks'
import { entryWords, factsForForm, gradesInWords, lineOf, studentValue } from './form-values'
import { correctionOf } from './opening'
import { CorrectionNote, Letterhead } from './report-head'
import { ScaleLegend } from './scale-legend'
import type { SubjectParts } from './subject-parts'

/** How the product sets what a form shares with its own layout. */
interface SharedParts {
  readonly subject: (subject: ReportSubjectBlock, parts: SubjectParts) => Cluster[]
  /** A heading with paragraphs below it. */
  readonly words: (
    section: StructureElement,
    comment: { role: 'H2'; label: string; text: string; divisible: boolean },
  ) => Piece[]
}

/** Characters up to which a heading and its paragraphs stay on one page. */
const maxOnOnePage = 600

/** Lines and small print that stand above the signatures. */
const closingKinds: ReadonlySet<FormBlock['kind']> = new Set(['absences', 'conference', 'appeal', 'legend', 'issue'])

const startsPage = (one: FormBlock | undefined): boolean =>
  one !== undefined && 'startsPage' in one && one.startsPage === true

const alone = (...pieces: Piece[]): Cluster[] => [{ pieces, heads: [] }]

/** Prints any form: each block in its order, by its kind alone (rule form.1). */
class OfficialClusters {
  readonly #report: ReportDocumentProps
  readonly #form: OfficialFormProps
  readonly #marks: Marks
  readonly #within: StructureElement
  readonly #shared: SharedParts
  readonly #facts: FormFacts

  constructor(
    report: ReportDocumentProps,
    form: OfficialFormProps,
    marks: Marks,
    within: StructureElement,
    shared: SharedParts,
  ) {
    this.#report = report
    this.#form = form
    this.#marks = marks
    this.#within = within
    this.#shared = shared
    this.#facts = factsForForm(report)
  }

  clusters(): Cluster[] {
    const { blocks } = this.#form
    const byBlock = blocks.map((one, index) => this.#onPage(one, blocks[index - 1]))
    const end = blocks.findIndex(({ kind }) => kind === 'signatures')
    const before = blocks.slice(0, Math.max(end, 0))
    const last = before.findLastIndex((one, index) => !closingKinds.has(one.kind) || startsPage(blocks[index + 1]))
    const closing = byBlock.slice(last + 1, end + 1).flat()
    const [first] = closing
    if (!first) return byBlock.flat()
    // A page with nothing but signatures would not say what was signed.
    const joined = { ...first, pieces: closing.flatMap(({ pieces }) => pieces) }
    return [...byBlock.slice(0, last + 1).flat(), joined, ...byBlock.slice(end + 1).flat()]
  }

  #onPage(one: FormBlock, before: FormBlock | undefined): Cluster[] {
    const [first, ...others] = this.#cluster(one, before)
    return first ? [startsPage(one) ? { ...first, startsPage: true } : first, ...others] : []
  }

  #cluster(one: FormBlock, before: FormBlock | undefined): Cluster[] {
    const line = lineOf(this.#report, this.#form, one)
    const follows =
      before !== undefined && (before.kind === 'wording' || lineOf(this.#report, this.#form, before) !== undefined)
    if (line) return alone({ block: block(LabelledLine, line), parent: this.#within, above: follows ? 3 : 9 })
    if (isEntryBlock(one)) {
      const label = fillWording(one.label, this.#facts)
      const words = entryWords(this.#form, one, this.#facts)
      return one.isOptional && words.length === 0 ? this.#blank(label) : this.#words(label, words)
    }
    if (one.kind === 'title') return this.#title(titleLines(one, this.#report.period.semester))
    if (one.kind === 'student') return this.#student(one.fields)
    if (one.kind === 'subjects') return this.#subjects(one)
    if (one.kind === 'comment')
      return this.#words(
        one.label,
        [this.#report.comment].filter((text) => text.trim() !== ''),
      )
    if (one.kind === 'wording')
      return alone({
        block: block(FormWording, { text: fillWording(one.text, this.#facts) }),
        parent: this.#within,
        above: 12,
      })
    if (one.kind === 'legend') return this.#legend(one.label)
    if (one.kind === 'appeal') return this.#appeal(one)
    return one.kind === 'signatures' ? this.#signatures(one) : []
  }

  #title(lines: readonly string[]): Cluster[] {
    const { language, school } = this.#report
    const logo = cachePicture(school.logo)
    const parent = this.#within
    const replaced = correctionOf(this.#report)
    const filled = lines.map((one) => fillWording(one, this.#facts)).filter((one) => one !== '')
    return alone(
      { block: block(Letterhead, { language, name: school.name, slogan: school.slogan, logo }), parent, above: 0 },
      { block: block(FormTitle, { lines: filled }), parent, above: 16 },
      ...(replaced === null ? [] : [{ block: block(CorrectionNote, { text: replaced }), parent, above: 6 }]),
    )
  }

  #student(fields: Extract<FormBlock, { kind: 'student' }>['fields']): Cluster[] {
    const { blank } = reportTexts(this.#report.language)
    const values = fields.map(({ field, label }) => ({
      label,
      value: studentValue(this.#report, this.#form, field) || blank,
    }))
    return alone({ block: block(FormFields, { fields: values }), parent: this.#within, above: 14 })
  }

  #subjects({ label, ...parts }: Extract<FormBlock, { kind: 'subjects' }>): Cluster[] {
    const clusters = this.#report.subjects.flatMap((subject) => this.#shared.subject(subject, parts))
    const [first, ...others] = clusters
    if (!first || label === '') return clusters
    const heading: Piece = { block: block(FormHeading, { text: label }), parent: this.#within, above: 16 }
    return [{ ...first, pieces: [heading, ...first.pieces] }, ...others]
  }

  /** A heading with nothing below it, for words that nobody misses. */
  #blank(label: string): Cluster[] {
    const section = new StructureElement({ role: 'Sect' }, this.#within)
    const [heading] = this.#shared.words(section, { role: 'H2', label, text: label, divisible: false })
    return heading ? alone({ ...heading, above: 9 }) : []
  }

  #words(label: string, texts: readonly string[]): Cluster[] {
    const text = texts.join('\n') || reportTexts(this.#report.language).blank
    const section = new StructureElement({ role: 'Sect' }, this.#within)
    const [heading, ...paragraphs] = this.#shared.words(section, { role: 'H2', label, text, divisible: true })
    const [first, ...others] = paragraphs
    if (!heading || !first) return []
    const head = { ...heading, above: 9 }
    if (text.length <= maxOnOnePage) return alone(head, ...paragraphs)
    return [...alone(head, first), ...others.map((piece): Cluster => ({ pieces: [piece], heads: [] }))]
  }

  #legend(title: string): Cluster[] {
    const { language, scale, form, subjects } = this.#report
    const subjectsBlock = blockOf(this.#form.blocks, 'subjects')
    const grades = gradesInWords(this.#report, subjectsBlock?.grades ?? [])
    const levels = subjectsBlock?.hasCompetences
      ? scale.map((level) => ({ label: level.label, picture: this.#marks.of(level) }))
      : []
    if (levels.length === 0 && grades === '') return []
    const isCompact = form === 'compact'
    const legend = block(ScaleLegend, {
      language,
      levels,
      marked: this.#marks.isVisible && !isCompact,
      numbered: isCompact,
      open: levels.length > 0 && showsOpen(this.#report, subjects),
      title,
      ...(grades !== '' && { grades }),
    })
    return alone({ block: legend, parent: this.#within, above: 14 })
  }

  #appeal(one: Extract<FormBlock, { kind: 'appeal' }>): Cluster[] {
    if (!hasAppeal(one, this.#form.blocks, this.#form.entries)) return []
    return alone({
      block: block(FormNotice, { label: one.label, text: fillWording(one.text, this.#facts) }),
      parent: this.#within,
      above: 12,
    })
  }

  #signatures({ lines, sealLabel }: Extract<FormBlock, { kind: 'signatures' }>): Cluster[] {
    const { language, completedAt, seal } = this.#report
    const signatures = block(Signatures, {
      language,
      completedAt,
      signers: lines.map(({ signer }) => signer),
      small: this.#report.form === 'compact',
      seal: seal ? { address: seal.address, page: seal.page } : null,
      labels: Object.fromEntries(lines.map(({ signer, label }) => [signer, label])),
      dated: blockOf(this.#form.blocks, 'issue') !== undefined,
      ...(sealLabel !== undefined && { sealLabel }),
    })
    return alone({ block: signatures, parent: this.#within, above: 12 })
  }
}

/** The content of a report in the order and the words of its official form (rule form.1). */
export const officialClusters = (...props: ConstructorParameters<typeof OfficialClusters>): Cluster[] =>
  new OfficialClusters(...props).clusters()
