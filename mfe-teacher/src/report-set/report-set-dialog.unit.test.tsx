// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { afterEach, beforeEach, expect, spyOn, test } from 'bun:test'
import { AppRuntimeProvider, queryClient } from '@lernspur/app-runtime'
import type { CreateReportSet } from '@lernspur/contracts/teacher/report-print/report-set.contract'
import { act, fireEvent, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { signedIn } from '../testing/signed-in'
import { ReportSetDialog } from './report-set-dialog'

inDocument()

let started: CreateReportSet[] = []
let saved: string[] = []
let isAway = false
let isOutdated = false
let state: 'running' | 'done' | 'silent' = 'running'
let click: { mockRestore(): void }

const set = () => ({
  id: `set-${started.length}`,
  schoolClassId: '3a',
  ...started.at(-1),
  state,
  done: 1,
  total: 2,
  createdAt: '',
  isOutdated,
})
const away = () => Response.json({ success: false, error: 'UNKNOWN', message: 'away' }, { status: 503 })

const answer = (address: string, body: unknown): Response => {
  if (isAway || (state === 'silent' && body === undefined)) return away()
  if (address.endsWith('/file')) return new Response('<!doctype html>')
  if (typeof body === 'string') started.push(JSON.parse(body))
  return Response.json({ success: true, data: { ...set(), ...(typeof body === 'string' && { state: 'running' }) } })
}

signedIn(answer)
beforeEach(() => {
  ;[started, saved, isAway, isOutdated, state] = [[], [], false, false, 'running']
  click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  click.mockRestore()
})

const open = async (reportIds = ['one', 'two']) => {
  const screen = render(
    <AppRuntimeProvider>
      <Suspense>
        <ReportSetDialog classId="3a" reportIds={reportIds} name="Berichte" onClose={() => {}} />
      </Suspense>
    </AppRuntimeProvider>,
  )
  await found(() => page().getByRole('dialog', { name: '2 Berichte als Datei' }))
  return screen
}
const chooseForm = (name: RegExp) => act(async () => fireEvent.click(page().getByRole('radio', { name })))
const start = () => act(async () => fireEvent.click(page().getByRole('button', { name: 'Erstellen' })))
const saveAgain = async () => {
  const button = await found(() => page().getByRole('button', { name: 'Noch einmal speichern' }))
  await act(async () => fireEvent.click(button))
}
const shows = (text: RegExp) => found(() => page().getByText(text))

test('where nothing was begun, the dialog says why, and the next press begins', async () => {
  await open()
  isAway = true
  await start()
  await shows(/Dienst ist gerade nicht erreichbar/)
  isAway = false
  await start()
  await shows(/^1 von 2 Berichten$/)
  expect(page().queryByText(/nicht erreichbar/)).toBeNull()
  expect(started).toEqual([{ reportIds: ['one', 'two'], form: 'pdf', duplex: true }])
})

test('what was begun is shown before it is told how far it is, and found again by who comes back (rule print.4)', async () => {
  const first = await open()
  await chooseForm(/^Als Seite zum Lesen/)
  state = 'silent'
  await start()
  await found(() => page().getByRole('progressbar'))
  expect(page().queryByRole('button', { name: 'Anhalten' })).not.toBeNull()
  first.unmount()
  queryClient.clear()
  state = 'done'
  await open()
  await shows(/^Die Datei ist gespeichert/)
  expect([started.length, saved]).toEqual([1, ['Berichte.html']])
  expect(
    page()
      .getByRole('radio', { name: /^Als Seite zum Lesen/ })
      .getAttribute('aria-checked'),
  ).toBe('true')
})

test('a file whose reports have changed since is made anew, for who comes back and for who saves it again', async () => {
  const first = await open()
  await chooseForm(/^Als Seite zum Lesen/)
  await start()
  await shows(/^1 von 2 Berichten$/)
  first.unmount()
  queryClient.clear()
  ;[state, isOutdated] = ['done', true]
  await open()
  await shows(/^Die Datei ist gespeichert/)
  expect([started.length, saved.length]).toEqual([2, 1])
  expect(started[1]).toEqual({ reportIds: ['one', 'two'], form: 'html', duplex: true })
  await saveAgain()
  await found(() => expect([started.length, saved.length]).toEqual([3, 2]))
  isOutdated = false
  await saveAgain()
  await found(() => expect([started.length, saved.length]).toEqual([3, 3]))
})

test('a file for one side of the sheet is another one than for both', async () => {
  state = 'done'
  await open()
  await start()
  await shows(/^Die Datei ist gespeichert/)
  await act(async () => fireEvent.click(page().getByRole('checkbox', { name: /^Für beidseitigen Druck/ })))
  await start()
  await found(() => expect(started).toMatchObject([{ duplex: true }, { duplex: false }]))
})

test('who asks for other reports of the same number does not come back to those that were begun', async () => {
  const first = await open(['one', 'two'])
  await start()
  await shows(/^1 von 2 Berichten$/)
  first.unmount()
  queryClient.clear()
  state = 'done'
  await open(['one', 'three'])
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(saved).toEqual([])
  state = 'running'
  await start()
  await shows(/^1 von 2 Berichten$/)
  expect(started.at(-1)).toMatchObject({ reportIds: ['one', 'three'] })
})
