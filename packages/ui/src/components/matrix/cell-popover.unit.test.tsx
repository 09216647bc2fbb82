import { expect, test } from 'bun:test'
import { act, useState } from 'react'
import { PortalRoot } from '../../portal'
import { fireEvent, inDocument, page, render } from '../../testing/document'
import { CellPopover } from './cell-popover'

inDocument()

/** Cells that open on a press and close once somebody has answered. */
function Cells() {
  const [open, setOpen] = useState<HTMLElement | null>(null)
  return (
    <PortalRoot mfe="teacher">
      {['Mia', 'Ben'].map((name) => (
        <button key={name} type="button" onClick={({ currentTarget }) => setOpen(currentTarget)}>
          {name}
        </button>
      ))}
      {open && (
        <CellPopover key={open.textContent} anchor={open} label={open.textContent} onClose={() => setOpen(null)}>
          <button type="button" onClick={() => setOpen(null)}>
            Answer
          </button>
        </CellPopover>
      )}
    </PortalRoot>
  )
}

const press = (name: string) => {
  const button = page().getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
/** What the library leaves for the next task has been done. */
const later = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)))

test('the cell has the focus at once when its panel is closed, so that the next key reaches it', () => {
  render(<Cells />)
  press('Mia')
  press('Answer')
  expect(document.activeElement?.textContent).toBe('Mia')
})

test('the panel of the next cell stays open, however soon it is opened after another', async () => {
  render(<Cells />)
  press('Mia')
  press('Answer')
  press('Ben')
  await later()
  expect(page().getByRole('dialog', { name: 'Ben' })).toBeTruthy()
  press('Answer')
  await later()
  expect(document.activeElement?.textContent).toBe('Ben')
})

test('the panel itself has the focus first, so that a second press of the key that opened it chooses nothing', async () => {
  render(<Cells />)
  press('Mia')
  await later()
  expect(document.activeElement).toBe(page().getByRole('dialog', { name: 'Mia' }))
})
