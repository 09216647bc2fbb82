import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { closeReportWorker, renderReport, renderReportPage, renderReportSetPage } from '../render-report'
import type { ReportDocumentProps } from '../report-document'
import { pagesOf, squeezed } from '../sample/read-pdf'
import { englishReport, fullestReport, sampleReport, sampleScale } from '../sample/sample-report'

setDefaultTimeout(60_000)
afterAll(closeReportWorker)

const pageOf = async (report: ReportDocumentProps) => new TextDecoder().decode(await renderReportPage(report))
/** What is read aloud, without tags. */
const spoken = (page: string): string =>
  page
    .replace(/^.*<body>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
const filled = {
  birthDate: '2017-05-09',
  absences: { days: 7, unexcused: 1 },
  classRemark: 'Nahm an der Garten-AG teil.',
}

test.each(['standard', 'compact', 'child'] as const)(
  'form %s says what the printed one says, in its order (rule print.9)',
  async (form) => {
    const report = sampleReport({ form, ...filled })
    const read = squeezed(spoken(await pageOf(report)))
    const printed = squeezed((await pagesOf(await renderReport(report))).join(' '))
    const parts = [
      ...report.subjects.flatMap(({ domains }) =>
        domains.flatMap(({ competences }) => competences.map((one) => one.description)),
      ),
      ...report.subjects.map(({ comment }) => comment).filter((text) => text !== ''),
      'Allgemeine Bemerkung',
      'Bemerkungen der Klassenleitung',
      filled.classRemark,
      'Versäumte Tage',
      'davon unentschuldigt: 1',
    ].map(squeezed)
    const orderIn = (text: string) =>
      parts.filter((part) => text.includes(part)).toSorted((a, b) => text.indexOf(a) - text.indexOf(b))
    expect(orderIn(read)).toEqual(orderIn(printed))
    expect(orderIn(read).length).toBeGreaterThan(20)
    for (const words of [
      '9. Mai 2017',
      '2026/27, 1. Halbjahr',
      'Mia Sophie Şahin',
      ...report.scale.map(({ label }) => label),
    ])
      expect(read).toContain(squeezed(words))
  },
)

test('what was typed is text, whatever it looks like', async () => {
  const evil = '</style><script>alert(1)</script><img src=x onerror="alert(1)">'
  const report = sampleReport({
    comment: evil,
    reportName: evil,
    student: { firstName: evil, lastName: '"\'&<' },
    school: { name: evil, slogan: evil },
    schoolClass: { name: evil, nickname: evil },
    classRemark: evil,
    scale: sampleScale('smileys', [evil, evil, evil, evil]),
    subjects: sampleReport().subjects.map((subject) => ({ ...subject, name: evil, comment: evil })),
  })
  const page = await pageOf(report)
  expect(page).not.toMatch(/<script|<img|onerror="/)
  expect(page.match(/<style>/g)).toHaveLength(1)
  expect(page).toContain("default-src 'none'")
})

test('headings follow each other, rows have heads, and each picture stands in the file once', async () => {
  const page = await pageOf(fullestReport())
  const levels = [...page.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
  expect(levels[0]).toBe(1)
  expect(levels.every((level, place) => level <= (levels[place - 1] ?? 0) + 1)).toBe(true)
  const rows = fullestReport().subjects.flatMap(({ domains }) => domains.flatMap(({ competences }) => competences))
  expect(page.match(/<th scope="row">/g)).toHaveLength(rows.length)
  expect(page.match(/data:image\/svg/g)).toHaveLength(4)
  expect(page.length).toBeLessThan(100_000)
})

test('an English page is English, and a draft says that it is one', async () => {
  expect(await pageOf(englishReport())).toContain('<html lang="en">')
  expect(spoken(await pageOf(englishReport()))).toContain('not yet observed')
  expect(spoken(await pageOf(sampleReport({ completedAt: null })))).toContain('Entwurf')
  expect(spoken(await pageOf(sampleReport()))).not.toContain('Entwurf')
})

const setOf = async (reports: readonly ReportDocumentProps[], onDrawn?: (count: number) => void) =>
  new TextDecoder().decode(await renderReportSetPage(reports, onDrawn && { onDrawn }))
const children = ['Mia', 'Ayşe', 'Đức'].map((firstName) =>
  sampleReport({ ...filled, student: { firstName, lastName: 'Şahin' } }),
)

test('several reports are one page: names that lead to a report each, which says what it says alone (rule print.9)', async () => {
  const told: number[] = []
  const page = await setOf(children, (count) => told.push(count))
  expect(told).toEqual([1, 2, 3])
  const links = [...page.matchAll(/<li><a href="#([^"]+)">([^<]+)<\/a>/g)].map(([, id, name]) => ({ id, name }))
  expect(links.map(({ name }) => name)).toEqual(['Mia Şahin', 'Ayşe Şahin', 'Đức Şahin'])
  const articles = page.split('<article ').slice(1)
  for (const [place, { id }] of links.entries()) {
    const article = `<article ${articles[place]}`
    expect(article).toStartWith(`<article aria-labelledby="${id}">`)
    expect(article).toMatch(new RegExp(`<h2[^>]* id="${id}"`))
    const own = squeezed(spoken(await pageOf(children[place] ?? sampleReport())))
    const [, alone] = own.split(squeezed('Was die Stufen bedeuten'))
    expect(squeezed(article.replace(/<[^>]*>/g, ' '))).toContain(alone ?? 'nothing')
  }
  expect(new Set(page.match(/ id="[^"]+"/g)).size).toBe(children.length + 1)
  expect(page.match(/<main>|<nav |<body><header>/g)).toHaveLength(3)
  expect(page.match(/data:image\/svg/g)).toHaveLength(4)
  const levels = [...page.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
  expect(levels.filter((level) => level === 1)).toEqual([1])
  expect(levels.every((level, place) => level <= (levels[place - 1] ?? 0) + 1)).toBe(true)
  expect(page).not.toContain('<script')
})

test('links tell reports of several names apart', async () => {
  const [first = sampleReport(), second = sampleReport()] = children
  const page = await setOf([first, { ...second, reportName: 'Zeugnis & <b>' }])
  expect(page).toContain('<small>Zeugnis &amp; &lt;b&gt;</small></a>')
})
