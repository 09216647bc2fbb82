import { expect, test } from 'bun:test'
import { fireEvent, inDocument, page, render } from '../../testing/document'
import { MatrixGrid } from './matrix-grid'

inDocument()

const items = (prefix: string) => [0, 1, 2].map((at) => ({ id: `${prefix} ${at}` }))
const head = ({ id }: { id: string }) => (
  <a href={`#${id}`} tabIndex={-1}>
    {id}
  </a>
)

const views = new Map(
  ['00', '01', '02', '10', '11', '12', '20', '21', '22'].map((location) => [
    location,
    { text: `level of ${location}` },
  ]),
)
const none = { text: '' }

const open = (onFollow?: (href: string) => void) =>
  render(
    <MatrixGrid
      label="board"
      corner="corner"
      rows={items('child')}
      columns={items('competence')}
      groups={[{ id: 'domain', span: 3, label: 'domain' }]}
      source={{
        get: (row, column) => views.get(`${row.at(-1)}${column.at(-1)}`) ?? none,
        subscribe: () => () => {},
      }}
      rowHeader={head}
      columnHeader={head}
      onFollow={onFollow}
      onActivate={() => {}}
      onCellKey={() => undefined}
    />,
  )

/** The heads of a cell, as the structure of the table tells them to assistive technology. */
const headsOf = (cell: Element): readonly Element[] => [
  ...(cell.closest('tr')?.querySelectorAll('th[scope=row]') ?? []),
  ...document.querySelectorAll(`th[scope=col][aria-colindex="${cell.getAttribute('aria-colindex')}"]`),
]

/** What is read out: heads that the cell before did not have, and then the cell. */
const readOut = (before: Element | null, cell: Element): string[] => {
  const known = before === null ? [] : headsOf(before)
  const heads = headsOf(cell).filter((one) => !known.includes(one))
  return [...heads, cell].map((one) => one.textContent ?? '')
}

/** Presses keys one after another; what is read out after each. */
const read = (...keys: readonly string[]): string[][] => {
  const moves: Element[] = []
  const follow = ({ target }: Event) => target instanceof Element && moves.push(target)
  document.addEventListener('focusin', follow)
  const received = keys.map((key) => {
    const before = document.activeElement
    const count = moves.length
    if (before) fireEvent.keyDown(before, { key })
    expect(moves.length - count).toBe(1)
    return readOut(before, document.activeElement ?? document.body)
  })
  document.removeEventListener('focusin', follow)
  return received
}

test('each move reads out the head that has changed, once, and then the level', () => {
  open()
  const first = page().getAllByRole('gridcell')[0]
  first?.focus()
  expect(readOut(null, first ?? document.body)).toEqual(['child 0', 'competence 0', 'level of 00'])
  expect(read('ArrowRight', 'ArrowDown', 'ArrowDown', 'Home')).toEqual([
    ['competence 1', 'level of 01'],
    ['child 1', 'level of 11'],
    ['child 2', 'level of 21'],
    ['competence 0', 'level of 20'],
  ])
})

test('a cell has one head for its row and one for its column, and does not repeat them in its own name', () => {
  open()
  for (const cell of page().getAllByRole('gridcell')) {
    expect(headsOf(cell)).toHaveLength(2)
    expect(cell.textContent).not.toMatch(/child|competence/)
    for (const name of ['aria-label', 'aria-labelledby', 'aria-describedby', 'title', 'headers'])
      expect(cell.hasAttribute(name)).toBe(false)
  }
})

test('a link in a head is followed within the page, unless it is to open elsewhere', () => {
  const followed: string[] = []
  open((href) => followed.push(href))
  const link = page().getByRole('link', { name: 'child 1' })
  const pressed = (options: MouseEventInit) => fireEvent.click(link, options)
  expect(pressed({})).toBe(false)
  expect(pressed({ ctrlKey: true })).toBe(true)
  expect(pressed({ button: 1 })).toBe(true)
  expect(followed).toEqual(['#child 1'])
})
