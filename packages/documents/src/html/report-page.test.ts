import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { closeReportWorker, renderReport, renderReportPage } from '../render-report'
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

test('a subject whose competences are left out says that none was observed, read and printed alike', async () => {
  const [subject] = sampleReport().subjects
  if (!subject) throw new Error('The sample has no subject.')
  const unseen = subject.domains.map((domain) => ({
    ...domain,
    competences: domain.competences.map((row) => ({ ...row, level: null, levelLabel: null })),
  }))
  const textsOf = async (report: ReportDocumentProps) =>
    [spoken(await pageOf(report)), (await pagesOf(await renderReport(report))).join(' ')].map(squeezed)
  const [nothing, none] = ['wurde noch keine Kompetenz beobachtet', 'keine Kompetenzen erfasst'].map(squeezed)
  for (const left of [{ showsUnobserved: false }, { form: 'child' as const }]) {
    for (const text of await textsOf(sampleReport({ ...left, subjects: [{ ...subject, domains: unseen }] }))) {
      expect(text).toContain(nothing ?? '')
      expect(text).not.toContain(none ?? '')
    }
  }
  for (const text of await textsOf(sampleReport({ subjects: [{ ...subject, domains: [] }] })))
    expect(text).toContain(none ?? '')
})

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
  expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true)
  const rows = fullestReport().subjects.flatMap(({ domains }) => domains.flatMap(({ competences }) => competences))
  expect(page.match(/<th scope="row">/g)).toHaveLength(rows.length)
  expect(page.match(/data:image\/svg/g)).toHaveLength(4)
  expect(page.length).toBeLessThan(100_000)
})

test('a page asks for no font that the reader may lack or that is read from elsewhere', async () => {
  const page = await pageOf(sampleReport())
  const families = [...page.matchAll(/font(?:-family)?:([^;}]+)/g)].flatMap(([, value = '']) =>
    value.replace(/^[\d.]+rem\/[\d.]+ /, '').split(','),
  )
  expect(families).toEqual(['system-ui', 'sans-serif'])
  expect(page).not.toMatch(/@font-face|@import|url\((?!["']?data:)/)
})

test('an English page is English, and a draft says that it is one', async () => {
  expect(await pageOf(englishReport())).toContain('<html lang="en">')
  expect(spoken(await pageOf(englishReport()))).toContain('not yet observed')
  expect(spoken(await pageOf(sampleReport({ completedAt: null })))).toContain('Entwurf')
  expect(spoken(await pageOf(sampleReport()))).not.toContain('Entwurf')
})
