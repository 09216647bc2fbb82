import { expect, test } from 'bun:test'
import { inDocument } from '../../../testing/document'
import type { MatrixCellView, MatrixSource } from '../matrix-props'
import { LaterCells } from './later-cells'
import { drawCells } from './row-cells'

inDocument()

const rowOf = (views: ReadonlyMap<string, MatrixCellView>) => {
  const row = document.createElement('td')
  document.body.append(row)
  let notify = (_: string) => {}
  const source: MatrixSource = {
    get: (_, column) => views.get(column) ?? { text: '' },
    subscribe: (_, changed) => {
      notify = changed
      return () => {
        notify = () => {}
      }
    },
  }
  const later = new LaterCells()
  const draw = (...ids: string[]) =>
    drawCells(row, { index: 4, rowId: 'r', columns: ids.map((id) => ({ id })), source, later })
  return { row, draw, later, notify: (id: string) => notify(id) }
}

const positions = (row: HTMLElement) =>
  ([...row.children] as HTMLElement[]).map((cell) => `${cell.dataset.place} ${cell.textContent}`)

test('a folded column takes its cells away; the others keep their element and the focus, and know their place', () => {
  const { row, draw } = rowOf(new Map(['a', 'b', 'c'].map((id) => [id, { text: id }])))
  draw('a', 'b', 'c')()
  const last = row.lastElementChild as HTMLElement
  last.focus()
  draw('b', 'c')()
  expect(positions(row)).toEqual(['4:0 b', '4:1 c'])
  expect(row.lastElementChild).toBe(last)
  expect(document.activeElement).toBe(last)
  expect(last.getAttribute('aria-colindex')).toBe('3')
  draw('a', 'b', 'c')()
  expect(positions(row)).toEqual(['4:0 a', '4:1 b', '4:2 c'])
  expect(document.activeElement).toBe(last)
})

test('cells that are not seen at first come after the paint as they are by then, and once', () => {
  const views = new Map<string, MatrixCellView>()
  const { row, draw, later, notify } = rowOf(views)
  const visibleCount = later.seen(4, 1000)
  const ids = Array.from({ length: visibleCount + 2 }, (_, column) => `c${column}`)
  const last = ids.at(-1) ?? ''
  const stop = draw(...ids)
  expect(positions(row)).toHaveLength(visibleCount)
  views.set(last, { text: 'changed' })
  notify(last)
  later.drawAll()
  expect(positions(row)).toHaveLength(ids.length)
  expect(positions(row).at(-1)).toBe(`4:${ids.length - 1} changed`)
  later.drawAll()
  expect(positions(row)).toHaveLength(ids.length)
  stop()
})

test('columns that are folded before all cells were there leave none of them behind', () => {
  const { row, draw, later } = rowOf(new Map())
  const visibleCount = later.seen(4, 1000)
  const ids = Array.from({ length: visibleCount + 2 }, (_, column) => `c${column}`)
  draw(...ids)()
  draw(...ids.slice(1))()
  later.drawAll()
  expect(positions(row)).toEqual(ids.slice(1).map((_, column) => `4:${column} `))
})

test('a cell takes and leaves each part of a view, once after all changes of an event', async () => {
  const views = new Map<string, MatrixCellView>()
  const { row, draw, notify } = rowOf(views)
  const stop = draw('a')
  const cell = row.lastElementChild as HTMLElement
  const plain = cell.outerHTML
  views.set('a', { text: 'x', sign: 's', corner: '!', picture: 'url("p")', state: 'refused' })
  notify('a')
  views.set('a', { text: 'good', sign: '2', corner: '…', picture: 'url("q")', state: 'pending' })
  notify('a')
  expect(cell.outerHTML).toBe(plain)
  await Promise.resolve()
  expect([cell.textContent, cell.dataset.sign, cell.dataset.corner, cell.dataset.state]).toEqual([
    'good',
    '2',
    '…',
    'pending',
  ])
  expect([cell.getAttribute('aria-busy'), cell.getAttribute('aria-invalid')]).toEqual(['true', null])
  expect(cell.style.backgroundImage).toContain('q')
  views.delete('a')
  notify('a')
  await Promise.resolve()
  expect([
    cell.textContent,
    cell.dataset.sign,
    cell.dataset.corner,
    cell.dataset.state,
    cell.style.backgroundImage,
  ]).toEqual(['', undefined, undefined, undefined, ''])
  expect(cell.hasAttribute('aria-busy')).toBe(false)
  stop()
  views.set('a', { text: 'later' })
  notify('a')
  await Promise.resolve()
  expect(cell.textContent).toBe('')
})
