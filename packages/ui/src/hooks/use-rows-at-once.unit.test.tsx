import { expect, test } from 'bun:test'
import { found, inDocument, page, render } from '../testing/document'
import { rowsOnScreen, useRowsAtOnce } from './use-rows-at-once'

inDocument()

const screenful = () => 3

/** As many rows as are told; says at each drawing how many of them it draws. */
function List({ all, onDraw }: { all: number; onDraw: (rows: number) => void }) {
  const rows = Array.from({ length: all }, (_, row) => row).slice(0, useRowsAtOnce(screenful, all))
  onDraw(rows.length)
  return rows.map((row) => <p key={row}>row {row}</p>)
}

test('a long list draws a screenful first, and then some rows a frame', async () => {
  const drawn: number[] = []
  render(<List all={20} onDraw={(rows) => drawn.push(rows)} />)
  await found(() => page().getByText('row 19'))
  expect(drawn).toEqual([3, 9, 15, 20])
})

test('a list that was drawn as a whole stays so, however long it becomes', async () => {
  const drawn: number[] = []
  const { rerender } = render(<List all={4} onDraw={(rows) => drawn.push(rows)} />)
  await found(() => page().getByText('row 3'))
  rerender(<List all={30} onDraw={(rows) => drawn.push(rows)} />)
  expect(drawn).toEqual([3, 4, 30])
})

test('a screenful is what fits below what is above the list, and never less than some rows', () => {
  const height = Object.getOwnPropertyDescriptor(window, 'innerHeight')
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 800 })
  expect(rowsOnScreen(40, 300)).toBe(13)
  expect(rowsOnScreen(40, 780)).toBe(6)
  expect(rowsOnScreen(40, 900, 0)).toBe(0)
  if (height) Object.defineProperty(window, 'innerHeight', height)
})
