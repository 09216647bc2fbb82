// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { expect, test } from 'bun:test'
import { AppRuntimeProvider } from '@lernspur/app-runtime'
import { found, inDocument, page, render, within } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { signedIn } from '../../testing/signed-in'
import CreationSheet from './creation-sheet'

inDocument()

signedIn(() => Response.json({ success: false, error: 'UNKNOWN', message: 'away' }, { status: 400 }))

test('what the sheet needs but cannot load is told in the sheet, with a retry', async () => {
  render(
    <AppRuntimeProvider>
      <Suspense>
        <CreationSheet classId="3a" onClose={() => {}} />
      </Suspense>
    </AppRuntimeProvider>,
  )
  const sheet = await found(() => page().getByRole('dialog', { name: 'Berichte erstellen' }))
  await found(() => within(sheet).getByRole('button', { name: 'Noch einmal versuchen' }))
  expect(within(sheet).getByRole('button', { name: 'Schließen' })).toBeTruthy()
})
