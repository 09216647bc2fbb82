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

test('an observation sheet has a cell for each child and competence, and repeats heads on each page', async () => {
  const list = sampleObservationSheet()
  const bytes = await renderClass(list)
  const pages = await pagesOf(bytes)
  const texts = list.domains.flatMap(({ competences }) => competences)
  const root = await structureOf(bytes)
  const elements = root ? flattened(root) : []
  const tables = elements.filter(({ role }) => role === 'Table')
  // Fourteen competences stand in two tables of seven.
  expect(tables.map(({ kids }) => kids.length)).toEqual([1 + 30, 1 + 30])
  for (const row of tables.flatMap(({ kids }) => kids)) expect(row.kids).toHaveLength(2 + 7)
  const half = pages.length / 2
  for (const [index, text] of texts.entries()) {
    const visible = pages.filter((page) => squeezed(page).includes(squeezed(text)))
    expect(visible).toHaveLength(half)
    expect(squeezed(pages[index < 7 ? 0 : half] ?? '')).toContain(squeezed(text))
  }
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
