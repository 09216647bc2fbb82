import { beforeEach, expect, test } from 'bun:test'
import { fireEvent, inDocument, page, render } from '@lernspur/ui/testing/document'
import { useCellKeys } from './use-cell-keys'

inDocument()

/** Three children by two subjects; the second child does not take part in the first subject. */
function Board() {
  const { ref, onKeyDown, onFocus } = useCellKeys()
  const cells = [
    ['a1', 'a2'],
    ['', 'b2'],
    ['c1', 'c2'],
  ]
  return (
    <table ref={ref} onKeyDown={onKeyDown} onFocus={onFocus}>
      <thead>
        <tr>
          <th>Kind</th>
          <th>
            <a href="/first">first</a>
          </th>
          <th>
            <a href="/second">second</a>
          </th>
        </tr>
      </thead>
      <tbody>
        {cells.map((row, index) => (
          <tr key={row[1]}>
            <th>
              <a href={`/${index}`}>{`child ${index}`}</a>
            </th>
            {row.map((text) => (
              <td key={text}>{text && <a href={`/${text}`}>{text}</a>}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

beforeEach(() => {
  render(<Board />)
})

const link = (name: string) => page().getByRole<HTMLElement>('link', { name })
const press = (key: string, modifiers = {}) => {
  if (document.activeElement) fireEvent.keyDown(document.activeElement, { key, ...modifiers })
  return document.activeElement?.textContent
}

test('there is one Tab stop, at first the name of the first child, then where the focus was last', () => {
  const stops = () =>
    page()
      .getAllByRole<HTMLElement>('link')
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ textContent }) => textContent)
  expect(stops()).toEqual(['child 0'])
  link('c2').focus()
  expect(stops()).toEqual(['c2'])
})

test('up and down stay in the column, also past a child that does not take part', () => {
  link('first').focus()
  expect([press('ArrowDown'), press('ArrowRight'), press('ArrowDown'), press('ArrowUp')]).toEqual([
    'a1',
    'a2',
    'b2',
    'a2',
  ])
  link('a1').focus()
  // The nearest control before the empty cell is the child.
  expect(press('ArrowDown')).toBe('child 1')
})

test('Home and End move within the row, with Ctrl to the first and the last one', () => {
  link('a2').focus()
  expect([press('Home'), press('End')]).toEqual(['child 0', 'a2'])
  expect(press('End', { ctrlKey: true })).toBe('c2')
  expect(press('Home', { ctrlKey: true })).toBe('second')
  expect(press('PageDown')).toBe('c2')
})

test('other keys and modifiers are left alone', () => {
  link('a1').focus()
  expect([press('x'), press('ArrowDown', { altKey: true }), press('ArrowRight', { ctrlKey: true })]).toEqual([
    'a1',
    'a1',
    'a1',
  ])
})
