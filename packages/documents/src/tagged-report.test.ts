import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { plainFile } from './bench/plain-report'
import { closeReportWorker, renderReport, renderReports } from './render-report'
import type { ReportDocumentProps } from './report-document'
import { linesOf, pagesOf, squeezed } from './sample/read-pdf'
import { flattened, structureFaults, structureOf } from './sample/read-structure'
import { bareReport, englishReport, fullestReport, sampleReport } from './sample/sample-report'
import { TaggedDocument } from './tagged/tagged-document'

setDefaultTimeout(60_000)
afterAll(closeReportWorker)

const samples: [string, () => ReportDocumentProps][] = [
  ['a usual report', sampleReport],
  ['an English one', englishReport],
  ['the least one', bareReport],
  ['the fullest one', fullestReport],
  ['a draft', () => sampleReport({ completedAt: null })],
  [
    'a long name',
    () =>
      sampleReport({
        student: {
          firstName: 'Maximiliane '.repeat(8).trim(),
          lastName: 'von und zu Hohenlohe-Langenburg-Schillingsfürst',
        },
      }),
  ],
  [
    'nothing observed',
    () =>
      sampleReport({
        subjects: sampleReport().subjects.map((subject) => ({
          ...subject,
          domains: subject.domains.map((domain) => ({
            ...domain,
            competences: domain.competences.map((row) => ({
              ...row,
              level: null,
              levelLabel: null,
              picturePath: null,
            })),
          })),
        })),
      }),
  ],
  [
    'twelve subjects',
    () => sampleReport({ subjects: [...sampleReport().subjects, ...sampleReport().subjects].slice(0, 12) }),
  ],
]

test.each(samples)('%s is tagged throughout and takes at most 130 KB', async (_, report) => {
  const bytes = await renderReport(report())
  expect(await structureFaults(bytes)).toEqual([])
  expect(bytes.length).toBeLessThanOrEqual(130 * 1024)
})

test('headings, lists and tables tell what is what', async () => {
  const report = sampleReport()
  const root = await structureOf(await renderReport(report))
  const elements = root ? flattened(root) : []
  const count = (role: string) => elements.filter((element) => element.role === role).length
  const domains = report.subjects.flatMap((subject) => subject.domains)
  expect(count('H1')).toBe(1)
  expect(count('H2')).toBe(report.subjects.length + 1)
  expect(count('H3')).toBe(domains.length + report.subjects.filter(({ comment }) => comment !== '').length)
  expect(count('Table')).toBe(domains.length)
  expect(count('TR')).toBe(domains.flatMap(({ competences }) => competences).length)
  expect(count('LI')).toBe(report.scale.length + 1)
  expect(elements.flatMap(({ alt }) => alt ?? [])).toEqual([
    'Stufe 1 von 4',
    'Stufe 2 von 4',
    'Stufe 3 von 4',
    'Stufe 4 von 4',
    'Offener Kreis',
  ])
})

test('a report of several is a part of the structure each', async () => {
  const bytes = await renderReports([bareReport(), sampleReport(), bareReport()], { duplex: true })
  expect(await structureFaults(bytes)).toEqual([])
  expect((await structureOf(bytes))?.kids.map(({ role }) => role)).toEqual(['Part', 'Part', 'Part'])
})

test('for printing on both sides each child begins on a right-hand page', async () => {
  const names = ['Ada', 'Bo', 'Cem', 'Dilan']
  const reports = names.map((firstName, place) => ({
    ...(place % 2 === 0 ? sampleReport() : bareReport()),
    student: { firstName, lastName: 'Yıldız' },
  }))
  const pages = await linesOf(await renderReports(reports, { duplex: true }))
  for (const name of names) {
    expect(pages.findIndex((lines) => lines.some((line) => line === `${name} Yıldız`)) % 2).toBe(0)
  }
})

test('a report in a set reads as it does alone, whatever the others are', async () => {
  const base = sampleReport()
  const changed = (change: (report: ReportDocumentProps) => Partial<ReportDocumentProps>) => ({
    ...base,
    ...change(base),
  })
  const subject = (change: object) =>
    changed(({ subjects: [first, ...others] }) => ({ subjects: first ? [{ ...first, ...change }, ...others] : [] }))
  const domain = (change: object) =>
    subject({ domains: base.subjects[0]?.domains.map((one) => ({ ...one, ...change })) })
  const row = (change: object) =>
    subject({
      domains: base.subjects[0]?.domains.map((one) => ({
        ...one,
        competences: one.competences.map((competence) => ({ ...competence, ...change })),
      })),
    })
  const reports = [
    base,
    changed(() => ({ student: { firstName: 'Andere', lastName: 'Person' } })),
    changed(() => ({ reportName: 'Anderer Bericht' })),
    changed(() => ({ schoolClass: { name: '4b', nickname: null } })),
    changed(() => ({ school: { name: 'Andere Schule', slogan: 'anders' } })),
    changed(() => ({ period: { start: '2027-02-01', end: '2027-07-31', semester: 'second' } })),
    changed(() => ({ comment: 'Eine andere Bemerkung.' })),
    changed(() => ({ completedAt: null })),
    changed(() => ({ signers: ['headOfSchool'] })),
    subject({ name: 'Anderes Fach' }),
    subject({ abbreviation: 'AF' }),
    subject({ comment: 'Andere Worte zum Fach.' }),
    subject({ color: '#123456' }),
    domain({ name: 'Anderer Bereich' }),
    domain({ symbol: 'Z' }),
    row({ description: 'kann etwas anderes' }),
    row({ levelLabel: 'Ganz anders' }),
    row({ level: null }),
    row({ picturePath: 'builtin/stars/1-of-4' }),
  ]
  const whole = await pagesOf(await renderReports(reports))
  const alone: string[] = []
  for (const report of reports) alone.push(...(await pagesOf(await renderReport(report))))
  expect(whole.map(squeezed)).toEqual(alone.map(squeezed))
})

test('the same report is the same file, byte for byte', async () => {
  expect(await renderReport(sampleReport())).toEqual(await renderReport(sampleReport()))
})

test('an untagged file is found out', async () => {
  expect(await structureFaults(await plainFile([bareReport()]))).toEqual(['the file has no structure'])
})

test('what is drawn without a tag is found out', async () => {
  const info = { title: 'Titel', author: 'Schule', subject: 'Probe', language: 'de' } as const
  const file = new TaggedDocument(info, new Date(0))
  file.addSheet([100, 100])
  file.page.write('0 0 10 10 re f')
  expect(await structureFaults(await file.finish())).toContain('f is neither tagged nor an artifact')
})
