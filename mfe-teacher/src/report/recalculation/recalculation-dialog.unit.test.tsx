// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { expect, test } from 'bun:test'
import { AppRuntimeProvider } from '@lernspur/app-runtime'
import { act, fireEvent, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { signedIn } from '../../testing/signed-in'
import { RecalculationDialog } from './recalculation-dialog'

inDocument()

let isAway = true

signedIn(() =>
  isAway
    ? Response.json({ success: false, error: 'NOT_FOUND', message: 'away' }, { status: 404 })
    : Response.json({ success: true, data: { changes: [] } }),
)

test('what could not be computed is told with its reason, and computed once it can be', async () => {
  render(
    <AppRuntimeProvider>
      <Suspense>
        <RecalculationDialog report={{ id: 'report', subjects: [], performanceVisualLevels: [] }} onClose={() => {}} />
      </Suspense>
    </AppRuntimeProvider>,
  )
  await found(() => page().getByText('Das konnte nicht berechnet werden.'))
  isAway = false
  const retry = page().getByRole('button', { name: 'Noch einmal versuchen' })
  await act(async () => fireEvent.click(retry))
  await found(() => page().getByText('Die heutigen Einträge ergeben dieselben Vorschläge.'))
  expect(page().queryByText('Das konnte nicht berechnet werden.')).toBeNull()
})
