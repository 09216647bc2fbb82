import { beforeEach, expect, test } from 'bun:test'
import { AppKitProvider } from '@lernspur/app-kit'
import { act, fireEvent, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Suspense } from 'react'
import { signedIn } from '../../testing/signed-in'
import { CompletionDialog } from './completion-dialog'

inDocument()

let isAway = false

signedIn((address) => {
  if (isAway) return Response.json({ success: false, error: 'UNKNOWN', message: 'away' }, { status: 503 })
  const rows = address.includes('/check') ? [{ reportId: 'one', findings: [] }] : []
  return Response.json({ success: true, data: { rows, count: rows.length } })
})
beforeEach(() => {
  isAway = false
})

const press = (name: string) => act(async () => fireEvent.click(page().getByRole('button', { name })))

test('what failed is no longer told once the reports are checked again', async () => {
  render(
    <AppKitProvider>
      <Suspense>
        <CompletionDialog
          classId="3a"
          reports={[{ id: 'one', studentFirstName: 'Mia', studentLastName: 'Özdemir' }]}
          onClose={() => {}}
        />
      </Suspense>
    </AppKitProvider>,
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
