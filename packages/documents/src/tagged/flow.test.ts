import { expect, test } from 'bun:test'
import type { Block } from './block'
import { type Cluster, type Piece, paginate } from './flow'
import type { LaidOutNode } from './laid-out'
import { StructureElement } from './structure'

const parent = new StructureElement({ role: 'Sect' })
const heights: Readonly<Record<string, number>> = { head: 20, line: 10, foot: 15, subject: 12 }
const blockOf = (id: string): Block => ({ id, element: null as never, isCacheable: false })
const piece = (id: string, above = 0): Piece => ({ block: blockOf(id), parent, above })
const heightOf = (id: string): number => heights[id] ?? 10
const laidOf = (ids: readonly string[]): ReadonlyMap<string, LaidOutNode> =>
  new Map(
    ids.map((id) => [
      id,
      { type: 'VIEW', style: {}, props: {}, box: { top: 0, left: 0, width: 100, height: heightOf(id) } },
    ]),
  )
const positionsOn = (clusters: readonly Cluster[], ids: readonly string[], height: number) =>
  paginate(clusters, laidOf(ids), () => height).map((page) =>
    page.map(({ id, top, left = 0, parent: of }) => `${of ? id : `(${id})`} ${left}/${top}`),
  )

test('what fills a page is repeated down to its foot, as decoration', () => {
  const clusters: Cluster[] = [
    { pieces: [piece('head')], heads: [] },
    { pieces: [piece('foot')], heads: [], atFoot: true, filler: blockOf('line') },
  ]
  expect(positionsOn(clusters, ['head', 'line', 'foot'], 70)).toEqual([
    ['head 0/0', '(line) 0/20', '(line) 0/30', '(line) 0/40', 'foot 0/55'],
  ])
})

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const columnsOf = (count: number): Cluster => ({
  pieces: [piece('subject')],
  heads: [],
  columns: {
    clusters: rows.slice(0, count).map((id, index) => ({
      pieces: index === 0 ? [piece('head'), piece(id)] : [piece(id)],
      heads: index === 0 ? [] : [{ block: blockOf('head'), above: 0 }],
    })),
    above: 2,
    lefts: [0, 60],
  },
})

test('two columns end at about the same height, the left one first, and the right one repeats what heads it', () => {
  expect(positionsOn([columnsOf(5)], ['subject', 'head', ...rows], 200)).toEqual([
    [...['subject 0/0', 'head 0/14', 'a 0/34', 'b 0/44', 'c 0/54'], ...['(head) 60/14', 'd 60/34', 'e 60/44']],
  ])
})

test('columns go on with the next page, below the head of the page and their own', () => {
  const [first, second, ...others] = positionsOn([columnsOf(7)], ['subject', 'head', ...rows], 55)
  expect(others).toEqual([])
  expect(first).toEqual([
    ...['subject 0/0', 'head 0/14', 'a 0/34', 'b 0/44'],
    ...['(head) 60/14', 'c 60/34', 'd 60/44'],
  ])
  expect(second).toEqual([...['(subject) 0/0', '(head) 0/14', 'e 0/34', 'f 0/44'], ...['(head) 60/14', 'g 60/34']])
})

test('columns of which nothing fits below what is there begin on the next page', () => {
  const clusters: Cluster[] = [{ pieces: [piece('foot'), piece('line')], heads: [] }, columnsOf(2)]
  const pages = positionsOn(clusters, ['foot', 'line', 'subject', 'head', ...rows], 50)
  expect(pages.map((page) => page[0])).toEqual(['foot 0/0', 'subject 0/0'])
})

test('columns begin where enough of them stands, if the next page has room for all; longer ones begin at once', () => {
  const before: Cluster = { pieces: [piece('foot'), piece('line')], heads: [] }
  const startsOn = (least: number, height: number) => {
    const { columns, ...cluster } = columnsOf(7)
    const clusters = [before, { ...cluster, ...(columns && { columns: { ...columns, least } }) }]
    const pages = positionsOn(clusters, ['foot', 'line', 'subject', 'head', ...rows], height)
    return pages.findIndex((page) => page.some((one) => one.startsWith('subject')))
  }
  // Seven rows are 60 high in two columns; 36 are left below what is there.
  expect([startsOn(0, 75), startsOn(0.5, 75), startsOn(0.9, 75)]).toEqual([0, 0, 1])
  // Where even a whole page has no room for all, nothing is gained by waiting for it.
  expect(startsOn(0.9, 73)).toBe(0)
})
