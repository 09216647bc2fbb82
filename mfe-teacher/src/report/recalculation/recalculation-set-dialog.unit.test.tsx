// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { expect, test } from 'bun:test'
import { AppRuntimeProvider } from '@lernspur/app-runtime'
import { act, fireEvent, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { signedIn } from '../../testing/signed-in'
import { RecalculationSetDialog } from './recalculation-set-dialog'

inDocument()

/** Reports that the server still has old proposals of, and the numbers of those that calls have named. */
let stale: string[] = []
let calls: number[] = []
/** What a call waits for, by its number. */
let waits: Promise<void>[] = []
let refusedCall = 0

const change = { subjectId: 's', competenceId: 'c', description: 'rechnet', before: 1, after: 2, isDecided: false }
const rowOf = (reportId: string) => ({
  ...{ reportId, studentFirstName: 'Ada', studentLastName: reportId, levels: [] },
  changes: [{ ...change, entriesBefore: 1, entriesAfter: 2 }],
})
const ok = (rows: readonly object[]) => Response.json({ success: true, data: { rows, count: rows.length } })

signedIn(async (address, body) => {
  const { reportIds = [] } = JSON.parse(String(body ?? '{}')) as { reportIds?: string[] }
  if (address.includes('/preview')) return ok(stale.filter((id) => reportIds.includes(id)).map(rowOf))
  calls.push(reportIds.length)
  const call = calls.length
  await waits[call - 1]
  // As the service does: one call takes 200 reports at most.
  if (call === refusedCall || reportIds.length > 200)
    return Response.json({ success: false, error: 'VALIDATION_FAILED', message: 'too many' }, { status: 400 })
  stale = stale.filter((id) => !reportIds.includes(id))
  return ok(reportIds.map((id) => ({ id, updatedAt: new Date().toISOString() })))
})

/** Neither by role nor with the whole document as a message, which take seconds among so many children. */
const byText = (text: string | RegExp): HTMLElement => {
  const element = page().queryByText(text)
  if (!element) throw new Error(`Nothing says ${text}: ${document.body.textContent?.slice(0, 400)}`)
  return element
}

let isClosed = false
const start = async (count = 250) => {
  const ids = Array.from({ length: count }, (_, at) => `r${at}`)
  ;[stale, calls, waits, refusedCall, isClosed] = [ids, [], [], 0, false]
  render(
    <AppRuntimeProvider>
      <Suspense>
        <RecalculationSetDialog classId="class" reportIds={ids} onClose={() => (isClosed = true)} />
      </Suspense>
    </AppRuntimeProvider>,
  )
  return found(() => byText(`${count} Änderungen übernehmen`))
}
const closed = () => {
  if (!isClosed) throw new Error('The dialog is open.')
  return true
}
const press = (button: HTMLElement) => act(async () => fireEvent.click(button))

test('one act recalculates more reports than one call takes (rule report-subject.6)', async () => {
  await press(await start())
  await found(closed)
  expect([calls, stale]).toEqual([[200, 50], []])
})

test('stopped, it tells how far it came, and the others can follow', async () => {
  const apply = await start()
  const { promise, resolve } = Promise.withResolvers<void>()
  waits = [promise]
  await press(apply)
  const stop = await found(() => byText('Anhalten'))
  await press(stop)
  // What one call has begun is not stopped, so the button says that it was heard.
  expect(stop.closest('button')?.getAttribute('aria-busy')).toBe('true')
  resolve()
  await found(() => byText(/^200 von 250 Berichten sind neu berechnet\./))
  expect([calls, stale.length, isClosed]).toEqual([[200], 50, false])
  await press(await found(() => byText('50 Änderungen übernehmen')))
  await found(closed)
  expect([calls, stale]).toEqual([[200, 50], []])
})

test('when a call is refused, what was done before it stays and is told', async () => {
  const apply = await start()
  refusedCall = 2
  await press(apply)
  await found(() => byText(/^200 von 250 Berichten sind neu berechnet\./))
  expect([calls, stale.length, isClosed]).toEqual([[200, 50], 50, false])
})

test('what one call does as a whole is neither counted nor offered to be stopped, and does not close before it ends', async () => {
  const apply = await start(24)
  const { promise, resolve } = Promise.withResolvers<void>()
  waits = [promise]
  await press(apply)
  expect(page().queryByText('Anhalten')).toBeNull()
  expect(page().queryByText(/Berichten neu berechnet/)).toBeNull()
  await act(async () => fireEvent.keyDown(page().getByRole('dialog'), { key: 'Escape' }))
  expect(isClosed).toBe(false)
  resolve()
  await found(closed)
  expect([calls, stale]).toEqual([[24], []])
})
