import { expect, test } from 'bun:test'
import { useState } from 'react'
import { PortalRoot } from '../layer/portal'
import { fireEvent, inDocument, page, render } from '../testing/document'
import { ConfirmDialog } from './confirm-dialog'

inDocument()

function Asking({ answers, busy = false }: { answers: string[]; busy?: boolean }) {
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

test('Escape declines and closes', () => {
  const answers: string[] = []
  render(<Asking answers={answers} />)
  fireEvent.keyDown(page().getByRole('alertdialog'), { key: 'Escape' })
  expect(answers).toEqual(['declined'])
  expect(page().queryByRole('alertdialog')).toBeNull()
})

test('focus begins at the button that changes nothing', () => {
  render(<Asking answers={[]} />)
  expect(document.activeElement?.textContent).toBe('Keep')
})

test('confirming answers once, and nothing answers while the work is under way', () => {
  const answers: string[] = []
  const { rerender } = render(<Asking answers={answers} busy />)
  fireEvent.click(page().getByRole('button', { name: 'Delete' }))
  fireEvent.keyDown(page().getByRole('alertdialog'), { key: 'Escape' })
  expect(answers).toEqual([])
  rerender(<Asking answers={answers} />)
  fireEvent.click(page().getByRole('button', { name: 'Delete' }))
  expect(answers).toEqual(['confirmed'])
})

test('the dialog stands inside the portal of its own area', () => {
  render(<Asking answers={[]} />)
  expect(page().getByRole('alertdialog').closest('[data-portal]')?.getAttribute('data-mfe')).toBe('teacher')
})
