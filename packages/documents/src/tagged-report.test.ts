import { heapStats } from 'bun:jsc'
import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { AFRelationship, PDFArray, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { plainFile } from './bench/plain-report'
import { closeReportWorker, renderReport, renderReportPage, renderReports } from './render-report'
import type { ReportDocumentProps } from './report-document'
import { linesOf, pagesOf, squeezed } from './sample/read-pdf'
import { flattened, structureFaults, structureOf } from './sample/read-structure'
import { bareReport, englishReport, fullestReport, sampleReport, sampleScale, sampleSeal } from './sample/sample-report'
import { TaggedDocument } from './tagged/tagged-document'

setDefaultTimeout(60_000)
afterAll(closeReportWorker)

const samples: [string, () => ReportDocumentProps][] = [
  ['a usual report', sampleReport],
  [
    'a name in Arabic letters',
    () =>
      sampleReport({ student: { firstName: 'محمد أمين', lastName: 'الحسيني' }, comment: 'spielt mit آرین und Ánh' }),
  ],
  ['a compact one', () => sampleReport({ form: 'compact' })],
  ['one for the child', () => sampleReport({ form: 'child' })],
  [
    'a compact one of ten levels',
    () =>
      sampleReport({
        form: 'compact',
        scale: sampleScale(
          'bars',
          [...'abcdefghij'].map((word) => `Stufe ${word}`),
        ),
      }),
  ],
  ['a sealed one', () => sampleReport({ seal: sampleSeal() })],
  ['one with room for a signature', () => sampleReport({ seal: { ...sampleSeal(), signatureBytes: 1400 } })],
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
  const reports = names.map((firstName, index) => ({
    ...(index % 2 === 0 ? sampleReport() : bareReport()),
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
  const complete = await pagesOf(await renderReports(reports))
  const alone: string[] = []
  for (const report of reports) alone.push(...(await pagesOf(await renderReport(report))))
  expect(complete.map(squeezed)).toEqual(alone.map(squeezed))
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

test('a compact report has three pages at most, and says each level to those who listen', async () => {
  const report = sampleReport({ form: 'compact' })
  const bytes = await renderReport(report)
  expect((await pagesOf(bytes)).length).toBeLessThanOrEqual(3)
  const root = await structureOf(bytes)
  const rows = report.subjects.flatMap(({ domains }) => domains.flatMap(({ competences }) => competences))
  expect((root ? flattened(root) : []).flatMap(({ alt }) => alt ?? [])).toEqual(
    rows.map(({ levelLabel }) => levelLabel ?? 'noch nicht beobachtet'),
  )
})

test('the form for the child has what it can do before what it practises, and nothing that was not observed', async () => {
  const report = sampleReport({ form: 'child' })
  const text = squeezed((await pagesOf(await renderReport(report))).join(' '))
  const rows = report.subjects[0]?.domains.flatMap(({ competences }) => competences) ?? []
  const positionOf = (description: string) => text.indexOf(squeezed(description))
  const can = rows.filter(({ level }) => level !== null && level > 2).map(({ description }) => positionOf(description))
  const practises = rows
    .filter(({ level }) => level !== null && level < 3)
    .map(({ description }) => positionOf(description))
  expect(Math.min(...can)).toBeGreaterThan(text.indexOf('Dasgelingtschon'))
  expect(text).not.toContain('Daskannich')
  expect(Math.min(...practises)).toBeGreaterThan(Math.max(...can))
  for (const { description } of rows.filter(({ level }) => level === null)) expect(positionOf(description)).toBe(-1)
})

test('the form for the child speaks in its sentences, and without one says the competence under neutral words', async () => {
  const competence = (description: string, level: number, childSentence: string | null = null) => ({
    description,
    childSentence,
    level,
    levelLabel: null,
    picturePath: null,
    overwritten: false,
  })
  const competences = [
    competence('rechnet', 4),
    competence('liest', 4, 'Ich kann lesen.'),
    competence('malt', 1, 'Ich male.'),
    competence('singt', 1),
  ]
  const [subject] = sampleReport().subjects
  const subjects = subject ? [{ ...subject, comment: '', domains: [{ name: 'Alles', symbol: 'A', competences }] }] : []
  const report = sampleReport({ form: 'child', subjects, scale: sampleScale(), comment: '' })
  for (const text of [
    squeezed((await pagesOf(await renderReport(report))).join(' ')),
    squeezed(new TextDecoder().decode(await renderReportPage(report)).replace(/<[^>]*>/g, ' ')),
  ]) {
    expect(text).toContain(squeezed('Das kann ich schon – Lernentwicklungsbericht'))
    const order = [
      'Das kann ich schon',
      'Ich kann lesen.',
      'Das gelingt schon',
      'rechnet',
      'Das übe ich gerade',
      'Ich male.',
    ]
    const positions = [...order, 'Das wird gerade geübt', 'singt'].map((part) => text.lastIndexOf(squeezed(part)))
    expect(positions).toEqual(positions.toSorted((one, other) => one - other))
    expect(Math.min(...positions)).toBeGreaterThan(-1)
    for (const replaced of ['liest', 'malt']) expect(text).not.toContain(replaced)
  }
})

test('a finished file leaves nothing in memory', async () => {
  const info = { title: 'Titel', author: 'Schule', subject: 'Probe', language: 'de' } as const
  const finishMany = async () => {
    for (let count = 0; count < 100; count += 1) {
      const file = new TaggedDocument(info, new Date(0))
      file.addSheet([100, 100])
      await file.finish()
    }
    Bun.gc(true)
    return heapStats().objectCount
  }
  await finishMany()
  const before = await finishMany()
  expect((await finishMany()) - before).toBeLessThan(100 * 20)
})

test('a sealed report carries its data, says so, and shows its code with words (rules signature.2 and signature.4)', async () => {
  const seal = sampleSeal()
  const bytes = await renderReport(sampleReport({ seal }))
  const file = await PDFDocument.load(bytes, { updateMetadata: false })
  const [attached, ...others] = file.getAttachments()
  expect(others).toEqual([])
  expect([attached?.name, attached?.mimeType, attached?.afRelationship]).toEqual([
    'xschule.xml',
    'application/xml',
    AFRelationship.Data,
  ])
  expect(new TextDecoder().decode(attached?.data)).toBe(seal.data)
  expect(file.catalog.lookup(PDFName.of('AF'), PDFArray).size()).toBe(1)
  const text = Buffer.from(bytes).toString('latin1')
  expect(text).toContain('<pdfaid:part>3</pdfaid:part>')
  expect(text).toContain(`/LNSP_Seal (${seal.mark})`)
  const root = await structureOf(bytes)
  expect((root ? flattened(root) : []).flatMap(({ alt }) => alt ?? []).at(-1)).toContain('lernspur.example/verify')
  expect((await pagesOf(bytes)).join(' ')).toContain('lernspur.example/verify')
  expect(await renderReport(sampleReport({ seal }))).toEqual(bytes)
})
