// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { expect, test } from 'bun:test'
import { AppRuntimeProvider } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { act, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { reportOf } from '../../testing/report-of'
import { signedIn } from '../../testing/signed-in'
import { LostLettersNote } from './lost-letters-note'

inDocument()
signedIn(() => Response.json({ success: true, data: null }))

const open = (over: Partial<Report>) =>
  render(
    <AppRuntimeProvider>
      <Suspense>
        <LostLettersNote report={{ ...reportOf('report'), ...over }} />
      </Suspense>
    </AppRuntimeProvider>,
  )

test('a report says which of its letters its file prints as question marks', async () => {
  open({ studentFirstName: '李', studentLastName: '明' })
  await found(() => page().getByText(/„\?“ statt „李 明“: Die Schrift/))
})

test('remarks count once nobody can change them any more', async () => {
  open({ summaryComment: 'Heißt דוד.' })
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(page().queryByText(/statt/)).toBeNull()
  open({ summaryComment: 'Heißt דוד.', status: 'completed' })
  await found(() => page().getByText(/statt „דוד“/))
})
