import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { closeReportWorker, renderReport, renderReports } from './render-report'
import type { ReportDocumentProps } from './report-document'
import { aboutFile, emptyBoxesOf, fontsOf, linesOf, pagesOf, squeezed } from './sample/read-pdf'
import { bareReport, englishReport, fullestReport, sampleReport, sampleScale } from './sample/sample-report'

setDefaultTimeout(60_000)
afterAll(closeReportWorker)

const textOf = async (bytes: Uint8Array) => squeezed((await pagesOf(bytes)).join(' '))
const rowsOf = (report: ReportDocumentProps) =>
  report.subjects.flatMap(({ domains }) => domains.flatMap(({ competences }) => competences))

test('a report names school, child, class and period, and counts its pages', async () => {
  const pages = await pagesOf(await renderReport(sampleReport()))
  expect(pages[0]).toContain('Grundschule am Lindenhain')
  expect(pages[0]).toContain('Gemeinsam wachsen, jedes Kind auf seinem Weg')
  expect(pages[0]).toContain('3a „Die Füchse“')
  expect(pages[0]).toContain('1. August 2026 – 31. Januar 2027')
  expect(pages[0]).toContain('2026/27, 1. Halbjahr')
  expect(pages.length).toBeGreaterThan(1)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('Mia Sophie Şahin')
    expect(page).toContain(`Seite ${index + 1} von ${pages.length}`)
    expect(page).not.toContain('Entwurf')
  }
})

test('every competence stands beside the label of its level', async () => {
  const report = sampleReport()
  const text = await textOf(await renderReport(report))
  for (const row of rowsOf(report)) {
    expect(text).toContain(squeezed(`${row.description}${row.levelLabel ?? 'noch nicht beobachtet'}`))
  }
})

test('the legend, all comments with umlauts and the places to sign are printed', async () => {
  const report = sampleReport()
  const text = await textOf(await renderReport(report))
  for (const { label } of report.scale) expect(text).toContain(squeezed(label))
  for (const { comment } of report.subjects) expect(text).toContain(squeezed(comment))
  expect(text).toContain(squeezed(report.comment))
  for (const location of ['Ort, Datum', 'Klassenleitung', 'Schulleitung', 'Erziehungsberechtigte']) {
    expect(text).toContain(squeezed(location))
  }
  expect(text).toContain(squeezed('Abgeschlossen am 28. Januar 2027'))
})

test('title, author and language are set', async () => {
  expect(await aboutFile(await renderReport(sampleReport()))).toMatchObject({
    title: 'Lernentwicklungsbericht, 1. Halbjahr – Mia Sophie Şahin',
    author: 'Grundschule am Lindenhain',
    language: 'de',
  })
})

test('all fonts are embedded as subsets', async () => {
  const fonts = await fontsOf(await renderReport(sampleReport()))
  expect(fonts.length).toBeGreaterThanOrEqual(3)
  for (const { name, programBytes } of fonts) {
    expect(name).toMatch(/^\/[A-Z]{6}\+LernspurSans-/)
    expect(programBytes).toBeGreaterThan(1000)
  }
})

test('an English report is English throughout', async () => {
  const bytes = await renderReport(englishReport())
  const pages = await pagesOf(bytes)
  expect(pages[0]).toContain('1 August 2026 – 31 January 2027')
  expect(pages[0]).toContain('1st semester')
  expect(pages[0]).toContain('3a “Die Füchse”')
  expect(pages[0]).toContain(`Page 1 of ${pages.length}`)
  const text = await textOf(bytes)
  for (const words of ['not yet observed', 'What the levels mean', 'General comment', 'Parents or guardians']) {
    expect(text).toContain(squeezed(words))
  }
  expect(await aboutFile(bytes)).toMatchObject({ language: 'en' })
})

test('a report in progress is marked as a draft on every page', async () => {
  const pages = await pagesOf(await renderReport(sampleReport({ completedAt: null })))
  for (const page of pages) expect(page).toContain('Entwurf, gedruckt am 29. Januar 2027')
  expect(pages.join(' ')).not.toContain('Abgeschlossen')
})

test('the least report fits one page', async () => {
  const [page, ...others] = await pagesOf(await renderReport(bareReport()))
  expect(others).toEqual([])
  expect(page).toContain('Bo Li')
  expect(page).toContain('Erziehungsberechtigte')
})

test('eight subjects of fourteen competences with long comments stay under 300 KB', async () => {
  const report = fullestReport()
  const bytes = await renderReport(report)
  expect(bytes.length).toBeLessThan(300 * 1024)
  const text = await textOf(bytes)
  for (const { comment } of report.subjects) expect(text).toContain(squeezed(comment))
})

test('names of all Europe and beyond have glyphs', async () => {
  const names = 'Şahin Łukasz Nguyễn Đorđević Żółć İpek Őrség Þór Ærø Иван Παπαδόπουλος Trần Thị Ngọc Ánh'
  const comment = `${names} a\u0308o\u0308 1 ≤ 2 → ✓ ½ € ẞ`
  const bytes = await renderReport(
    sampleReport({ student: { firstName: 'Łukasz', lastName: 'Nguyễn-Żółć' }, comment: `${comment} 😀👍🏽 🇩🇪 李` }),
  )
  expect(await emptyBoxesOf(bytes)).toEqual([])
  const text = await textOf(bytes)
  expect(text).toContain(squeezed(comment.normalize('NFC')))
  expect(text).toContain(squeezed('Łukasz Nguyễn-Żółć'))
  for (const { programBytes } of await fontsOf(bytes)) expect(programBytes).toBeGreaterThan(1000)
})

test('a long name goes on after one of its hyphens, which stands there once', async () => {
  const student = { firstName: 'Maximiliane-Alexandra-Viktoria-Charlotte', lastName: 'Li' }
  const [page = ''] = await pagesOf(await renderReport(sampleReport({ student })))
  expect(page).toContain('Maximiliane-Alexandra-Viktoria-')
  expect(page).not.toMatch(/--|-\u00ad/)
})

test('a word of several scripts is printed', async () => {
  const bytes = await renderReport(sampleReport({ student: { firstName: 'Али/علي', lastName: 'Nguyễn-Ωم' } }))
  expect(await emptyBoxesOf(bytes)).toEqual([])
})

test('no page ends with a heading, no row is split, and signatures follow text', async () => {
  const report = fullestReport()
  const headings = new Set(report.subjects.flatMap(({ name, domains }) => [name, ...domains.map((one) => one.name)]))
  const pages = await linesOf(await renderReport(report))
  for (const lines of pages) {
    const footer = lines.findIndex((line) => line.startsWith('Mia Sophie Şahin') && lines.indexOf(line) > 5)
    expect(headings.has(lines.at(footer - 1) ?? '')).toBe(false)
  }
  const squeezedPages = pages.map((lines) => squeezed(lines.join('')))
  for (const { description } of rowsOf(report)) {
    expect(squeezedPages.some((page) => page.includes(squeezed(description)))).toBe(true)
  }
  const signed = squeezedPages.filter((page) => page.includes('Erziehungsberechtigte'))
  expect(signed).toHaveLength(1)
  expect(signed[0]).toContain('Schulleitung')
  expect(signed[0]).toContain(squeezed(report.comment.slice(-60)))
})

test('an uploaded picture is embedded once, however many rows show it', async () => {
  const picture = new Uint8Array(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  )
  const scale = sampleScale().map((level) => ({
    ...level,
    picturePath: `uploads/${level.level}`,
    pictureData: picture,
  }))
  const bytes = await renderReport(sampleReport({ scale, school: { name: 'Schule', slogan: null, logo: picture } }))
  const images =
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Subtype \/Image/g) ?? []
  expect(images.length).toBeGreaterThan(0)
  expect(images.length).toBeLessThanOrEqual(2 * scale.length)
})

test('invalid pictures are left out', async () => {
  const junk = new Uint8Array([0x89, 0x50, 1, 2, 3])
  const scale = sampleScale().map((level) => ({ ...level, picturePath: `uploads/${level.level}`, pictureData: junk }))
  const pages = await pagesOf(
    await renderReport(sampleReport({ scale, school: { name: 'Schule', slogan: null, logo: junk } })),
  )
  expect(pages[0]).toContain('Mit Unterstützung')
})

test('a group is one file with an outline; page numbers restart for each student', async () => {
  const names = ['Ada', 'Bo', 'Cem']
  const received: number[] = []
  const bytes = await renderReports(
    names.map((firstName) => ({ ...bareReport(), student: { firstName, lastName: 'Yıldız' } })),
    { onDrawn: (count) => received.push(count) },
  )
  const pages = await pagesOf(bytes)
  expect(pages).toHaveLength(3)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`${names[index]} Yıldız`)
    expect(page).toContain('Seite 1 von 1')
  }
  expect(received).toEqual([1, 2, 3])
  expect(await aboutFile(bytes)).toEqual({
    title: 'Bericht – Klasse 1',
    author: 'Schule',
    language: 'de',
    chapters: ['Ada Yıldız', 'Bo Yıldız', 'Cem Yıldız'],
  })
  for (const { programBytes } of await fontsOf(bytes)) expect(programBytes).toBeGreaterThan(1000)
})

test('a group without reports is refused', () => {
  expect(renderReports([])).rejects.toBeInstanceOf(RangeError)
})

test('a report that cannot be rendered is refused without its text, and the next one is rendered', async () => {
  const broken = { ...bareReport(), period: { start: 'Geheimnis', end: 'Geheimnis', semester: null } }
  const unserialisable = { ...bareReport(), comment: () => 'Geheimnis' } as unknown as ReportDocumentProps
  const [first, second, third] = await Promise.allSettled([
    renderReport(broken),
    renderReport(unserialisable),
    renderReport(bareReport()),
  ])
  expect(first).toMatchObject({ status: 'rejected', reason: { name: 'RenderError', reason: 'failed' } })
  expect(second).toMatchObject({ status: 'rejected', reason: { name: 'RenderError', reason: 'failed' } })
  expect(JSON.stringify([first, second])).not.toContain('Geheimnis')
  expect(third.status).toBe('fulfilled')
})

test('competences stand in two columns, so that forty-nine of them with remarks take three pages', async () => {
  const report = sampleReport()
  expect(rowsOf(report)).toHaveLength(49)
  expect(await pagesOf(await renderReport(report))).toHaveLength(3)
})
