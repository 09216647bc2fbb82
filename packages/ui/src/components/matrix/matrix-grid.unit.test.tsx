import { expect, test } from 'bun:test'
import { fireEvent, found, inDocument, page, render, within } from '../../testing/document'
import { MatrixGrid } from './matrix-grid'
import type { MatrixCellView, MatrixGroup, MatrixKey, MatrixMove, MatrixSource, MatrixTarget } from './matrix-props'

interface Item {
  id: string
}

const many = (prefix: string, count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}` }))
const rows = many('r', 30)
const columns = many('c', 60)
const none: MatrixCellView = { text: '' }

/** Levels in memory that count how often a cell asks for its own. */
const memory = () => {
  const cells = new Map<string, MatrixCellView>()
  const listeners = new Map<string, (column: string) => void>()
  const counted = { asked: 0 }
  const source: MatrixSource = {
    get: (row, column) => {
      counted.asked += 1
      return cells.get(row + column) ?? none
    },
    subscribe: (row, changed) => {
      listeners.set(row, changed)
      return () => listeners.delete(row)
    },
  }
  const set = (row: string, column: string, view: MatrixCellView) => {
    cells.set(row + column, view)
    listeners.get(row)?.(column)
  }
  return { source, set, counted, cells }
}

type ActivatedCell = [string | undefined, string | undefined]

interface BoardProps {
  visible?: Item[]
  log?: ActivatedCell[]
  left?: () => void
  move?: MatrixMove
  groups?: readonly MatrixGroup[]
  pasted?: (text: string) => void
  held?: ReturnType<typeof memory>
}

const held = memory()

function Board({ visible = rows, log = [], left, move = 'stay', groups, pasted, held: given = held }: BoardProps) {
  const enter = ({ key, ctrl }: MatrixKey, { row, column }: MatrixTarget<Item, Item>) => {
    if (ctrl || !/^[1-4]$/.test(key) || !row || !column) return undefined
    given.set(row.id, column.id, { text: `level ${key}`, sign: key })
    return move
  }
  return (
    <>
      <button type="button">before</button>
      <MatrixGrid
        label="board"
        corner="corner"
        rows={visible}
        columns={columns}
        groups={groups}
        source={given.source}
        rowHeader={rowHeader}
        columnHeader={columnHeader}
        onActivate={({ row, column }) => log.push([row?.id, column?.id])}
        onCellKey={enter}
        onPaste={pasted}
        onEscape={left}
      />
    </>
  )
}

const rowHeader = ({ id }: Item) => (
  <a href={`#${id}`} tabIndex={-1}>
    {id}
  </a>
)
const columnHeader = ({ id }: Item) => (
  <a href={`#${id}`} tabIndex={-1}>
    {id}
  </a>
)

const positionOf = () => document.activeElement?.getAttribute('data-place')
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
  expect(positionOf()).toBe('1:1')
  expect(stops()).toEqual(['1:1'])
})

test('Home, End, Ctrl and page keys reach the edges, arrows reach the headers', () => {
  render(<Board />)
  enterGrid()
  press('End')
  expect(positionOf()).toBe('0:59')
  press('End', { ctrlKey: true })
  expect(positionOf()).toBe('29:59')
  press('PageUp')
  expect(positionOf()).toBe('19:59')
  press('Home')
  expect(positionOf()).toBe('19:0')
  press('Home', { ctrlKey: true })
  press('PageDown')
  expect(positionOf()).toBe('10:0')
  press('ArrowLeft')
  expect(positionOf()).toBe('10:-1')
  press('Home', { ctrlKey: true })
  press('ArrowUp')
  expect(positionOf()).toBe('-1:0')
  press('ArrowUp')
  expect(positionOf()).toBe('-1:0')
})

test('above the heads are their groups, and Enter presses the button of one', () => {
  const pressed: string[] = []
  const groups = ['g0', 'g1'].map((id) => ({
    id,
    span: 30,
    label: (
      <button type="button" tabIndex={-1} onClick={() => pressed.push(id)}>
        {id}
      </button>
    ),
  }))
  render(<Board groups={groups} />)
  enterGrid()
  press('End')
  press('ArrowUp')
  press('ArrowUp')
  expect(positionOf()).toBe('-2:30')
  press('Enter')
  expect(pressed).toEqual(['g1'])
  press('ArrowDown')
  expect(positionOf()).toBe('-1:30')
})

test('Enter, Space and a click activate cells, heads follow their link, Escape leaves', () => {
  const log: ActivatedCell[] = []
  const followed: string[] = []
  let left = 0
  render(<Board log={log} left={() => left++} />)
  const follow = (event: Event) => followed.push((event.target as Element).textContent ?? '')
  document.body.addEventListener('click', follow)
  enterGrid()
  press('Enter')
  press(' ')
  press('ArrowUp')
  press('Enter')
  fireEvent.click(document.querySelector('[data-place="7:3"]') as Element)
  document.body.removeEventListener('click', follow)
  press('Escape')
  expect(log).toEqual([
    ['r0', 'c0'],
    ['r0', 'c0'],
    ['r7', 'c3'],
  ])
  expect(followed[0]).toBe('c0')
  expect(left).toBe(1)
})

test('a key goes on down or right, and from the last cell to the next column or row', () => {
  const { rerender } = render(<Board move="down" />)
  enterGrid()
  press('3')
  expect(positionOf()).toBe('1:0')
  press('End', { ctrlKey: true })
  press('ArrowLeft')
  press('3')
  expect(positionOf()).toBe('0:59')
  rerender(<Board move="right" />)
  press('3')
  expect(positionOf()).toBe('1:0')
  press('3', { ctrlKey: true })
  expect(positionOf()).toBe('1:0')
})

test('moving the focus renders no cell, and a new level renders one', async () => {
  const own = memory()
  render(<Board held={own} />)
  await found(() => expect(document.querySelectorAll('[role=gridcell]')).toHaveLength(1800))
  enterGrid()
  const before = own.counted.asked
  for (const key of ['ArrowDown', 'ArrowRight', 'End', 'PageDown', 'Home']) press(key)
  expect(own.counted.asked).toBe(before)
  press('3')
  await Promise.resolve()
  expect(own.counted.asked - before).toBeLessThan(6)
  expect(document.activeElement?.textContent).toBe('level 3')
})

test('30 by 60 cells are all there, with one element each and 2,200 at most', async () => {
  render(
    <Board groups={many('g', 10).map(({ id }) => ({ id, span: 6, label: <button type="button">{id}</button> }))} />,
  )
  const grid = page().getByRole('grid')
  await found(() => expect(document.querySelectorAll('[role=gridcell]')).toHaveLength(1800))
  expect(grid.querySelectorAll('[role=gridcell] *')).toHaveLength(0)
  expect(grid.querySelectorAll('*').length).toBeLessThanOrEqual(2200)
})

test('a block is pasted on a cell', () => {
  const pasted: string[] = []
  render(<Board pasted={(text) => pasted.push(text)} />)
  enterGrid()
  const clipboardData = { getData: () => '1\t2\n3\t4' }
  fireEvent.paste(document.activeElement as Element, { clipboardData })
  expect(pasted).toEqual(['1\t2\n3\t4'])
})

test('filtering out the focused row leaves one Tab stop', () => {
  const { rerender } = render(<Board />)
  enterGrid()
  press('End', { ctrlKey: true })
  rerender(<Board visible={rows.slice(0, 3)} />)
  expect(stops()).toEqual(['2:59'])
  rerender(<Board visible={[]} />)
  expect(stops()).toEqual(['-1:59'])
})

test('screen readers get the size of the grid, the heads and the position of each cell', () => {
  render(<Board />)
  const grid = page().getByRole('grid', { name: 'board' })
  expect(grid.getAttribute('aria-rowcount')).toBe('31')
  expect(grid.getAttribute('aria-colcount')).toBe('61')
  const cell = document.querySelector('[data-place="2:4"]')
  expect(cell?.getAttribute('aria-colindex')).toBe('6')
  expect(cell?.closest('tr')?.getAttribute('aria-rowindex')).toBe('4')
  expect(within(grid).getAllByRole('rowheader')).toHaveLength(30)
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(60)
})
