import { expect, test } from 'bun:test'
import { useState } from 'react'
import { PortalRoot } from '../layer/portal'
import { act, fireEvent, found, inDocument, page, render } from '../testing/document'
import { Dialog } from './dialog'
import { DropdownMenu, MenuItem } from './dropdown-menu'

inDocument()

function Class() {
  const [open, setOpen] = useState(false)
  return (
    <PortalRoot mfe="teacher">
      <DropdownMenu trigger={<button type="button">More</button>}>
        <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
      </DropdownMenu>
      <Dialog open={open} onOpenChange={setOpen} title="Name" closeLabel="Close" />
    </PortalRoot>
  )
}

test('a dialog that an item of a menu opens gives the focus back to the button of the menu', async () => {
  render(<Class />)
  fireEvent.keyDown(page().getByRole('button', { name: 'More' }), { key: 'Enter' })
  const item = await found(() => page().getByRole('menuitem', { name: 'Rename' }))
  act(() => item.focus())
  fireEvent.click(item)
  fireEvent.keyDown(await found(() => page().getByRole('dialog', { name: 'Name' })), { key: 'Escape' })
  // The focus is given back in the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1)))
  expect(document.activeElement?.textContent).toBe('More')
})
