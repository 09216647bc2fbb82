import { expect, test } from 'bun:test'
import { fireEvent, found, inDocument, render } from '../testing/document'
import { MatrixGrid } from './matrix-grid'

inDocument()

const items = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => ({ id: `${prefix}${at}` }))
const [rows, columns] = [items('r', 40), items('c', 60)]
const head = ({ id }: { id: string }) => id
const source = { get: (row: string, column: string) => ({ text: `${row} ${column}` }), subscribe: () => () => {} }

const cells = () => [...document.querySelectorAll('[role=gridcell]')]
const open = () => {
  render(
    <MatrixGrid
      label="board"
      corner="corner"
      rows={rows}
      columns={columns}
      source={source}
      rowHeader={head}
      columnHeader={head}
    />,
  )
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
