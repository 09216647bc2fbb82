// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { expect, test } from 'bun:test'
import { AppRuntimeProvider, createBrowserRouter, RouterProvider } from '@lernspur/app-runtime'
import { found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { signedIn } from '../testing/signed-in'
import { Component } from './observation.part'

inDocument()

let lessons: readonly object[] | undefined
const schoolClass = (id: string, name: string, changes: object = {}) => ({
  ...{ id, name, creatorId: 'somebody', isOnboardingFinalized: true, isActive: true, studentCount: 20 },
  ownRight: { canWriteCompetenceEntries: true, schoolSubjectIds: ['english', 'music'] },
  ...changes,
})
let classes: readonly object[] = []

signedIn((address) => {
  const data = address.includes('/home/day')
    ? { occasions: [], unseen: null, weekPlan: [], openReports: [], ...(lessons && { lessons }) }
    : { rows: classes, count: classes.length }
  return Response.json({ success: true, data })
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const lesson = (schoolClassId: string, name: string, from: number, to: number) => ({
  schoolClassId,
  subject: { id: name.toLowerCase(), name },
  startsAt: inMinutes(from),
  endsAt: inMinutes(to),
})

const open = () => {
  const element = (
    <Suspense>
      <Component />
    </Suspense>
  )
  render(
    <AppRuntimeProvider>
      <RouterProvider router={createBrowserRouter([{ path: '*', element }])} />
    </AppRuntimeProvider>,
  )
}
const links = () =>
  page()
    .queryAllByRole('link')
    .map((link) => link.textContent ?? '')

test('classes that are taught together have a button each, and no other lesson has', async () => {
  classes = [schoolClass('a', '3a'), schoolClass('b', '3b'), schoolClass('c', '4c', { ownRight: {} })]
  lessons = [
    lesson('b', 'Music', -20, 20),
    lesson('a', 'English', -20, 20),
    lesson('c', 'Music', -20, 20),
    lesson('a', 'Music', 25, 70),
    lesson('gone', 'Music', -20, 20),
  ]
  open()
  await found(() => page().getByText('Jetzt: 3b Music'))
  expect(links().map((text) => text.replace(/Beobachten.*/, ''))).toEqual(['Jetzt: 3b Music', 'Jetzt: 3a English'])
  expect(page().getAllByRole('link')[0]?.getAttribute('href')).toBe('/class/b/observe?subject=music')
})

test.each([
  ['without a lesson now', () => [lesson('a', 'English', 60, 105)]],
  ['without any', () => []],
  // What a device has stored may be older.
  ['with an answer that names none', () => undefined],
])('%s the button is about the current class', async (_, given) => {
  classes = [schoolClass('a', '3a')]
  lessons = given()
  open()
  await found(() => page().getByText('Beobachten'))
  expect(links()).toEqual(['Beobachten3a'])
})
