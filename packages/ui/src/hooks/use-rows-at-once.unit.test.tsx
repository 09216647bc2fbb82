import { expect, test } from 'bun:test'
import { inDocument, page, render } from '../testing/document'
import { rowsOnScreen, useRowsAtOnce } from './use-rows-at-once'

inDocument()

const screenful = () => 3

/** Five rows; says at each drawing how many of them it draws. */
function List({ onDraw }: { onDraw: (rows: number) => void }) {
  const rows = [1, 2, 3, 4, 5].slice(0, useRowsAtOnce(screenful))
  onDraw(rows.length)
  return rows.map((row) => <p key={row}>row {row}</p>)
}

test('a long list draws a screenful first, and then the rest', () => {
  const drawn: number[] = []
  render(<List onDraw={(rows) => drawn.push(rows)} />)
  expect(drawn).toEqual([3, 5])
  expect(page().getAllByText(/^row/)).toHaveLength(5)
})

test('a screenful is what fits below what is above the list, and never less than some rows', () => {
  const height = Object.getOwnPropertyDescriptor(window, 'innerHeight')
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 800 })
  expect(rowsOnScreen(40, 300)).toBe(13)
  expect(rowsOnScreen(40, 780)).toBe(6)
  expect(rowsOnScreen(40, 900, 0)).toBe(0)
  if (height) Object.defineProperty(window, 'innerHeight', height)
})
