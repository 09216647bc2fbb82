// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { beforeEach, expect, test } from 'bun:test'
import { reportQuery } from '@lernspur/api-client/teacher/report.queries'
import { useSaver } from '@lernspur/app-kit/saving/use-saver'
import {
  AppRuntimeProvider,
  createBrowserRouter,
  PersistentDraft,
  RouterProvider,
  useQuery,
} from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { act, fireEvent, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense, useState } from 'react'
import { blankDetails, reportOf } from '../../testing/report-of'
import { signedIn } from '../../testing/signed-in'
import { isGoneBy } from '../details/refresh-if-over'
import { ReportDetailFields } from '../details/report-detail-fields'
import { detailsDraft, detailsDraftOf } from '../details/unsaved-details'
import { SupersededNote } from '../editor/superseded-note'
import { useReportDraft } from './use-report-draft'
import { useSupersededInput } from './use-superseded-input'
import { useWhenSaved } from './use-when-saved'

inDocument()

let report = reportOf('')
/** What a colleague has completed meanwhile. */
let completed: Report | null = null
/** A colleague has deleted it meanwhile. */
let isDeleted = false

signedIn((address, body) => {
  if (isDeleted) return Response.json({ success: false, error: 'NOT_FOUND', message: 'gone' }, { status: 404 })
  if (body === undefined) return Response.json({ success: true, data: completed ?? report })
  if (completed)
    return Response.json({ success: false, error: 'REPORT_ALREADY_COMPLETED', message: 'final' }, { status: 409 })
  const details = { ...blankDetails, ...JSON.parse(String(body)) }
  return Response.json({ success: true, data: address.endsWith('/details') ? details : report })
})
beforeEach(() => {
  report = reportOf(crypto.randomUUID())
  completed = null
  isDeleted = false
})

function Editor({ report: visible, isGone }: { report: Report; isGone: boolean }) {
  const draft = useReportDraft(visible)
  const { superseded, endDetails } = useSupersededInput(visible, draft, isGone)
  const whenSaved = useWhenSaved(draft)
  const { current: general } = useSaver(draft.general)
  const [isPrinted, setIsPrinted] = useState(false)
  return (
    <>
      <SupersededNote superseded={superseded} isGone={isGone} />
      <textarea
        aria-label="Bemerkung"
        value={general.comment}
        onChange={({ target }) => draft.general.change({ comment: target.value })}
      />
      <ReportDetailFields report={visible} isReadOnly={visible.status === 'completed'} onStale={endDetails} />
      <button type="button" onClick={() => void whenSaved(() => setIsPrinted(true))}>
        print
      </button>
      {isPrinted && <p>printed</p>}
    </>
  )
}

function Editing() {
  const { data, error } = useQuery(reportQuery(report.id))
  return data ? <Editor report={data} isGone={isGoneBy(error)} /> : null
}

const open = async () => {
  const router = createBrowserRouter([{ path: '*', element: <Editing /> }])
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
const print = () => act(async () => void fireEvent.click(page().getByRole('button', { name: 'print' })))
const note = () => found(() => page().getByText(/^Jemand hat den Bericht inzwischen abgeschlossen/))

test('who writes a remark while a colleague completes the report sees that state, reads what was typed, and prints', async () => {
  await open()
  completed = {
    ...report,
    status: 'completed',
    completedAt: report.updatedAt,
    summaryComment: 'Von Jonas.',
    updatedAt: '2',
  }
  await write('Bemerkung', 'Von mir, zu spät.')
  await print()
  expect((await note()).textContent).toContain('Von mir, zu spät.')
  await found(() => page().getByDisplayValue('Von Jonas.'))
  await print()
  await found(() => page().getByText('printed'))
})

test('the same holds for the further fields', async () => {
  await open()
  const details = { ...blankDetails, daysAbsent: 2, updatedAt: '2027-01-20T09:00:00Z' }
  completed = { ...report, status: 'completed', completedAt: report.updatedAt, details, updatedAt: '2' }
  await write('Bemerkungen der Klassenleitung', 'War lange krank.')
  await print()
  expect((await note()).textContent).toContain('War lange krank.')
  await found(() => page().getByDisplayValue('2'))
  await print()
  await found(() => page().getByText('printed'))
})

test('what was typed into a report that a colleague has deleted is offered to be copied', async () => {
  await open()
  isDeleted = true
  await write('Bemerkung', 'Von mir, zu spät.')
  await write('Bemerkungen der Klassenleitung', 'War lange krank.')
  await print()
  const gone = await found(() => page().getByText(/^Den Bericht gibt es nicht mehr/))
  await found(() => expect(gone.textContent).toContain('Von mir, zu spät.'))
  expect(gone.textContent).toContain('War lange krank.')
})

test('further fields that the device has kept are offered so, too, where the report is completed by now', async () => {
  completed = { ...report, status: 'completed', completedAt: report.updatedAt, updatedAt: '2' }
  const stored = new PersistentDraft(detailsDraft(report.id))
  const before = detailsDraftOf(blankDetails)
  stored.store({
    value: { draft: { ...before, classRemark: 'War krank.' }, base: { draft: before } },
    files: new Map(),
  })
  await open()
  expect((await note()).textContent).toContain('War krank.')
  expect(page().queryByDisplayValue('War krank.')).toBeNull()
})
