// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { expect, test } from 'bun:test'
import { reportListQuery } from '@lernspur/api-client/teacher/report.queries'
import { AppRuntimeProvider, useQuery } from '@lernspur/app-runtime'
import { act, fireEvent, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { signedIn } from '../../testing/signed-in'
import { useChosenReports } from './use-chosen-reports'

inDocument()

/** Reports that a colleague has not deleted. */
let left = ['Mia', 'Ole']

signedIn((_address, body) => {
  if (body !== undefined) return Response.json({ success: false, error: 'NOT_FOUND', message: 'gone' }, { status: 404 })
  const rows = left.map((id) => ({ id, groupId: null, subjects: [] }))
  return Response.json({ success: true, data: { rows, count: rows.length } })
})

function Chosen() {
  const { data } = useQuery(reportListQuery({ schoolClassId: '3a' }))
  const { moveTo } = useChosenReports('3a')
  const rows = data?.rows ?? []
  return (
    <>
      <p>{rows.map(({ id }) => id).join(', ')}</p>
      <button type="button" onClick={() => void moveTo(rows, { id: 'group', name: 'Gruppe' }).catch(() => {})}>
        move
      </button>
    </>
  )
}

test('who moves a report that a colleague has deleted meanwhile sees those that are left', async () => {
  render(
    <AppRuntimeProvider>
      <Suspense>
        <Chosen />
      </Suspense>
    </AppRuntimeProvider>,
  )
  await found(() => page().getByText('Mia, Ole'))
  left = ['Ole']
  await act(async () => void fireEvent.click(page().getByRole('button', { name: 'move' })))
  await found(() => page().getByText('Ole'))
  expect(page().queryByText('Mia, Ole')).toBeNull()
})
