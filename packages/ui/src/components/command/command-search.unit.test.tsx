import { expect, test } from 'bun:test'
import { fireEvent, inDocument, page, render } from '../../testing/document'
import type { SearchItem } from './command-search'
import { CommandSearch } from './command-search'

inDocument()

const items: SearchItem[] = [
  { value: 'a', label: 'erzählt frei', group: 'Sprechen' },
  { value: 'b', label: 'hört zu', group: 'Sprechen' },
  { value: 'c', label: 'liest Straßennamen', keywords: 'Lesen', group: 'Lesen' },
  { value: 'd', label: 'liest laut', group: 'Lesen', disabled: true },
]

function open() {
  const chosen: string[] = []
  render(<CommandSearch label="Competence" items={items} empty="Nothing" onSelect={(value) => chosen.push(value)} />)
  const field = page().getByRole('combobox')
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  return { chosen, field, active }
}

test('arrows move and Enter chooses without the focus leaving the field', () => {
  const { chosen, field, active } = open()
  expect(active()).toBe('erzählt frei')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(active()).toBe('hört zu')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(chosen).toEqual(['b'])
})

test.each([
  ['ERZAHLT', ['erzählt frei']],
  ['strassen', ['liest Straßennamen']],
  ['frei erz', ['erzählt frei']],
  ['lesen', ['liest Straßennamen']],
])('the query %p matches %p', (query, found) => {
  const { field } = open()
  fireEvent.change(field, { target: { value: query } })
  expect(
    page()
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(found)
})

test('shows that nothing matches, and a disabled item cannot be chosen', () => {
  const { chosen, field } = open()
  fireEvent.change(field, { target: { value: 'laut' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(chosen).toEqual([])
  fireEvent.change(field, { target: { value: 'xyz' } })
  expect(page().queryByRole('option')).toBeNull()
  expect(page().getAllByText('Nothing').length).toBeGreaterThan(0)
})

test('Enter waits for items that are on their way, and for those after a key that came before the command', () => {
  const chosen: string[] = []
  const command = (more: { items: SearchItem[]; busy: boolean; entered?: boolean }) => (
    <CommandSearch label="Competence" empty="Nothing" query="x" onSelect={(value) => chosen.push(value)} {...more} />
  )
  const { rerender } = render(command({ items: [], busy: true, entered: true }))
  rerender(command({ items: items.slice(0, 1), busy: true }))
  expect(chosen).toEqual([])
  rerender(command({ items: items.slice(1, 2), busy: false }))
  expect(chosen).toEqual(['b'])
  const field = page().getByRole('combobox')
  rerender(command({ items: items.slice(0, 2), busy: true }))
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.change(field, { target: { value: 'xy' } })
  rerender(command({ items: items.slice(2, 3), busy: false }))
  expect(chosen).toEqual(['b'])
})

test('while the first item is active, it stays the first when the items come in another order', () => {
  const command = (sorted: readonly SearchItem[]) => (
    <CommandSearch label="Competence" items={sorted} empty="Nothing" onSelect={() => undefined} />
  )
  const [one, other, third] = items.slice(0, 3).map((item) => ({ ...item, group: item.label }))
  if (!one || !other || !third) throw new Error('There are three items.')
  const { rerender } = render(command([one, other, third]))
  const field = page().getByRole('combobox')
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  expect(active()).toContain('erzählt frei')
  rerender(command([third, one, other]))
  expect(active()).toContain('liest Straßennamen')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  rerender(command([other, one, third]))
  expect(active()).toContain('erzählt frei')
})
