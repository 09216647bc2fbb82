import { paper, visibleOnPaper } from '../page/colour'
import { childName, reportInfo } from '../page/file-info'
import { addressOfPicture, keepPicture, type Marks, marksOf } from '../page/pictures'
import { factsOf, titleOf } from '../report/opening'
import { domainsOf, showsOpen } from '../report/row-forms'
import type { ReportCompetenceRow, ReportDocumentProps, ReportSubjectBlock } from '../report-document'
import { dayInWords, instantInWords } from '../text/report-dates'
import { reportTexts } from '../text/report-texts'
import { paragraphsOf, typeset } from '../text/typography'
import { LevelPictures } from './level-pictures'
import { html, Markup } from './markup'
import { pageStyle } from './page-style'

/** Writes one report: the same data in the same order as in print. */
class ReportPage {
  readonly #report: ReportDocumentProps
  readonly #marks: Marks
  readonly #pictures = new LevelPictures()

  constructor(report: ReportDocumentProps) {
    this.#report = report
    this.#marks = marksOf(report)
  }

  whole(): string {
    const { language, subjects, completedAt } = this.#report
    const body = html`${this.#head()}<main>${this.#legend()}${subjects.map((subject) => this.#subject(subject))}${this.#closing()}</main>`
    const texts = reportTexts(language)
    const printed = texts.printed(dayInWords(language, this.#report.printedOn))
    const state = completedAt ? texts.completed(instantInWords(language, completedAt)) : texts.draft
    const style = new Markup(`${pageStyle}${this.#pictures.rules}`)
    const page = html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${reportInfo(this.#report).title}</title><style>${style}</style></head><body>${body}<footer class="muted">${state} · ${printed}</footer></body></html>`
    return page.text
  }

  #head(): Markup {
    const { language, school, completedAt } = this.#report
    const texts = reportTexts(language)
    const name = keepPicture(school.logo)
    const logo = name === null ? undefined : addressOfPicture(name)
    const facts = factsOf(this.#report).map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)
    return html`<header>${logo && html`<img src="${logo}" alt="${texts.logoOf(school.name)}" height="48">`}<p class="school">${school.name}</p>${school.slogan && html`<p class="muted">${school.slogan}</p>`}<h1><small>${titleOf(this.#report)}</small> ${childName(this.#report)}</h1><dl>${facts}</dl>${completedAt === null && html`<p class="draft">${texts.draft}</p>`}</header>`
  }

  #legend(): Markup | null {
    const { language, scale } = this.#report
    if (scale.length === 0) return null
    const texts = reportTexts(language)
    const levels = scale.map((level) => html`<li>${this.#picture(level)}${level.label}</li>`)
    const open = showsOpen(this.#report) && html`<li>${texts.notObserved}</li>`
    return html`<div class="legend"><p class="muted">${texts.scale}</p><ul>${levels}${open}</ul></div>`
  }

  #picture(level: Parameters<Marks['of']>[0]): Markup | null {
    return this.#pictures.show(this.#marks.of(level))
  }

  #label({ level, levelLabel }: ReportCompetenceRow): string {
    const texts = reportTexts(this.#report.language)
    return level === null ? texts.notObserved : (levelLabel ?? texts.level(level))
  }

  #listed(row: ReportCompetenceRow): Markup {
    const text = typeset(row.description, this.#report.language)
    return html`<li>${this.#picture(row)}<span class="text">${text}<small>${this.#label(row)}</small></span></li>`
  }

  #row(row: ReportCompetenceRow): Markup {
    const text = typeset(row.description, this.#report.language)
    const picture = row.level !== null && this.#picture(row)
    return html`<tr><th scope="row">${text}</th><td${row.level === null && html` class="open"`}>${picture}${this.#label(row)}</td></tr>`
  }

  #rows(name: string, rows: readonly ReportCompetenceRow[]): Markup {
    if (this.#report.form === 'child') return html`<ul class="rows">${rows.map((row) => this.#listed(row))}</ul>`
    const texts = reportTexts(this.#report.language)
    return html`<table aria-label="${name}"><thead><tr><th scope="col">${texts.competence}</th><th scope="col">${texts.levelHead}</th></tr></thead><tbody>${rows.map((row) => this.#row(row))}</tbody></table>`
  }

  #subject({ name, color, domains, comment, status }: ReportSubjectBlock): Markup {
    const { language, completedAt } = this.#report
    const texts = reportTexts(language)
    const filled = domainsOf(this.#report, domains).filter(({ competences }) => competences.length > 0)
    const shown = filled.map(
      (domain) =>
        html`<h3>${domain.symbol && `${domain.symbol} `}${domain.name}</h3>${this.#rows(domain.name, domain.competences)}`,
    )
    const empty = html`<p class="muted">${texts.noCompetences}</p>`
    const open = completedAt === null && status === 'inProgress' && html`<p class="muted">${texts.subjectOpen}</p>`
    return html`<section style="--subject:${visibleOnPaper(color)}"><h2>${name}</h2>${open}${shown.length > 0 ? shown : empty}${this.#remark('h3', texts.comment, comment)}</section>`
  }

  #remark(role: 'h2' | 'h3', label: string, text: string): Markup | null {
    const paragraphs = paragraphsOf(typeset(text, this.#report.language)).map((one) => html`<p>${one}</p>`)
    const heading = role === 'h2' ? html`<h2>${label}</h2>` : html`<h3>${label}</h3>`
    return paragraphs.length === 0 ? null : html`${heading}<div class="remark">${paragraphs}</div>`
  }

  #closing(): Markup {
    const { language, comment, classRemark = '', absences } = this.#report
    const texts = reportTexts(language)
    const days =
      absences &&
      html`<dl><div><dt>${texts.absences}</dt><dd>${texts.daysOf(absences.days, absences.unexcused)}</dd></div></dl>`
    return html`<section style="--subject:${paper.muted}">${this.#remark('h2', texts.generalComment, comment)}${this.#remark('h2', texts.classRemark, classRemark)}${days}</section>`
  }
}

/** A report as one HTML file without scripts, for reading on a telephone; it needs nothing else. */
export const reportPage = (report: ReportDocumentProps): string => new ReportPage(report).whole()
