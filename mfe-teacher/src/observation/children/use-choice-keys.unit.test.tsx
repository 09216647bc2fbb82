import { beforeEach, expect, test } from 'bun:test'
import { act, fireEvent, inDocument, page, render } from '@lernspur/ui/testing/document'
import { emptyDraft } from '../../testing/empty-draft'
import { DraftStore } from '../draft/draft-store'
import { useChoiceKeys } from './use-choice-keys'
import { useOpenNote } from './use-open-note'

inDocument()

const names = ['Ada', 'Ben', 'Mia']
const levels = ['gar nicht', 'gut', 'sehr gut'].map((label, index) => ({
  id: `level ${index + 1}`,
  level: index + 1,
  label,
  isFrontendPicture: false,
  picturePath: null,
  pictureUrl: null,
}))

let store: DraftStore

/** Children as the list shows them, without anything else. */
function Rows() {
  const { openId, open } = useOpenNote()
  const keys = useChoiceKeys({ studentIds: names.map((name) => name.toLowerCase()), levels, store, onNote: open })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: as in the list.
    <div onKeyDown={keys.onKeyDown} onFocus={keys.onFocus}>
      {names.map((name, index) => (
        <div key={name} data-student={name.toLowerCase()}>
          <div role="radiogroup" aria-label={name} tabIndex={index === keys.stop ? 0 : -1} />
          {openId === name.toLowerCase() && (
            <textarea
              ref={(element) => element?.focus()}
              data-note=""
              aria-label={`${name}: Notiz`}
              onChange={({ target }) =>
                store.change({ kind: 'child-note', studentId: name.toLowerCase(), note: target.value })
              }
            />
          )}
        </div>
      ))}
    </div>
  )
}

beforeEach(() => {
  store = new DraftStore(emptyDraft, () => undefined)
  render(<Rows />)
})

const levelsOf = (name: string) => page().getByRole('radiogroup', { name })
const noteOf = (name: string) => page().getByRole('textbox', { name: `${name}: Notiz` })
const openNotes = () => page().queryAllByRole('textbox')
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const focus = (element: HTMLElement) => act(() => element.focus())

test('digits set levels and move on, zero takes one back', () => {
  focus(levelsOf('Ada'))
  press('2')
  press('3')
  expect([...store.get().choices]).toEqual([
    ['ada', 'level 2'],
    ['ben', 'level 3'],
  ])
  expect(document.activeElement).toBe(levelsOf('Mia'))
  press('Home')
  press('0')
  expect([...store.get().choices.keys()]).toEqual(['ben'])
})

test('Enter unfolds the note of a child, and from there goes on to the next; Escape goes back; both fold it', () => {
  focus(levelsOf('Ada'))
  press('Enter')
  expect(document.activeElement).toBe(noteOf('Ada'))
  fireEvent.change(noteOf('Ada'), { target: { value: 'liest 3 Sätze' } })
  press('Escape')
  expect(document.activeElement).toBe(levelsOf('Ada'))
  expect(openNotes()).toEqual([])
  press('Enter')
  press('Enter')
  expect(document.activeElement).toBe(levelsOf('Ben'))
  expect(openNotes()).toEqual([])
  expect([...store.get().notes]).toEqual([['ada', 'liest 3 Sätze']])
})

test('no key of a note is taken: neither digits nor arrows, and no Enter of a text that is being composed', () => {
  focus(levelsOf('Ada'))
  press('Enter')
  for (const key of ['1', '0', 'Backspace', 'ArrowDown', 'ArrowLeft', 'Home', 'b']) expect(press(key)).toBe(true)
  expect(press('Enter', { isComposing: true })).toBe(true)
  expect(press('Enter', { keyCode: 229 })).toBe(true)
  expect(press('Enter', { shiftKey: true })).toBe(true)
  expect(document.activeElement).toBe(noteOf('Ada'))
  expect(store.get().choices.size).toBe(0)
})

test('one child is the stop of Tab: that which had the focus last', () => {
  focus(levelsOf('Ben'))
  const stops = [...document.querySelectorAll<HTMLElement>('[role=radiogroup][tabindex="0"]')]
  expect(stops).toEqual([levelsOf('Ben')])
})

test('a note is folded by a press or the focus elsewhere, and not by one in its own row', () => {
  focus(levelsOf('Ada'))
  press('Enter')
  fireEvent.pointerDown(levelsOf('Ada'))
  expect(openNotes()).toEqual([noteOf('Ada')])
  fireEvent.pointerDown(levelsOf('Mia'))
  expect(openNotes()).toEqual([])
  focus(levelsOf('Ada'))
  press('Enter')
  focus(levelsOf('Ben'))
  expect(openNotes()).toEqual([])
})
