// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { afterEach, beforeEach, expect, test } from 'bun:test'
import { AppRuntimeProvider, PersistentDraft, registerDraft } from '@lernspur/app-runtime'
import type { TalkSheet } from '@lernspur/contracts/teacher/student/talk-sheet.contract'
import { act, fireEvent, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { signedIn } from '../testing/signed-in'
import { TalkEditor } from './talk-editor'

inDocument()

const at = '2026-11-20T08:00:00Z'
const anna = '01900000-0000-7000-8000-000000000002'
const sheetOf = (id: string): TalkSheet => ({
  id,
  studentId: 'mia',
  schoolClassId: '3a',
  heldOn: '2026-11-23',
  goingWell: '',
  practising: '',
  nextStep: '',
  agreed: '',
  note: '',
  creator: { id: anna, firstName: 'Anna', lastName: 'Berg', avatar: null },
  createdAt: at,
  updatedAt: at,
})

let saved: unknown[] = []
let printed = 0
let sheet = sheetOf('')
/** What a colleague has saved meanwhile. */
let theirs: TalkSheet | null = null

signedIn((address, body) => {
  if (address.endsWith('/pdf')) {
    printed += 1
    return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
  }
  if (body === undefined) {
    const isSheet = address.endsWith(sheet.id)
    return Response.json({ success: true, data: isSheet ? (theirs ?? sheet) : { rows: [], count: 0 } })
  }
  saved.push(JSON.parse(String(body)))
  if (!theirs) return Response.json({ success: true, data: { ...sheet, updatedAt: '2026-11-20T08:00:01Z' } })
  return Response.json({ success: false, error: 'EDIT_CONFLICT', message: 'outdated', details: [] }, { status: 409 })
})
beforeEach(() => {
  saved = []
  printed = 0
  theirs = null
  sheet = sheetOf(crypto.randomUUID())
})
afterEach(() => registerDraft(`talk sheet ${sheet.id}`, { isOpen: false }))

const open = async () => {
  const screen = render(
    <AppRuntimeProvider>
      <Suspense>
        <TalkEditor sheet={sheet} student={{ firstName: 'Mia', lastName: 'Özdemir' }} />
      </Suspense>
    </AppRuntimeProvider>,
  )
  await found(() => page().getByLabelText('Das gelingt'))
  return screen
}
const write = (name: string, value: string) =>
  act(async () => void fireEvent.change(page().getByLabelText(name), { target: { value } }))
const print = async () => {
  await act(async () => void fireEvent.click(page().getByRole('button', { name: 'Als PDF drucken' })))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
}

test('a sheet without a day is not saved, which is told, and not printed as it was before', async () => {
  await open()
  await write('Tag des Gesprächs', '')
  await write('Das gelingt', 'Liest flüssig.')
  expect(page().getByText('Bitte geben Sie den Tag an. Vorher wird nichts gespeichert.')).toBeTruthy()
  await print()
  expect([saved.length, printed]).toEqual([0, 0])
  await found(() => page().getByText(/^Noch nicht alles ist gespeichert/))
  await write('Tag des Gesprächs', '2026-11-24')
  await print()
  await found(() => expect(printed).toBe(1))
  expect(saved).toMatchObject([{ heldOn: '2026-11-24', goingWell: 'Liest flüssig.' }])
})

test('leaving a field or printing does not decide a conflict with what a colleague has saved', async () => {
  await open()
  theirs = { ...sheet, goingWell: 'Von Jonas.', note: 'Aus dem anderen Fenster.', updatedAt: '2026-11-20T08:00:01Z' }
  await write('Das gelingt', 'Von mir.')
  const leave = () => act(async () => void fireEvent.blur(page().getByLabelText('Das gelingt')))
  await leave()
  await found(() => page().getByText('Von Jonas.'))
  expect(page().getByText('Aus dem anderen Fenster.')).toBeTruthy()
  await write('Tag des Gesprächs', '')
  await leave()
  await print()
  expect([saved.length, printed]).toEqual([1, 0])
  await act(async () => void fireEvent.click(page().getByRole('button', { name: 'Andere Fassung übernehmen' })))
  await found(() => page().getByDisplayValue('Von Jonas.'))
  expect(saved.length).toBe(1)
})

test('letters that are printed as question marks are said where they are typed', async () => {
  await open()
  await write('Das gelingt', 'Hilft 李 明 gern.')
  await found(() => page().getByText(/„\?“ statt „李 明“: Die Schrift/))
  await write('Das gelingt', 'Hilft Şerife gern.')
  await write('Eigene Notizen', '李')
  expect(page().queryByText(/statt/)).toBeNull()
})

test('what was typed before the session ended is there again, the own note included, and is saved', async () => {
  const before = await open()
  await write('Tag des Gesprächs', '')
  await write('Eigene Notizen', 'Vater fragen.')
  const readStored = () => new PersistentDraft(`talk sheet ${sheet.id}`).recover()
  expect(await readStored()).toMatchObject({ value: { draft: { note: 'Vater fragen.' } } })
  // The page is gone with what it had in memory.
  registerDraft(`talk sheet ${sheet.id}`, { isOpen: false })
  before.unmount()
  await open()
  await found(() => page().getByDisplayValue('Vater fragen.'))
  await write('Tag des Gesprächs', '2026-11-24')
  await print()
  expect(saved).toMatchObject([{ heldOn: '2026-11-24', note: 'Vater fragen.' }])
  expect(await readStored()).toBeNull()
})
