import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { ClassDocumentProps } from './class-document'
import { renderClass, renderClassLists } from './render-class'
import { closeReportWorker } from './render-report'
import { aboutFile, emptyBoxesOf, pagesOf, squeezed } from './sample/read-pdf'
import { flattened, structureFaults, structureOf } from './sample/read-structure'
import { sampleClassList, sampleObservationSheet } from './sample/sample-class-list'

setDefaultTimeout(60_000)
afterAll(closeReportWorker)

const long = (characters: number) =>
  'liest altersgemäße Texte flüssig und sinngestaltend vor '.repeat(40).slice(0, characters)
const samples: [string, ClassDocumentProps][] = [
  ['a class list', sampleClassList()],
  ['a class list by last name', sampleClassList({ order: 'lastName' })],
  ['an English class list', sampleClassList({ language: 'en' })],
  ['a class without children', sampleClassList({ students: [] })],
  ['an observation sheet', sampleObservationSheet()],
  ['one of a subject without competences', sampleObservationSheet({ domains: [] })],
  [
    'one with the longest competences',
    sampleObservationSheet({
      domains: [{ name: 'Lesen', symbol: 'A', competences: [long(1000), long(700), long(300), long(1000)] }],
    }),
  ],
]

test.each(samples)('%s is tagged throughout, and every sign has its glyph', async (_, list) => {
  const bytes = await renderClass(list)
  expect(await structureFaults(bytes)).toEqual([])
  expect(await emptyBoxesOf(bytes)).toEqual([])
})

test('a class of thirty is listed on one page, each child with its number, first or last name first', async () => {
  const list = sampleClassList()
  const [page, ...others] = await pagesOf(await renderClass(list))
  expect(others).toEqual([])
  const text = squeezed(page ?? '')
  const arabic = /[\u0600-\u06ff]/
  const latin = list.students.filter(({ firstName, lastName }) => !arabic.test(firstName + lastName))
  for (const { firstName, lastName } of latin) expect(text).toContain(squeezed(`${firstName} ${lastName}`))
  const byLastName = squeezed((await pagesOf(await renderClass({ ...list, order: 'lastName' }))).join(' '))
  for (const { firstName, lastName } of latin) expect(byLastName).toContain(squeezed(`${lastName}, ${firstName}`))
  expect(text).toContain('30Kinder')
})

test('an observation sheet of thirty is one page, with a cell for each child and competence', async () => {
  // One of 140 characters needs a column of its own width, and with it a second page.
  const domains = sampleObservationSheet().domains.map((domain) => ({
    ...domain,
    competences: domain.competences.filter((text) => text.length < 100),
  }))
  const list = sampleObservationSheet({ order: 'lastName', domains })
  const bytes = await renderClass(list)
  const [page, ...others] = await pagesOf(bytes)
  expect(others).toEqual([])
  const root = await structureOf(bytes)
  const tables = (root ? flattened(root) : []).filter(({ role }) => role === 'Table')
  expect(tables.map(({ kids }) => kids.length)).toEqual([1 + 30])
  for (const row of tables.flatMap(({ kids }) => kids)) expect(row.kids).toHaveLength(2 + 13)
  const text = squeezed(page ?? '')
  for (const { name, symbol, competences } of list.domains) {
    for (const one of [`${symbol} ${name}`, ...competences]) expect(text).toContain(squeezed(one))
  }
  // A long name is on the sheet as well.
  expect(text).toContain(squeezed('Freifrau von und zu Hohenstein-Wittgenstein, Maximiliane-Charlotte'))
  expect(await aboutFile(bytes)).toMatchObject({
    title: 'Beobachtungsbogen – Deutsch · Klasse 3a „Die Füchse“',
    language: 'de',
  })
})

test('several classes are one tagged file, each on pages of its own that are counted for themselves', async () => {
  const { students } = sampleClassList()
  const other = sampleClassList({ schoolClass: { name: '4b', nickname: null }, students: students.slice(0, 2) })
  const bytes = await renderClassLists([sampleClassList(), other])
  expect(await structureFaults(bytes)).toEqual([])
  const pages = (await pagesOf(bytes)).map(squeezed)
  expect(pages).toHaveLength(2)
  expect(pages[1]).toContain('Klasse4b')
  expect(pages[1]).toContain('2Kinder')
  expect(await aboutFile(bytes)).toMatchObject({ language: 'de' })
})

test('a sheet of more competences than a page has columns for goes on in another table, whose head is on each page', async () => {
  const domains = ['a', 'b'].flatMap((copy) =>
    sampleObservationSheet().domains.map((domain) => ({
      ...domain,
      competences: domain.competences.map((text) => `${copy}) ${text}`),
    })),
  )
  const students = Array.from({ length: 60 }, () => ({ firstName: 'Ada', lastName: 'Şahin' }))
  const pages = (await pagesOf(await renderClass(sampleObservationSheet({ domains, students })))).map(squeezed)
  const headings = pages.filter((page) => page.includes('Kompetenzen'))
  expect(headings.length).toBeGreaterThan(1)
  for (const text of domains.flatMap(({ competences }) => competences)) {
    const visible = pages.filter((page) => page.includes(squeezed(text)))
    expect(visible.length).toBe(pages.length / headings.length)
  }
  for (const page of pages) expect(page).toContain('Nr.Name')
})
