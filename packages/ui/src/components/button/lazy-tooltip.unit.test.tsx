import { expect, test } from 'bun:test'
import { PortalRoot } from '../../portal'
import { act, fireEvent, found, inDocument, page, render } from '../../testing/document'
import { LazyTooltip } from './lazy-tooltip'

inDocument()

const visible = () => {
  render(
    <PortalRoot mfe="teacher">
      <LazyTooltip text="Delete">
        <button type="button" aria-label="Delete" aria-describedby="why" />
      </LazyTooltip>
      <p id="why">For good</p>
    </PortalRoot>,
  )
  return page().getByRole('button', { name: 'Delete' })
}

test('by keyboard the text is shown at once, describes the element, and goes with the focus', async () => {
  const button = visible()
  act(() => button.focus())
  const tooltip = await found(() => page().getByRole('tooltip'))
  expect(tooltip.textContent).toBe('Delete')
  expect(tooltip.closest('[data-portal]')?.getAttribute('data-mfe')).toBe('teacher')
  expect(button.getAttribute('aria-describedby')?.split(' ')).toEqual(['why', tooltip.id])
  expect(document.activeElement).toBe(button)
  act(() => button.blur())
  expect(page().queryByRole('tooltip')).toBeNull()
  expect(button.getAttribute('aria-describedby')).toBe('why')
})

test('Escape takes it away and leaves the focus', async () => {
  const button = visible()
  act(() => button.focus())
  await found(() => page().getByRole('tooltip'))
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(page().queryByRole('tooltip')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('nothing is made for an element that nobody has reached', () => {
  const button = visible()
  expect(button.hasAttribute('data-state')).toBe(false)
  expect(document.querySelectorAll('[data-portal] *')).toHaveLength(0)
})
