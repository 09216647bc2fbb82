// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { beforeEach, expect, test } from 'bun:test'
import { AppRuntimeProvider, createBrowserRouter, RouterProvider } from '@lernspur/app-runtime'
import { act, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { signedIn } from '../testing/signed-in'
import { Component } from './unseen.part'

inDocument()

const day = '2026-11-20'
let schoolClass: object
let competenceCount = 12
let weekPlan: readonly object[] = []
let isRequested = false

signedIn((address) => {
  isRequested ||= address.includes('/home/day')
  const unseen = {
    ...{ schoolClassId: 'class', studentsSince: day, students: [], studentCount: 0 },
    ...{ competencesSince: day, subjects: [], competenceCount },
  }
  const data = address.includes('/home/day')
    ? { occasions: [], unseen, weekPlan, openReports: [] }
    : { rows: [schoolClass], count: 1 }
  return Response.json({ success: true, data })
})
beforeEach(() => {
  isRequested = false
  competenceCount = 12
  weekPlan = []
})

const open = (studentCount: number, schoolSubjectIds: readonly string[]) => {
  schoolClass = {
    ...{ id: 'class', name: '3a', creatorId: 'somebody', isOnboardingFinalized: true },
    ...{ studentCount, ownRight: { schoolSubjectIds } },
  }
  const element = (
    <Suspense>
      <p>Heute</p>
      <Component skeleton={null} />
    </Suspense>
  )
  render(
    <AppRuntimeProvider>
      <RouterProvider router={createBrowserRouter([{ path: '*', element }])} />
    </AppRuntimeProvider>,
  )
}

test('all is seen where each child and competence has an entry', async () => {
  open(24, ['english'])
  await found(() => page().getByText(/^Alles gesehen/))
})

test.each([
  ['somebody without a subject', 24, []],
  ['a class without children', 0, ['english']],
] as const)('nothing is said of %s', async (_, studentCount, subjects) => {
  open(studentCount, subjects)
  await found(() => page().getByText('Heute'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect([isRequested, page().queryByText(/^Alles gesehen/)]).toEqual([false, null])
})

test('a class without a competence is not said to be seen', async () => {
  competenceCount = 0
  open(24, ['english'])
  await found(() => page().getByText(/^Diese Klasse hat noch keine Kompetenzen/))
  expect(page().queryByText(/^Alles gesehen/)).toBeNull()
})

test('the plan for the week stands first, with how much of it is done', async () => {
  const person = { firstName: 'Ida', lastName: 'Weber', avatar: null }
  weekPlan = [
    { id: 'a', student: { id: 'ida', ...person }, competence: null, isDone: true },
    { id: 'b', student: null, competence: { id: 'c', description: 'zählt bis 20', subjectId: 's' }, isDone: false },
  ]
  open(24, ['english'])
  await found(() => page().getByRole('heading', { name: 'Plan für diese Woche' }))
  expect(page().getByText('1 von 2 gesehen')).toBeDefined()
  expect(page().getByRole('link', { name: 'Gesehen Ida Weber' })).toBeDefined()
  expect(page().getByRole('link', { name: 'Noch offen zählt bis 20' })).toBeDefined()
})
