import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { closeReportWorker, renderReportPage, renderReportSetPage } from '../render-report'
import type { ReportDocumentProps } from '../report-document'
import { squeezed } from '../sample/read-pdf'
import { detailedReport } from '../sample/sample-report'

setDefaultTimeout(60_000)
afterAll(closeReportWorker)

const textOf = (markup: string) => squeezed(markup.replace(/^.*<body>/s, '').replace(/<[^>]*>/g, ' '))

const setOf = async (reports: readonly ReportDocumentProps[], onDrawn?: (count: number) => void) =>
  new TextDecoder().decode(await renderReportSetPage(reports, onDrawn && { onDrawn }))
const children = ['Mia', 'Ayşe', 'Đức'].map((firstName) =>
  detailedReport({ student: { firstName, lastName: 'Şahin' } }),
)

test('several reports are one page: names that lead to a report each, which says what it says alone (rule print.9)', async () => {
  const received: number[] = []
  const page = await setOf(children, (count) => received.push(count))
  expect(received).toEqual([1, 2, 3])
  const links = [...page.matchAll(/<li><a href="#([^"]+)">([^<]+)<\/a>/g)].map(([, id, name]) => ({ id, name }))
  expect(links.map(({ name }) => name)).toEqual(['Mia Şahin', 'Ayşe Şahin', 'Đức Şahin'])
  const articles = page.split('<article ').slice(1)
  for (const [index, { id }] of links.entries()) {
    const article = `<article ${articles[index]}`
    expect(article).toStartWith(`<article aria-labelledby="${id}">`)
    expect(article).toMatch(new RegExp(`<h2[^>]* id="${id}"`))
    const own = textOf(new TextDecoder().decode(await renderReportPage(children[index] ?? detailedReport())))
    const [, alone] = own.split(squeezed('Was die Stufen bedeuten'))
    expect(textOf(article)).toContain(alone ?? 'nothing')
  }
  expect(new Set(page.match(/ id="[^"]+"/g)).size).toBe(children.length + 1)
  expect(page.match(/<main>|<nav |<body><header>/g)).toHaveLength(3)
  expect(page.match(/data:image\/svg/g)).toHaveLength(4)
  const levels = [...page.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
  expect(levels.filter((level) => level === 1)).toEqual([1])
  expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true)
  expect(page).not.toContain('<script')
})

test('links tell reports of several names apart', async () => {
  const [first = detailedReport(), second = detailedReport()] = children
  const page = await setOf([first, { ...second, reportName: 'Zeugnis & <b>' }])
  expect(page).toContain('<small>Zeugnis &amp; &lt;b&gt;</small></a>')
})
