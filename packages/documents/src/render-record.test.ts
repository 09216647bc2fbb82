import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { RecordDocumentProps } from './record-document'
import { renderRecord } from './render-record'
import { closeReportWorker } from './render-report'
import { aboutFile, pagesOf, squeezed } from './sample/read-pdf'
import { flattened, structureFaults, structureOf } from './sample/read-structure'

setDefaultTimeout(60_000)
afterAll(closeReportWorker)

const recordOf = (rows: number): RecordDocumentProps => ({
  language: 'de',
  school: { name: 'Grundschule am Lindenhain', slogan: null },
  title: 'Auskunft',
  about: 'Mia Sophie Şahin',
  printedOn: '2026-11-22',
  blocks: [
    { kind: 'facts', heading: 'Kind', facts: [{ label: 'Vorname', value: 'Mia Sophie' }] },
    {
      kind: 'table',
      heading: 'Beobachtungen',
      columns: [
        { title: 'Tag', share: 1 },
        { title: 'Kompetenz', share: 3 },
        { title: 'Notiz', share: 3 },
      ],
      rows: Array.from({ length: rows }, (_, index) => [
        '21.11.2026',
        'liest altersgemäße Texte sinnentnehmend und gibt den Inhalt wieder',
        `Notiz ${index} zum Lesen, mit einigen Wörtern mehr, damit sie umbricht.`,
      ]),
      empty: 'Keine Einträge.',
    },
    { kind: 'text', heading: 'Hinweis', text: 'Erste Zeile\nzweite Zeile' },
  ],
})

test('a record prints facts, rows and texts, and counts its pages', async () => {
  const bytes = await renderRecord(recordOf(12))
  const pages = await pagesOf(bytes)
  const text = squeezed(pages.join(' '))
  for (const part of ['Grundschule am Lindenhain', 'Mia Sophie Şahin', 'Vorname', 'Beobachtungen (12)', 'zweite Zeile'])
    expect(text).toContain(squeezed(part))
  expect(pages[0]).toContain(`Seite 1 von ${pages.length}`)
  expect(await aboutFile(bytes)).toMatchObject({ title: 'Auskunft – Mia Sophie Şahin', language: 'de' })
})

test('a record is tagged throughout', async () => {
  const bytes = await renderRecord(recordOf(40))
  expect(await structureFaults(bytes)).toEqual([])
  const root = await structureOf(bytes)
  const rows = (root ? flattened(root) : []).filter(({ role }) => role === 'TR')
  expect(rows.length).toBe(1 + 1 + 40)
})

test('a long table loses none of its rows, and its head is repeated', async () => {
  const pages = await pagesOf(await renderRecord(recordOf(320)))
  const text = squeezed(pages.join(' '))
  for (let index = 0; index < 320; index++) expect(text).toContain(squeezed(`Notiz ${index} zum`))
  expect(text).toContain(squeezed('Beobachtungen (320)'))
  expect(pages.at(-1)).toContain(`Seite ${pages.length} von ${pages.length}`)
  expect(pages.filter((page) => page.includes('Kompetenz')).length).toBeGreaterThan(10)
})

test('a table without rows says so', async () => {
  expect(squeezed((await pagesOf(await renderRecord(recordOf(0)))).join(' '))).toContain(squeezed('Keine Einträge.'))
})
