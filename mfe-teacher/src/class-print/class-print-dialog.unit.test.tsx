// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { afterEach, beforeEach, expect, spyOn, test } from 'bun:test'
import { AppRuntimeProvider } from '@lernspur/app-runtime'
import { MemoryRouter } from '@lernspur/app-runtime/testing/page'
import { act, fireEvent, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { signedIn } from '../testing/signed-in'
import { ClassPrintButton } from './class-print-button'
import ClassPrintDialog, { type ClassPrintKind } from './class-print-dialog'

inDocument()

let schoolSubjectIds: string[] = []
const schoolClass = { id: '3a', name: '3a', creatorId: 'somebody else' }
const subjects = [
  { id: 'de', name: 'Deutsch', color: '#c4453c' },
  { id: 'en', name: 'Englisch', color: '#e3b23c' },
  { id: 'ma', name: 'Mathematik', color: '#2f6fb3' },
]

const ofSubjects = (...schoolSubjectIds: string[]) => [{ id: '3a', name: '3a', schoolSubjectIds }]
const students = [
  { id: 'li', firstName: '李', lastName: 'Wang', schoolClasses: ofSubjects('de') },
  { id: 'mia', firstName: 'Mia', lastName: 'Şahin', schoolClasses: ofSubjects('de', 'ma') },
]
const domains = [
  {
    id: 'd',
    name: 'Zahlen',
    symbol: null,
    schoolSubjectId: 'ma',
    competences: [{ id: 'c', description: 'Sagt אחת.' }],
  },
]

let requested: string[] = []
let saved: string[] = []
let isRefused = false
let closed = 0
let click: { mockRestore(): void }

const answer = (address: string): Response => {
  if (address.startsWith('/api/classes?') || address === '/api/classes')
    return Response.json({
      success: true,
      data: { rows: [{ ...schoolClass, ownRight: { schoolSubjectIds } }], count: 1 },
    })
  if (address.includes('/students'))
    return Response.json({ success: true, data: { rows: students, count: students.length } })
  if (address.includes('/competence-domains'))
    return Response.json({ success: true, data: { rows: domains, count: 1 } })
  if (!address.includes('class-list') && !address.includes('observation-sheet'))
    return Response.json({ success: true, data: { rows: subjects, count: subjects.length } })
  requested.push(address)
  return isRefused
    ? Response.json({ success: false, error: 'UNKNOWN', message: 'broken' }, { status: 500 })
    : new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
}

signedIn(answer)
beforeEach(() => {
  ;[requested, saved, isRefused, closed] = [[], [], false, 0]
  schoolSubjectIds = ['de', 'ma']
  click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  click.mockRestore()
})

const open = async (kind: ClassPrintKind, subjectId?: string) => {
  render(
    <AppRuntimeProvider>
      <Suspense>
        <ClassPrintDialog
          classId="3a"
          kind={kind}
          subjectId={subjectId}
          onClose={() => {
            closed += 1
          }}
        />
      </Suspense>
    </AppRuntimeProvider>,
  )
  await found(() => page().getByRole('dialog', { name: 'Für die Klasse drucken' }))
}
const choose = (name: RegExp) => act(async () => fireEvent.click(page().getByRole('radio', { name })))
const save = () => act(async () => fireEvent.click(page().getByRole('button', { name: 'Als PDF speichern' })))

test('the list of a class is saved in the order of names that was chosen, and the dialog closes (rule print.7)', async () => {
  await open('list')
  await choose(/Nachname zuerst/)
  await save()
  await found(() => expect(closed).toBe(1))
  expect(requested).toEqual(['/api/classes/3a/class-list?order=lastName'])
  expect(saved).toEqual(['Klassenliste 3a.pdf'])
})

test('an observation sheet is of the subject that was looked at, and offers only those that one sees', async () => {
  await open('sheet', 'ma')
  const subject = await found(() => page().getByRole('combobox', { name: /Fach/ }))
  await found(() => expect(subject.textContent).toContain('Mathematik'))
  await act(async () => fireEvent.click(subject))
  await found(() =>
    expect(
      page()
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Deutsch', 'Mathematik']),
  )
  await act(async () => fireEvent.click(page().getByRole('option', { name: 'Deutsch' })))
  await save()
  await found(() => expect(closed).toBe(1))
  expect(requested).toEqual(['/api/classes/3a/subjects/de/observation-sheet?order=firstName'])
  expect(saved).toEqual(['Beobachtungsbogen Deutsch 3a.pdf'])
})

test('what cannot be made is said, and the dialog stays', async () => {
  isRefused = true
  await open('list')
  await save()
  await found(() => expect(requested).toHaveLength(1))
  await found(() => expect(page().getByRole('region', { name: 'Meldungen' }).textContent).not.toBe(''))
  expect([closed, saved]).toEqual([0, []])
  page().getByRole('button', { name: 'Als PDF speichern' })
})

test('what the file would show as question marks is said before it is saved', async () => {
  await open('sheet', 'ma')
  await found(() => page().getByText(/„\?“ statt „אחת“: Die Schrift/))
  await choose(/Klassenliste/)
  await found(() => page().getByText(/„\?“ statt „李“: Die Schrift/))
})

test('whoever sees no subject is offered the list of the class instead of a sheet that nobody can save', async () => {
  schoolSubjectIds = []
  await open('sheet')
  const list = await found(() => {
    const option = page().getByRole('radio', { name: /Klassenliste/ })
    expect(option.getAttribute('aria-checked')).toBe('true')
    return option
  })
  expect(list.hasAttribute('disabled')).toBe(false)
  expect(page().queryByRole('combobox', { name: /Fach/ })).toBeNull()
  await save()
  await found(() => expect(closed).toBe(1))
  expect(saved).toEqual(['Klassenliste 3a.pdf'])
})

const openButton = async (kind: ClassPrintKind) => {
  render(
    <AppRuntimeProvider>
      <Suspense>
        <MemoryRouter>
          <p>da</p>
          <ClassPrintButton classId="3a" kind={kind} />
        </MemoryRouter>
      </Suspense>
    </AppRuntimeProvider>,
  )
  await found(() => page().getByText('da'))
  return page().queryByRole('button', { name: 'Drucken' })
}

test('whoever sees no subject has no button for a sheet', async () => {
  schoolSubjectIds = []
  expect(await openButton('sheet')).toBeNull()
})

test('whoever sees no subject has the button for the list of the class', async () => {
  schoolSubjectIds = []
  expect(await openButton('list')).not.toBeNull()
})

test('whoever sees a subject has the button for its sheet', async () => {
  expect(await openButton('sheet')).not.toBeNull()
})
