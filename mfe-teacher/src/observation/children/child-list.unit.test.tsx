import { beforeAll, beforeEach, expect, test } from 'bun:test'
import { AppKitProvider, startAppKit } from '@lernspur/app-kit'
import { act, fireEvent, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { registerTeacherTexts } from '../../texts'
import type { Draft } from '../draft/draft'
import { DraftStore } from '../draft/draft-store'
import { ChildList } from './child-list'

inDocument()
registerTeacherTexts()
beforeAll(startAppKit)

const empty: Draft = {
  schoolSubjectId: 'subject',
  competenceId: 'competence',
  performanceAssessmentId: '',
  observedAt: '2026-11-20',
  description: '',
  choices: new Map(),
  notes: new Map(),
  photos: new Map(),
}
const children = ['Ada', 'Ben', 'Mia'].map((firstName) => ({
  id: firstName.toLowerCase(),
  firstName,
  lastName: 'Probe',
  avatar: null,
  schoolSubjectIds: ['subject'],
}))
const levels = ['gar nicht', 'gut', 'sehr gut'].map((label, index) => ({
  id: `level ${index + 1}`,
  level: index + 1,
  label,
  isFrontendPicture: false,
  picturePath: null,
  pictureUrl: null,
}))

let store: DraftStore
beforeEach(async () => {
  store = new DraftStore(empty, () => undefined)
  const capture = { store, levels, students: children, newest: new Map() }
  render(
    <AppKitProvider>
      <Suspense>
        <ChildList work={{ levels: new Map() }} capture={capture} />
      </Suspense>
    </AppKitProvider>,
  )
  await page().findByRole('radiogroup', { name: 'Ada Probe' })
})

const levelsOf = (name: string) => page().getByRole('radiogroup', { name: `${name} Probe` })
const noteOf = (name: string) => page().getByRole('textbox', { name: `${name} Probe: Notiz` })
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

test('Enter opens the note of a child, and from there goes on to the next; Escape goes back', () => {
  focus(levelsOf('Ada'))
  press('Enter')
  expect(document.activeElement).toBe(noteOf('Ada'))
  fireEvent.change(noteOf('Ada'), { target: { value: 'liest 3 Sätze' } })
  press('Escape')
  expect(document.activeElement).toBe(levelsOf('Ada'))
  press('Enter')
  press('Enter')
  expect(document.activeElement).toBe(levelsOf('Ben'))
  expect([...store.get().notes]).toEqual([['ada', 'liest 3 Sätze']])
})

test('no key of a note is taken: neither digits nor arrows, and no Enter of a text that is being composed', () => {
  focus(noteOf('Ada'))
  for (const key of ['1', '0', 'Backspace', 'ArrowDown', 'ArrowLeft', 'Home', 'b']) expect(press(key)).toBe(true)
  expect(press('Enter', { isComposing: true })).toBe(true)
  expect(press('Enter', { keyCode: 229 })).toBe(true)
  expect(press('Enter', { shiftKey: true })).toBe(true)
  expect(document.activeElement).toBe(noteOf('Ada'))
  expect(store.get().choices.size).toBe(0)
})

test('one child is one stop of Tab: its levels, its note and its photo', () => {
  focus(levelsOf('Ben'))
  const stops = [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')]
  expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual([
    'Ben Probe',
    'Ben Probe: Notiz',
    'Ben Probe: Foto hinzufügen',
  ])
})
