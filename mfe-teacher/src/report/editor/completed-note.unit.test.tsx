// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { beforeEach, expect, test } from 'bun:test'
import { AppRuntimeProvider } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { act, fireEvent, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { signedIn } from '../../testing/signed-in'
import { CompletedNote } from './completed-note'

inDocument()

const leftOpen: NonNullable<ReportSummary['leftOpen']> = [
  { kind: 'subjectOpen', subjectName: 'Deutsch', count: 1 },
  { kind: 'subjectOpen', subjectName: 'Sport', count: 1 },
  { kind: 'remarkMissing', subjectName: null, count: 1 },
]
let requested: string[] = []

signedIn((address) => {
  requested.push(decodeURIComponent(address))
  return Response.json({ success: true, data: { rows: [{ id: 'report', leftOpen }], count: 1 } })
})
beforeEach(() => {
  requested = []
})

const open = (report: Pick<Report, 'status' | 'canManage'>) =>
  render(
    <AppRuntimeProvider>
      <Suspense>
        <CompletedNote classId="3a" report={{ id: 'report', ...report }} />
      </Suspense>
    </AppRuntimeProvider>,
  )

test('a completed report says what was open when it was completed (rule report-work.2)', async () => {
  open({ status: 'completed', canManage: true })
  const button = await found(() => page().getByRole('button', { name: 'Was offen blieb' }))
  expect(requested.some((address) => address.includes('filter[0][value]=report'))).toBe(true)
  await act(async () => fireEvent.click(button))
  const panel = await found(() => page().getByRole('dialog', { name: 'Was offen blieb' }))
  expect(panel.textContent).toMatch(
    /Beim Abschließen war offen2 Fächer sind noch offenDeutsch und Sport1 Bemerkung fehlt/,
  )
})

test('whoever may not manage it, or finds it open, is asked for nothing', async () => {
  open({ status: 'completed', canManage: false })
  await found(() => page().getByText('Dieser Bericht ist abgeschlossen und lässt sich nicht mehr ändern.'))
  open({ status: 'inProgress', canManage: true })
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect([requested.filter((address) => address.includes('/reports')), page().queryByRole('button')]).toEqual([
    [],
    null,
  ])
})
