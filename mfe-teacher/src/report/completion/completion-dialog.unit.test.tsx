// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { beforeEach, expect, test } from 'bun:test'
import { reportListQuery } from '@lernspur/api-client/teacher/report.queries'
import { AppRuntimeProvider, useQuery } from '@lernspur/app-runtime'
import { act, fireEvent, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { signedIn } from '../../testing/signed-in'
import { CompletionDialog } from './completion-dialog'

inDocument()

let isAway = false
/** Reports that a colleague has completed meanwhile. */
let completed: string[] = []
let closed: string[] = []

const names = { one: 'Mia', two: 'Ole' }
const reportRow = (id: keyof typeof names) => ({
  id,
  name: 'Zeugnis',
  studentFirstName: names[id],
  studentLastName: 'Özdemir',
  status: completed.includes(id) ? 'completed' : 'inProgress',
})

signedIn((address, body) => {
  if (address.includes('/close')) {
    const requested = address.includes('/reports/two')
      ? ['two']
      : ['one', 'two'].filter((id) => String(body).includes(id))
    if (!isAway && requested.some((id) => completed.includes(id)))
      return Response.json({ success: false, error: 'REPORT_ALREADY_COMPLETED', message: 'final' }, { status: 409 })
    closed = requested
  }
  if (isAway) return Response.json({ success: false, error: 'UNKNOWN', message: 'away' }, { status: 503 })
  const isCheck = address.includes('/check')
  const requested = (['one', 'two'] as const).filter((id) => !isCheck || String(body).includes(`"${id}"`))
  const rows = isCheck ? requested.map((reportId) => ({ reportId, findings: [] })) : requested.map(reportRow)
  return Response.json({ success: true, data: { rows, count: rows.length } })
})
beforeEach(() => {
  ;[isAway, completed, closed] = [false, [], []]
})

const press = (name: string) => act(async () => fireEvent.click(page().getByRole('button', { name })))

test('what failed is no longer told once the reports are checked again', async () => {
  render(
    <AppRuntimeProvider>
      <Suspense>
        <CompletionDialog
          classId="3a"
          reports={[{ id: 'one', name: 'Zeugnis', studentFirstName: 'Mia', studentLastName: 'Özdemir' }]}
          onClose={() => {}}
        />
      </Suspense>
    </AppRuntimeProvider>,
  )
  await found(() => page().getByText('Es fehlt nichts.'))
  isAway = true
  await press('Endgültig abschließen')
  await found(() => page().getByText(/Dienst ist gerade nicht erreichbar/))
  isAway = false
  await press('Noch einmal prüfen')
  await found(() => expect(page().queryByText(/nicht erreichbar/)).toBeNull())
  expect(page().getByText('Es fehlt nichts.')).toBeTruthy()
})

test('without a network completing fails at once, and the dialog can be left', async () => {
  let isLeft = false
  const report = { id: 'one', name: 'Zeugnis', studentFirstName: 'Mia', studentLastName: 'Özdemir' }
  const leave = () => {
    isLeft = true
  }
  render(
    <AppRuntimeProvider>
      <Suspense>
        <CompletionDialog classId="3a" reports={[report]} onClose={leave} />
      </Suspense>
    </AppRuntimeProvider>,
  )
  await found(() => page().getByText('Es fehlt nichts.'))
  window.dispatchEvent(new Event('offline'))
  try {
    isAway = true
    await press('Endgültig abschließen')
    await found(() => page().getByText(/nicht erreichbar/))
    await press('Weiter bearbeiten')
    expect(isLeft).toBe(true)
  } finally {
    window.dispatchEvent(new Event('online'))
  }
})

function CompletionExample() {
  const { data } = useQuery(reportListQuery({ schoolClassId: '3a' }))
  const open = data?.rows.filter(({ status }) => status === 'inProgress')
  return open ? <CompletionDialog classId="3a" reports={open} onClose={() => {}} /> : null
}

test('who meets reports that a colleague has completed meanwhile goes on with those that are left', async () => {
  render(
    <AppRuntimeProvider>
      <Suspense>
        <CompletionExample />
      </Suspense>
    </AppRuntimeProvider>,
  )
  await found(() => page().getByRole('dialog', { name: '2 Berichte abschließen?' }))
  await found(() => page().getByText('Es fehlt nichts.'))
  completed = ['one']
  await press('2 endgültig abschließen')
  await found(() => page().getByRole('dialog', { name: /^Bericht von Ole/ }))
  await press('Noch einmal prüfen')
  await found(() => page().getByText('Es fehlt nichts.'))
  await press('Endgültig abschließen')
  await found(() => expect(closed).toEqual(['two']))
  completed = ['one', 'two']
  await press('Endgültig abschließen')
  await found(() => page().getByRole('dialog', { name: 'Schon abgeschlossen' }))
})
