import { childName, groupInfo, groupName, reportInfo } from '../page/file-info'
import { addressOfPicture, cachePicture } from '../page/pictures'
import type { ReportDocumentProps } from '../report-document'
import { reportTexts } from '../text/report-texts'
import { LevelPictures } from './level-pictures'
import { heading, html, Markup } from './markup'
import { pageStyle } from './page-style'
import { ReportMarkup } from './report-markup'

const letterhead = ({ language, school }: ReportDocumentProps): Markup => {
  const name = cachePicture(school.logo)
  const logo = name === null ? undefined : addressOfPicture(name)
  return html`${logo && html`<img src="${logo}" alt="${reportTexts(language).logoOf(school.name)}" height="48">`}<p class="school">${school.name}</p>${school.slogan && html`<p class="muted">${school.slogan}</p>`}`
}

/** A self-contained file without scripts. */
const fileOf = (language: string, title: string, body: Markup, pictures: LevelPictures): string => {
  const style = new Markup(`${pageStyle}${pictures.rules}`)
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body>${body}</body></html>`
    .text
}

/** A report as one HTML file without scripts, for reading on a phone. */
export const reportPage = (report: ReportDocumentProps): string => {
  const pictures = new LevelPictures()
  const one = new ReportMarkup(report, { pictures, level: 1 })
  const body = html`<header>${letterhead(report)}${one.head}</header><main>${one.body}</main>${one.foot}`
  return fileOf(report.language, reportInfo(report).title, body, pictures)
}

type Reports = readonly [ReportDocumentProps, ...ReportDocumentProps[]]

/** The children's names as links to their reports, with the names of the reports where these differ. */
const contentsOf = (reports: Reports, idOf: (index: number) => string): Markup => {
  const [{ language, reportName }] = reports
  const isOfOneName = reports.every((one) => one.reportName === reportName)
  const lines = reports.map(
    (one, index) =>
      html`<li><a href="#${idOf(index)}">${childName(one)}${!isOfOneName && html` <small>${one.reportName}</small>`}</a></li>`,
  )
  return html`<nav aria-labelledby="contents">${heading(2, 'contents', html`${reportTexts(language).contents}`, 'contents')}<ol>${lines}</ol></nav>`
}

/** Several reports as one such file: the children's names first, then the reports. Calls back after each report. */
export const reportSetPage = (reports: Reports, onWritten?: (count: number) => void): string => {
  const [first] = reports
  const pictures = new LevelPictures()
  const idOf = (index: number) => `report-${index + 1}`
  const articles = reports.map((report, index) => {
    const one = new ReportMarkup(report, { pictures, level: 2, id: idOf(index) })
    const back = html`<p class="back"><a href="#contents">${reportTexts(report.language).toContents}</a></p>`
    const article = html`<article aria-labelledby="${idOf(index)}"><header><p class="school">${report.school.name}</p>${one.head}</header>${one.body}${one.foot}${back}</article>`
    onWritten?.(index + 1)
    return article
  })
  const title = html`<small>${first.reportName}</small> ${groupName(first)}`
  const body = html`<header>${letterhead(first)}${heading(1, 'child', title)}</header>${contentsOf(reports, idOf)}<main>${articles}</main>`
  return fileOf(first.language, groupInfo(first).title, body, pictures)
}
