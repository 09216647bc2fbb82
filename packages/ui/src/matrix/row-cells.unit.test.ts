import { expect, test } from 'bun:test'
import { inDocument } from '../testing/document'
import type { MatrixCellView, MatrixSource } from './matrix-props'
import { drawCells } from './row-cells'

inDocument()

const rowOf = (views: ReadonlyMap<string, MatrixCellView>) => {
  const row = document.createElement('tr')
  row.append(document.createElement('th'))
  document.body.append(row)
  let tell = (_: string) => {}
  const source: MatrixSource = {
    get: (_, column) => views.get(column) ?? { text: '' },
    subscribe: (_, changed) => {
      tell = changed
      return () => {
        tell = () => {}
      }
    },
  }
  const draw = (...ids: string[]) =>
    drawCells(row, { index: 4, rowId: 'r', columns: ids.map((id) => ({ id })), source })
  return { row, draw, tell: (id: string) => tell(id) }
}

const places = (row: HTMLElement) =>
  [...row.querySelectorAll('td')].map((cell) => `${cell.dataset.place} ${cell.textContent}`)

test('a folded column takes its cells away; the others keep their element and the focus, and know their place', () => {
  const { row, draw } = rowOf(new Map(['a', 'b', 'c'].map((id) => [id, { text: id }])))
  draw('a', 'b', 'c')()
  const last = row.lastElementChild as HTMLElement
  last.focus()
  draw('b', 'c')()
  expect(places(row)).toEqual(['4:0 b', '4:1 c'])
  expect(row.lastElementChild).toBe(last)
  expect(document.activeElement).toBe(last)
  expect(last.getAttribute('aria-colindex')).toBe('3')
  draw('a', 'b', 'c')()
  expect(places(row)).toEqual(['4:0 a', '4:1 b', '4:2 c'])
  expect(document.activeElement).toBe(last)
})

test('a cell takes and leaves each part of a view, once after all changes of an event', async () => {
  const views = new Map<string, MatrixCellView>()
  const { row, draw, tell } = rowOf(views)
  const stop = draw('a')
  const cell = row.lastElementChild as HTMLElement
  const plain = cell.outerHTML
  views.set('a', { text: 'x', sign: 's', corner: '!', picture: 'url("p")', state: 'refused' })
  tell('a')
  views.set('a', { text: 'good', sign: '2', corner: '…', picture: 'url("q")', state: 'pending' })
  tell('a')
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
  tell('a')
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
  tell('a')
  await Promise.resolve()
  expect(cell.textContent).toBe('')
})
