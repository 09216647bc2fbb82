import { expect, test } from 'bun:test'
import { useState } from 'react'
import { PortalRoot } from '../../portal'
import { act, fireEvent, inDocument, page, render } from '../../testing/document'
import { ConfirmDialog } from './confirm-dialog'
import { SideSheet } from './side-sheet'

inDocument()

function ConfirmExample({ answers, busy = false }: { answers: string[]; busy?: boolean }) {
  const [open, setOpen] = useState(true)
  const answer = (text: string) => () => {
    answers.push(text)
    setOpen(false)
  }
  return (
    <PortalRoot mfe="teacher">
      <ConfirmDialog
        open={open}
        busy={busy}
        theme="danger"
        title="Delete class 3a?"
        description="24 children"
        declineLabel="Keep"
        confirmLabel="Delete"
        onConfirm={answer('confirmed')}
        onDecline={answer('declined')}
      />
    </PortalRoot>
  )
}

test('Escape cancels and closes', () => {
  const answers: string[] = []
  render(<ConfirmExample answers={answers} />)
  fireEvent.keyDown(page().getByRole('alertdialog'), { key: 'Escape' })
  expect(answers).toEqual(['declined'])
  expect(page().queryByRole('alertdialog')).toBeNull()
})

test('the initial focus is on the safe button', () => {
  render(<ConfirmExample answers={[]} />)
  expect(document.activeElement?.textContent).toBe('Keep')
})

test('confirming calls back once, and both buttons are ignored while pending', () => {
  const answers: string[] = []
  const { rerender } = render(<ConfirmExample answers={answers} busy />)
  fireEvent.click(page().getByRole('button', { name: 'Delete' }))
  fireEvent.keyDown(page().getByRole('alertdialog'), { key: 'Escape' })
  expect(answers).toEqual([])
  rerender(<ConfirmExample answers={answers} />)
  fireEvent.click(page().getByRole('button', { name: 'Delete' }))
  expect(answers).toEqual(['confirmed'])
})

test('the dialog is rendered in the portal of its own area', () => {
  render(<ConfirmExample answers={[]} />)
  expect(page().getByRole('alertdialog').closest('[data-portal]')?.getAttribute('data-mfe')).toBe('teacher')
})

test('the question of the page is in front of a sheet of the shell, on the page of an area, too', () => {
  const page3a = (question: boolean) => (
    <>
      <PortalRoot>
        <main>
          <PortalRoot mfe="teacher">Class 3a</PortalRoot>
        </main>
        <SideSheet open onOpenChange={() => {}} title="Entries" closeLabel="Close" />
      </PortalRoot>
      {question && (
        <ConfirmDialog
          open
          title="Discard?"
          description="One entry"
          declineLabel="Keep"
          confirmLabel="Discard"
          onConfirm={() => {}}
          onDecline={() => {}}
        />
      )}
    </>
  )
  const { rerender } = render(page3a(false))
  rerender(page3a(true))
  const [sheet] = page().getAllByRole('dialog', { hidden: true })
  const question = page().getByRole('alertdialog')
  expect(question.closest('[data-portal]')).toBe(sheet?.closest('[data-portal]') ?? null)
  expect(sheet?.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

/** A menu as the library draws it, which is gone once an item was chosen. */
function Class() {
  const [displayed, show] = useState<'nothing' | 'menu' | 'dialog'>('nothing')
  return (
    <PortalRoot mfe="teacher">
      <button type="button" id="more" onClick={() => show('menu')}>
        More
      </button>
      {displayed === 'menu' && (
        <div role="menu" aria-labelledby="more">
          <button type="button" role="menuitem" onClick={() => show('dialog')}>
            Rename
          </button>
        </div>
      )}
      <SideSheet open={displayed === 'dialog'} onOpenChange={() => show('nothing')} title="Name" closeLabel="Close" />
    </PortalRoot>
  )
}

test('a sheet that an item of a menu opens gives the focus back to the button of the menu', async () => {
  render(<Class />)
  fireEvent.click(page().getByRole('button', { name: 'More' }))
  const item = page().getByRole('menuitem', { name: 'Rename' })
  act(() => item.focus())
  fireEvent.click(item)
  fireEvent.keyDown(page().getByRole('dialog', { name: 'Name' }), { key: 'Escape' })
  // The focus is given back in the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve, 1)))
  expect(document.activeElement?.id).toBe('more')
})
