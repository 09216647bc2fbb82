import { expect, test } from 'bun:test'
import { act, useState } from 'react'
import { PortalRoot } from '../../portal'
import { fireEvent, inDocument, page, render } from '../../testing/document'
import { Button } from '../ui/button'
import { discardEvent, isDiscardEvent } from './discard-event'
import { type NamedPanel, panelEvent } from './panel-event'
import { SideSheet } from './side-sheet'

inDocument()

function Editing({ retainsInput = false }) {
  const [open, setOpen] = useState(true)
  return (
    <PortalRoot mfe="teacher">
      <SideSheet open={open} onOpenChange={setOpen} retainsInput={retainsInput} title="Import" closeLabel="Close">
        <input aria-label="Find" type="search" />
        <input aria-label="Name" />
        <button type="button">Save</button>
      </SideSheet>
    </PortalRoot>
  )
}

const type = (value: string) => {
  const field = page().getByRole('textbox', { name: 'Name' })
  field.focus()
  fireEvent.input(field, { target: { value } })
}

/** A question as the shell draws it, outside everything of the area. */
const ask = () => {
  const question = document.createElement('div')
  question.setAttribute('role', 'alertdialog')
  document.body.append(question)
  return question
}

test('stays open while a question of the shell above it is answered', async () => {
  render(<Editing />)
  // The library listens for presses outside from the next task on.
  await new Promise((resolve) => setTimeout(resolve, 1))
  const question = ask()
  fireEvent.pointerDown(question)
  fireEvent.keyDown(question, { key: 'Escape' })
  expect(page().getByRole('dialog', { name: 'Import', hidden: true })).toBeTruthy()
  question.remove()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(page().queryByRole('dialog', { name: 'Import' })).toBeNull()
})

const pressAdjacent = () => {
  fireEvent.pointerDown(document.body)
  fireEvent.pointerUp(document.body)
  fireEvent.click(document.body)
}

test('a press beside it closes it, unless something has been typed', async () => {
  const { unmount } = render(<Editing />)
  await new Promise((resolve) => setTimeout(resolve, 1))
  fireEvent.input(page().getByRole('searchbox', { name: 'Find' }), { target: { value: 'Mia' } })
  pressAdjacent()
  expect(page().queryByRole('dialog', { name: 'Import' })).toBeNull()
  unmount()
  render(<Editing />)
  await new Promise((resolve) => setTimeout(resolve, 1))
  type('Mia')
  pressAdjacent()
  expect(page().getByRole('dialog', { name: 'Import' })).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(page().queryByRole('dialog', { name: 'Import' })).toBeNull()
})

/** Stands for the page, which asks; returns what the user may answer with. */
const askBeforeDiscarding = () => {
  const questions: (() => void)[] = []
  const guard = (event: Event) => {
    if (!isDiscardEvent(event)) return
    event.preventDefault()
    questions.push(event.detail.discard)
  }
  document.addEventListener(discardEvent, guard)
  return { questions, end: () => document.removeEventListener(discardEvent, guard) }
}

test('Escape and the close button ask before typed text is discarded, and only then', () => {
  const { questions, end } = askBeforeDiscarding()
  const first = render(<Editing />)
  type('Mia')
  type('')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([page().queryByRole('dialog', { name: 'Import' }), questions.length]).toEqual([null, 0])
  first.unmount()
  const second = render(<Editing />)
  type('Mia')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  fireEvent.click(page().getByRole('button', { name: 'Close' }))
  expect(questions).toHaveLength(2)
  expect(page().getByRole('dialog', { name: 'Import' })).toBeTruthy()
  act(() => questions[0]?.())
  expect(page().queryByRole('dialog', { name: 'Import' })).toBeNull()
  second.unmount()
  render(<Editing retainsInput />)
  type('Mia')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([page().queryByRole('dialog', { name: 'Import' }), questions.length]).toEqual([null, 2])
  end()
})

interface SendingProps {
  busy: boolean
  goesOn?: boolean
  /** The button stands below the content, and not in a form. */
  below?: boolean
}

function Sending({ busy, goesOn, below = false }: SendingProps) {
  const [open, setOpen] = useState(true)
  const button = (
    <Button type={below ? 'button' : 'submit'} busy={busy}>
      Save
    </Button>
  )
  const footer = below ? button : undefined
  return (
    <PortalRoot mfe="teacher">
      <SideSheet open={open} onOpenChange={setOpen} goesOn={goesOn} title="Import" closeLabel="Close" footer={footer}>
        {!below && button}
      </SideSheet>
    </PortalRoot>
  )
}

test.each([{ below: false }, { below: true }])('stays open while it is being sent: %j', ({ below }) => {
  const { rerender } = render(<Sending busy below={below} />)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  fireEvent.click(page().getByRole('button', { name: 'Close' }))
  expect(page().getByRole('dialog', { name: 'Import' })).toBeTruthy()
  rerender(<Sending busy={false} below={below} />)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(page().queryByRole('dialog', { name: 'Import' })).toBeNull()
})

test('is closed while its form is being sent where that goes on', () => {
  render(<Sending busy goesOn />)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(page().queryByRole('dialog', { name: 'Import' })).toBeNull()
})

test('the page is told of it, and what the page has put back is asked about', () => {
  const { questions, end } = askBeforeDiscarding()
  const panels: (HTMLElement | null)[] = []
  const follow = (event: Event) => void panels.push((event as CustomEvent<NamedPanel>).detail.panel)
  document.addEventListener(panelEvent, follow)
  const first = render(<Editing />)
  const panel = page().getByRole('dialog', { name: 'Import' })
  expect(panels).toContain(panel)
  panel.dataset.typed = 'recovered'
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(questions).toHaveLength(1)
  first.unmount()
  expect(panels.at(-1)).toBeNull()
  render(<Editing retainsInput />)
  expect(page().getByRole('dialog', { name: 'Import' }).dataset.typed).toBe('stored')
  document.removeEventListener(panelEvent, follow)
  end()
})
