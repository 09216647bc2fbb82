import { expect, test } from 'bun:test'
import { useState } from 'react'
import { fireEvent, inDocument, page, render, within } from '../testing/document'
import { MatrixGrid, type MatrixTarget } from './matrix-grid'

interface Item {
  id: string
}

const many = (prefix: string, count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}` }))
const rows = many('r', 30)
const columns = many('c', 60)
const headings = { rowHeader: (row: Item) => row.id, columnHeader: (column: Item) => column.id }

let drawn = 0
const draw = (value: number) => {
  drawn += 1
  return value
}
const zero = () => 0

type Activated = [string | undefined, string | undefined]

function Board({ shown = rows, log = [], left }: { shown?: Item[]; log?: Activated[]; left?: () => void }) {
  const [levels, setLevels] = useState<Record<string, number>>({})
  const enter = (key: string, { row, column }: MatrixTarget<Item, Item>) => {
    if (!/^[1-4]$/.test(key) || row === undefined || column === undefined) return false
    setLevels((old) => ({ ...old, [`${row.id}${column.id}`]: Number(key) }))
    return true
  }
  return (
    <>
      <button type="button">before</button>
      <MatrixGrid
        label="board"
        corner="corner"
        rows={shown}
        columns={columns}
        {...headings}
        value={(row, column) => levels[`${row.id}${column.id}`] ?? zero()}
        cell={draw}
        onActivate={({ row, column }) => log.push([row?.id, column?.id])}
        onCellKey={enter}
        onEscape={left}
      />
    </>
  )
}

const place = () => document.activeElement?.getAttribute('data-place')
const press = (key: string, more: object = {}) => {
  if (document.activeElement !== null) fireEvent.keyDown(document.activeElement, { key, ...more })
}
const stops = () =>
  [...document.querySelectorAll('[role=grid] [tabindex="0"]')].map((cell) => cell.getAttribute('data-place'))
const enterGrid = () => document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus()

inDocument()

test('the grid is one Tab stop that follows the focus', () => {
  render(<Board />)
  expect(stops()).toEqual(['0:0'])
  enterGrid()
  press('ArrowRight')
  press('ArrowDown')
  expect(place()).toBe('1:1')
  expect(stops()).toEqual(['1:1'])
})

test('Home, End, Ctrl and page keys reach the edges, arrows reach the headers', () => {
  render(<Board />)
  enterGrid()
  press('End')
  expect(place()).toBe('0:59')
  press('End', { ctrlKey: true })
  expect(place()).toBe('29:59')
  press('PageUp')
  expect(place()).toBe('19:59')
  press('Home')
  expect(place()).toBe('19:0')
  press('Home', { ctrlKey: true })
  press('PageDown')
  expect(place()).toBe('10:0')
  press('ArrowLeft')
  expect(place()).toBe('10:-1')
  press('Home', { ctrlKey: true })
  press('ArrowUp')
  expect(place()).toBe('-1:0')
  press('ArrowUp')
  expect(place()).toBe('-1:0')
})

test('Enter, Space and a click activate cells and headers, Escape leaves', () => {
  const log: Activated[] = []
  let left = 0
  render(<Board log={log} left={() => left++} />)
  enterGrid()
  press('Enter')
  press(' ')
  press('ArrowUp')
  press('Enter')
  fireEvent.click(within(page().getByRole('grid')).getByText('r7'))
  press('Escape')
  expect(log).toEqual([
    ['r0', 'c0'],
    ['r0', 'c0'],
    [undefined, 'c0'],
    ['r7', undefined],
  ])
  expect(left).toBe(1)
})

test('moving the focus renders no cell, and a new level renders one', () => {
  drawn = 0
  render(<Board />)
  expect(drawn).toBe(1800)
  enterGrid()
  for (const key of ['ArrowDown', 'ArrowRight', 'End', 'PageDown', 'Home']) press(key)
  expect(drawn).toBe(1800)
  press('3')
  expect(drawn).toBe(1801)
  expect(document.activeElement?.textContent).toBe('3')
})

test('filtering out the focused row leaves one Tab stop', () => {
  const { rerender } = render(<Board />)
  enterGrid()
  press('End', { ctrlKey: true })
  rerender(<Board shown={rows.slice(0, 3)} />)
  expect(stops()).toEqual(['2:59'])
  rerender(<Board shown={[]} />)
  expect(stops()).toEqual(['-1:59'])
})

test('screen readers get the size of the grid and the position of each cell', () => {
  render(<Board />)
  const grid = page().getByRole('grid', { name: 'board' })
  expect(grid.getAttribute('aria-rowcount')).toBe('31')
  expect(grid.getAttribute('aria-colcount')).toBe('61')
  const cell = document.querySelector('[data-place="2:4"]')
  expect(cell?.getAttribute('aria-colindex')).toBe('6')
  expect(cell?.closest('tr')?.getAttribute('aria-rowindex')).toBe('4')
})
