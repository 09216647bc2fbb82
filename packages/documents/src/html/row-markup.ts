import type { ReportCompetenceRow, ReportDocumentProps, ReportDomainBlock } from '../report-document'
import { reportTexts } from '../text/report-texts'
import { typeset } from '../text/typography'
import { html, type Markup } from './markup'

type PictureOf = (row: ReportCompetenceRow) => Markup | null

/** The competences of a domain with their levels: a list in the form for the child, else a table with heads. */
export const rowsOf = (
  { language, form }: Pick<ReportDocumentProps, 'language' | 'form'>,
  { name, competences }: Pick<ReportDomainBlock, 'name' | 'competences'>,
  pictureOf: PictureOf,
): Markup => {
  const texts = reportTexts(language)
  const labelOf = ({ level, levelLabel }: ReportCompetenceRow) =>
    level === null ? texts.notObserved : (levelLabel ?? texts.level(level))
  const listed = (row: ReportCompetenceRow) =>
    html`<li>${pictureOf(row)}<span class="text">${typeset(row.description, language)}<small>${labelOf(row)}</small></span></li>`
  const describeRow = (row: ReportCompetenceRow) =>
    html`<tr><th scope="row">${typeset(row.description, language)}</th><td${row.level === null && html` class="open"`}>${row.level !== null && pictureOf(row)}${labelOf(row)}</td></tr>`
  if (form === 'child') return html`<ul class="rows">${competences.map(listed)}</ul>`
  return html`<table aria-label="${name}"><thead><tr><th scope="col">${texts.competence}</th><th scope="col">${texts.levelHead}</th></tr></thead><tbody>${competences.map(describeRow)}</tbody></table>`
}
