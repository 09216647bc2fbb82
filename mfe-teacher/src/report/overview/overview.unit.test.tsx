// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { expect, test } from 'bun:test'
import { reportListQuery } from '@lernspur/api-client/teacher/report.queries'
import { AppRuntimeProvider, queryClient } from '@lernspur/app-runtime'
import { MemoryRouter } from '@lernspur/app-runtime/testing/page'
import { whoAmIOf } from '@lernspur/app-runtime/testing/people'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { act, fireEvent, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { reportOf } from '../../testing/report-of'
import { signedIn } from '../../testing/signed-in'
import { Overview } from './overview'

inDocument()

/** Ids of reports that today's entries would change. */
const changed = ['mia']

const rowsOf = (address: string): readonly object[] => {
  if (address.includes('/recalculation/preview')) return changed.map((reportId) => ({ reportId, changes: 1 }))
  if (/\/classes\?/.test(address)) return [{ id: '3a', name: '3a', creatorId: whoAmIOf().id }]
  return []
}

signedIn((address) => {
  const rows = rowsOf(address)
  return Response.json({ success: true, data: { rows, count: rows.length } })
})

/** Ids of the rows that were drawn: nothing else shows a picture of the child. */
const drawn: string[] = []

const summaryOf = (id: string): ReportSummary => ({
  ...reportOf(id),
  studentFirstName: id,
  hasSummaryComment: true,
  leftOpen: null,
  subjects: [],
  get studentAvatar() {
    drawn.push(id)
    return null
  },
})

test('choosing a report, and what is known later of one, draw the row of that one alone', async () => {
  const ids = ['ada', 'mia', 'ole']
  const { queryKey } = reportListQuery({ schoolClassId: '3a' })
  queryClient.setQueryData(queryKey, { rows: ids.map(summaryOf), count: ids.length })
  render(
    <AppRuntimeProvider>
      <MemoryRouter>
        <Suspense>
          <Overview classId="3a" />
        </Suspense>
      </MemoryRouter>
    </AppRuntimeProvider>,
  )
  await found(() => page().getByText('ole Özdemir'))
  await found(() => page().getByText('nicht mehr aktuell'))
  expect(drawn.filter((id) => id !== 'mia')).toEqual(['ada', 'ole'])
  drawn.length = 0
  await act(async () => void fireEvent.click(page().getByRole('checkbox', { name: /ole/ })))
  expect(drawn).toEqual(['ole'])
})
