import { afterEach, beforeEach, expect, test } from 'bun:test'
import { inDocument } from '@lernspur/ui/testing/document'
import { csrfTokenAtom } from '../session/ended'
import { leaveSession, whoAmIAtom } from '../session/session'
import { store } from '../session/store'
import { whoAmIOf } from '../testing/people'
import { storeDraft, storedDraft, watchStoredDrafts } from './tab-drafts'

inDocument()

const person = whoAmIOf()
let stop: () => void
const enter = (id: string) => {
  store.set(whoAmIAtom, whoAmIOf({ id }))
  store.set(csrfTokenAtom, 'token')
}
const readStored = () => Object.keys(sessionStorage).filter((key) => key.startsWith('lernspur-draft'))

beforeEach(() => {
  enter(person.id)
  stop = watchStoredDrafts()
})
afterEach(() => {
  stop()
  leaveSession()
  sessionStorage.clear()
})

test('a draft is there again after the page was left, and gone once it was saved', () => {
  storeDraft('class', { note: 'liest' })
  expect(storedDraft('class')).toEqual({ note: 'liest' })
  window.dispatchEvent(new Event('pagehide'))
  expect(readStored()).toHaveLength(1)
  storeDraft('class', null)
  window.dispatchEvent(new Event('pagehide'))
  expect([storedDraft('class'), readStored()]).toEqual([null, []])
})

test('a draft ends with its session, and nobody else gets it', () => {
  storeDraft('class', { note: 'liest' })
  enter('0198a000-0000-7000-8000-0000000000aa')
  expect([storedDraft('class'), readStored()]).toEqual([null, []])
  storeDraft('class', { note: 'rechnet' })
  leaveSession()
  expect(readStored()).toEqual([])
})
