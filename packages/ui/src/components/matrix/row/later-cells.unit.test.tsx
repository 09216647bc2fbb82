import { expect, test } from 'bun:test'
import { fireEvent, found, inDocument, render } from '../../../testing/document'
import { MatrixGrid } from '../matrix-grid'

inDocument()

const items = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => ({ id: `${prefix}${at}` }))
const [rows, columns] = [items('r', 40), items('c', 60)]
const head = ({ id }: { id: string }) => id
const source = { get: (row: string, column: string) => ({ text: `${row} ${column}` }), subscribe: () => () => {} }

const cells = () => [...document.querySelectorAll('[role=gridcell]')]
const board = (visible = rows) => (
  <MatrixGrid
    label="board"
    corner="corner"
    rows={visible}
    columns={columns}
    source={source}
    rowHeader={head}
    columnHeader={head}
  />
)
const open = () => {
  render(board())
  document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus()
}

test('the cells on the screen are there at once, all others soon after, each in its place', async () => {
  open()
  expect(cells()[0]?.textContent).toBe('r0 c0')
  expect(cells().length).toBeLessThan(1200)
  await found(() => expect(cells()).toHaveLength(2400))
  expect(cells().map((cell) => cell.textContent)).toEqual(
    rows.flatMap((row) => columns.map((column) => `${row.id} ${column.id}`)),
  )
})

test('a key reaches the last cell before it has come', () => {
  open()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'End', ctrlKey: true })
  expect(document.activeElement?.textContent).toBe('r39 c59')
  expect(cells()).toHaveLength(2400)
})

test('who scrolls before all cells have come gets them at once', () => {
  open()
  fireEvent.scroll(document.querySelector('[role=grid]')?.parentElement ?? document.body)
  expect(cells()).toHaveLength(2400)
})

test('who prints before all cells have come gets them on the paper', () => {
  open()
  dispatchEvent(new Event('beforeprint'))
  expect(cells()).toHaveLength(2400)
})

test('rows that come back into a grid, such as where somebody has scrolled to, come with all cells', () => {
  const { rerender } = render(board(rows.slice(0, 3)))
  rerender(board())
  expect(document.querySelector('[data-place="39:59"]')?.textContent).toBe('r39 c59')
})

test('where letters are small more rows are seen at first', () => {
  document.documentElement.style.fontSize = '8px'
  open()
  document.documentElement.style.fontSize = ''
  expect(document.querySelector('[data-place="35:0"]')).not.toBeNull()
})
