import { blockOf, type FormBlock, isEntryBlock } from '@lernspur/contracts/official-form/form-content'
import { hasAppeal } from '@lernspur/contracts/official-form/form-entry'
import { fillWording, titleLines } from '@lernspur/contracts/official-form/wording'
import { showsOpen, textForChild, visibleDomains } from '@lernspur/contracts/teacher/report-print/visible-rows'
import { paper, visibleOnPaper } from '../page/colour'
import { childName } from '../page/file-info'
import { type Marks, marksOf } from '../page/pictures'
import { entryWords, factsForForm, gradesInWords, lineOf, studentValue } from '../report/form-values'
import { gradeText } from '../report/grade-text'
import { correctionOf, factsOf, titleOf } from '../report/opening'
import { allParts, type SubjectParts } from '../report/subject-parts'
import type {
  OfficialFormProps,
  ReportCompetenceRow,
  ReportDocumentProps,
  ReportDomainBlock,
  ReportSubjectBlock,
} from '../report-document'
import { dayInWords, instantInWords } from '../text/report-dates'
import { emptySubject, reportTexts } from '../text/report-texts'
import { paragraphsOf, typeset } from '../text/typography'
import type { LevelPictures } from './level-pictures'
import { heading, html, type Markup } from './markup'

type PictureOf = (row: ReportCompetenceRow) => Markup | null

/** The competences of a domain with their levels: a list in the form for the child, else a table with heads. */
const rowsOf = (
  { language, form }: Pick<ReportDocumentProps, 'language' | 'form'>,
  { name, competences }: Pick<ReportDomainBlock, 'name' | 'competences'>,
  pictureOf: PictureOf,
): Markup => {
  const texts = reportTexts(language)
  const labelOf = ({ level, levelLabel }: ReportCompetenceRow) =>
    level === null ? texts.notObserved : (levelLabel ?? texts.level(level))
  const listed = (row: ReportCompetenceRow) =>
    html`<li>${pictureOf(row)}<span class="text">${typeset(textForChild(row), language)}<small>${labelOf(row)}</small></span></li>`
  const describeRow = (row: ReportCompetenceRow) =>
    html`<tr><th scope="row">${typeset(row.description, language)}</th><td${row.level === null && html` class="open"`}>${row.level !== null && pictureOf(row)}${labelOf(row)}</td></tr>`
  if (form === 'child') return html`<ul class="rows">${competences.map(listed)}</ul>`
  return html`<table aria-label="${name}"><thead><tr><th scope="col">${texts.competence}</th><th scope="col">${texts.levelHead}</th></tr></thead><tbody>${competences.map(describeRow)}</tbody></table>`
}

/** How a report is placed in its file. */
export interface ReportAnchor {
  /** Pictures of the whole file. */
  readonly pictures: LevelPictures
  /** Level of the heading with the child's name. */
  readonly level: 1 | 2
  /** Id of that heading for links and landmarks; unique in the file. */
  readonly id?: string
}

/** Levels of the headings below the child's name. */
const levelsBelow = { 1: { subject: 2, domain: 3 }, 2: { subject: 3, domain: 4 } } as const

/** Writes one report for reading: the same data in the same order as in print. */
export class ReportMarkup {
  readonly #report: ReportDocumentProps
  readonly #marks: Marks
  readonly #anchor: ReportAnchor

  constructor(report: ReportDocumentProps, anchor: ReportAnchor) {
    this.#report = report
    this.#marks = marksOf(report)
    this.#anchor = anchor
  }

  /** Title, child, class and period; in an official form its own title and fields stand between its other blocks. */
  get head(): Markup {
    const { language, completedAt } = this.#report
    const { level, id } = this.#anchor
    const name = html`<small>${titleOf(this.#report)}</small> ${childName(this.#report)}`
    const facts = factsOf(this.#report).map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)
    const draft = completedAt === null && html`<p class="draft">${reportTexts(language).draft}</p>`
    const replaced = correctionOf(this.#report)
    const note = replaced !== null && html`<p class="draft">${replaced}</p>`
    return html`${heading(level, 'child', name, id)}${note}<dl>${facts}</dl>${draft}`
  }

  /** Legend, subjects and remarks. */
  get body(): Markup {
    const { officialForm } = this.#report
    if (officialForm) return html`${officialForm.blocks.map((one) => this.#block(officialForm, one))}`
    return html`${this.#legend()}${this.#report.subjects.map((subject) => this.#subject(subject))}${this.#closing()}`
  }

  /** When the report was completed, and when the file was made. */
  get foot(): Markup {
    const { language, completedAt, printedOn } = this.#report
    const texts = reportTexts(language)
    const state = completedAt ? texts.completed(instantInWords(language, completedAt)) : texts.draft
    return html`<footer class="muted">${state} · ${texts.printed(dayInWords(language, printedOn))}</footer>`
  }

  /** One block of an official form (rule form.1). */
  #block(form: OfficialFormProps, one: FormBlock): Markup | null {
    const facts = factsForForm(this.#report)
    const { blank } = reportTexts(this.#report.language)
    const line = lineOf(this.#report, form, one)
    if (line) return html`<dl><div><dt>${line.label}</dt><dd>${line.value}</dd></div></dl>`
    if (isEntryBlock(one))
      return this.#remark(
        'subject',
        fillWording(one.label, facts),
        entryWords(form, one, facts).join('\n') || (one.isOptional ? '' : blank),
      )
    if (one.kind === 'title')
      return html`<p>${titleLines(one, this.#report.period.semester)
        .map((text) => fillWording(text, facts))
        .join(' · ')}</p>`
    if (one.kind === 'student') {
      const fields = one.fields.map(
        ({ field, label }) =>
          html`<div><dt>${label}</dt><dd>${studentValue(this.#report, form, field) || blank}</dd></div>`,
      )
      return html`<dl>${fields}</dl>`
    }
    if (one.kind === 'subjects') {
      const label = one.label !== '' && html`<p class="muted">${one.label}</p>`
      return html`${label}${this.#report.subjects.map((subject) => this.#subject(subject, one))}`
    }
    if (one.kind === 'comment') return this.#remark('subject', one.label, this.#report.comment.trim() || blank)
    if (one.kind === 'wording') return html`<p>${fillWording(one.text, facts)}</p>`
    if (one.kind === 'appeal')
      return hasAppeal(one, form.blocks, form.entries)
        ? this.#remark('subject', one.label, fillWording(one.text, facts))
        : null
    if (one.kind !== 'legend') return null
    const grades = gradesInWords(this.#report, blockOf(form.blocks, 'subjects')?.grades ?? [])
    return html`${this.#legend(one.label)}${grades !== '' && html`<p class="muted">${grades}</p>`}`
  }

  #heading(look: 'subject' | 'domain', content: Markup): Markup {
    return heading(levelsBelow[this.#anchor.level][look], look, content)
  }

  #legend(title?: string): Markup | null {
    const { language, scale } = this.#report
    if (scale.length === 0) return null
    const texts = reportTexts(language)
    const levels = scale.map((level) => html`<li>${this.#picture(level)}${level.label}</li>`)
    const open = showsOpen(this.#report, this.#report.subjects) && html`<li>${texts.notObserved}</li>`
    return html`<div class="legend"><p class="muted">${title ?? texts.scale}</p><ul>${levels}${open}</ul></div>`
  }

  #picture(level: Parameters<Marks['of']>[0]): Markup | null {
    return this.#anchor.pictures.show(this.#marks.of(level))
  }

  #subject(subject: ReportSubjectBlock, parts: SubjectParts = allParts): Markup {
    const { name, color, domains, status } = subject
    const comment = parts.hasComments ? subject.comment : ''
    const { language, completedAt, scale } = this.#report
    const texts = reportTexts(language)
    const visible = visibleDomains(this.#report, domains, scale.length, texts).map(
      (domain) =>
        html`${this.#heading('domain', html`${domain.symbol && `${domain.symbol} `}${domain.name}`)}${rowsOf(this.#report, domain, (row) => this.#picture(row))}`,
    )
    const empty = html`<p class="muted">${emptySubject(language, { domains })}</p>`
    const open = completedAt === null && status === 'inProgress' && html`<p class="muted">${texts.subjectOpen}</p>`
    const grade = gradeText(language, subject)
    const rows = parts.hasCompetences && (visible.length > 0 ? visible : empty)
    return html`<section style="--subject:${visibleOnPaper(color)}">${this.#heading('subject', html`${name}`)}${open}${grade !== undefined && html`<p><strong>${grade}</strong></p>`}${rows}${this.#remark('domain', texts.comment, comment)}</section>`
  }

  #remark(look: 'subject' | 'domain', label: string, text: string): Markup | null {
    const paragraphs = paragraphsOf(typeset(text, this.#report.language)).map((one) => html`<p>${one}</p>`)
    const head = this.#heading(look, html`${label}`)
    return paragraphs.length === 0 ? null : html`${head}<div class="remark">${paragraphs}</div>`
  }

  #closing(): Markup {
    const { language, comment, classRemark = '', absences } = this.#report
    const texts = reportTexts(language)
    const days =
      absences &&
      html`<dl><div><dt>${texts.absences}</dt><dd>${texts.daysOf(absences.days, absences.unexcused)}</dd></div></dl>`
    return html`<section style="--subject:${paper.muted}">${this.#remark('subject', texts.generalComment, comment)}${this.#remark('subject', texts.classRemark, classRemark)}${days}</section>`
  }
}
