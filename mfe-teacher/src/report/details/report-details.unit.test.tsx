// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { afterEach, beforeEach, expect, test } from 'bun:test'
import { AppRuntimeProvider, createBrowserRouter, RouterProvider, registerDraft } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { act, fireEvent, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense, useState } from 'react'
import { blankDetails, reportOf } from '../../testing/report-of'
import { signedIn } from '../../testing/signed-in'
import { useReportDraft } from '../draft/use-report-draft'
import { useWhenSaved } from '../draft/use-when-saved'
import { ReportDetailFields } from './report-detail-fields'
import { detailsDraft } from './unsaved-details'

inDocument()

let saved: unknown[] = []
let report = reportOf('')
/** What a colleague has saved meanwhile. */
let theirs: Report | null = null

signedIn((address, body) => {
  if (!address.endsWith('/details')) return Response.json({ success: true, data: theirs ?? report })
  saved.push(JSON.parse(String(body)))
  if (theirs && saved.length === 1) {
    const details = [{ path: 'updatedBy', message: 'Jonas Reinhardt' }]
    return Response.json({ success: false, error: 'EDIT_CONFLICT', message: 'outdated', details }, { status: 409 })
  }
  return Response.json({ success: true, data: { ...blankDetails, updatedAt: '2027-01-20T08:00:01Z' } })
})
beforeEach(() => {
  saved = []
  theirs = null
  report = reportOf(crypto.randomUUID())
})
afterEach(() => registerDraft(detailsDraft(report.id), { isOpen: false }))

function Editor() {
  const draft = useReportDraft(report)
  const whenSaved = useWhenSaved(draft)
  const [isDone, setIsDone] = useState(false)
  return (
    <>
      <ReportDetailFields report={report} isReadOnly={false} />
      <button type="button" onClick={() => void whenSaved(() => setIsDone(true))}>
        complete
      </button>
      {isDone && <p>completing</p>}
    </>
  )
}

const open = async () => {
  const router = createBrowserRouter([{ path: '*', element: <Editor /> }])
  render(
    <AppRuntimeProvider>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </AppRuntimeProvider>,
  )
  await found(() => page().getByRole('textbox', { name: 'Versäumte Tage' }))
}
const write = (name: string, value: string) =>
  act(async () => void fireEvent.change(page().getByRole('textbox', { name }), { target: { value } }))
const complete = () => act(async () => void fireEvent.click(page().getByRole('button', { name: 'complete' })))

test('days that are no number of days are told beside the field, since nothing is saved with them', async () => {
  await open()
  for (const days of ['3,5', 'drei', '367']) {
    await write('Versäumte Tage', days)
    expect(page().getByText('Eine ganze Zahl von 0 bis 366. So wird nicht gespeichert.')).toBeTruthy()
  }
  await write('Versäumte Tage', '3')
  await write('davon unentschuldigt', '1,5')
  expect(page().getByText('Eine ganze Zahl von 0 bis 366. So wird nicht gespeichert.')).toBeTruthy()
  await write('davon unentschuldigt', '4')
  expect(page().getByText('Nicht mehr als die versäumten Tage.')).toBeTruthy()
  await write('Bemerkungen der Klassenleitung', 'x'.repeat(1002))
  expect(page().getByText('2 Zeichen zu viel. So wird nicht gespeichert.')).toBeTruthy()
})

test('completing and printing wait for the further fields, and do not happen without them', async () => {
  await open()
  await write('Bemerkungen der Klassenleitung', 'Nahm an der Garten-AG teil.')
  await write('Versäumte Tage', '3,5')
  await complete()
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect([saved.length, page().queryAllByText('completing').length]).toEqual([0, 0])
  await write('Versäumte Tage', '3')
  await complete()
  await found(() => page().getByText('completing'))
  expect(saved).toMatchObject([{ classRemark: 'Nahm an der Garten-AG teil.', daysAbsent: 3 }])
})

test('leaving a field does not decide a conflict with what a colleague has saved', async () => {
  await open()
  theirs = { ...report, details: { ...blankDetails, classRemark: 'Von Jonas.', updatedAt: '2027-01-20T08:00:01Z' } }
  await write('Bemerkungen der Klassenleitung', 'Von mir.')
  const leave = () =>
    act(async () => void fireEvent.blur(page().getByRole('textbox', { name: 'Bemerkungen der Klassenleitung' })))
  await leave()
  await found(() => page().getByText('Von Jonas.'))
  await leave()
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(saved.length).toBe(1)
  await act(async () => void fireEvent.click(page().getByRole('button', { name: 'Andere Fassung übernehmen' })))
  await found(() => page().getByDisplayValue('Von Jonas.'))
  expect(saved.length).toBe(1)
})
