// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { afterEach, expect, test } from 'bun:test'
import { hasUnsaved, registerDraft } from '@lernspur/app-runtime'
import { act, fireEvent, inDocument, page, render } from '@lernspur/ui/testing/document'
import { useAutosave } from './use-autosave'
import { useTyped } from './use-typed'

inDocument()
afterEach(() => registerDraft('room', { isOpen: false }))

const write = (value: string) =>
  act(async () => void fireEvent.change(page().getByRole('textbox'), { target: { value } }))
const visible = () => page().getByRole<HTMLInputElement>('textbox').value

function Room({ save }: { save: (name: string) => Promise<unknown> }) {
  const { draft, change } = useAutosave({ name: 'room', initial: '3', isValid: (name) => name !== '', save })
  return <input value={draft} onChange={(event) => change(event.target.value)} />
}

function Versioned({ name, updatedAt }: { name: string; updatedAt: string }) {
  const { draft, change } = useAutosave({
    name: 'room',
    initial: name,
    isValid: () => false,
    save: async () => {},
    updatedAt,
  })
  return <input value={draft} onChange={(event) => change(event.target.value)} />
}

function Note() {
  const { draft, change, resolveConflict: complete } = useTyped('room', '')
  return (
    <>
      <input value={draft} onChange={(event) => change(event.target.value)} />
      <button type="button" onClick={complete}>
        stored
      </button>
    </>
  )
}

test('a draft saves itself when its screen is left', async () => {
  const saved: string[] = []
  const screen = render(<Room save={async (name) => saved.push(name)} />)
  await write('3a')
  expect([saved, hasUnsaved()]).toEqual([[], true])
  await act(async () => screen.unmount())
  expect([saved, hasUnsaved()]).toEqual([['3a'], false])
})

test('a user who returns before a draft is stored gets it back', async () => {
  const screen = render(<Room save={() => Promise.reject(new Error('offline'))} />)
  await write('3a')
  await act(async () => screen.unmount())
  expect(hasUnsaved()).toBe(true)
  render(<Room save={async () => {}} />)
  expect(visible()).toBe('3a')
})

test('a draft without autosave is kept until it is marked as stored', async () => {
  const screen = render(<Note />)
  await write('Wanda kann schwimmen')
  await act(async () => screen.unmount())
  render(<Note />)
  expect([visible(), hasUnsaved()]).toEqual(['Wanda kann schwimmen', true])
  await act(async () => page().getByRole('button').click())
  expect(hasUnsaved()).toBe(false)
})

test('refetched data is used if nothing was edited, and only if it is newer', async () => {
  const screen = render(<Versioned name="3a" updatedAt="2026-11-21T08:00:01Z" />)
  await act(async () => screen.rerender(<Versioned name="3" updatedAt="2026-11-21T08:00:00Z" />))
  expect(visible()).toBe('3a')
  await act(async () => screen.rerender(<Versioned name="3b" updatedAt="2026-11-21T08:00:02Z" />))
  expect(visible()).toBe('3b')
  await write('3c')
  await act(async () => screen.rerender(<Versioned name="3d" updatedAt="2026-11-21T08:00:03Z" />))
  expect(visible()).toBe('3c')
})
