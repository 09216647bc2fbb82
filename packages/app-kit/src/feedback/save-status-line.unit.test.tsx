import { afterEach, beforeAll, expect, test } from 'bun:test'
import { ApiError } from '@lernspur/api-client/api-error'
import { found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Provider } from 'jotai'
import { Suspense } from 'react'
import { store } from '../session/store'
import { startTexts } from '../texts/start-texts'
import { saveFailed, saveStarted, settleSaveStatus } from './save-status'
import { SaveStatusLine } from './save-status-line'

inDocument()

beforeAll(() => startTexts())
afterEach(() => settleSaveStatus())

test('where a reason would be cut, the line says the short of it, and a screen reader all of it', async () => {
  saveStarted()
  saveFailed(new ApiError({ code: 'VALIDATION_FAILED', message: '', status: 422, details: [] }))
  render(
    <Provider store={store}>
      <Suspense>
        <SaveStatusLine />
      </Suspense>
    </Provider>,
  )
  const status = await found(() => page().getByRole('status'))
  const [full, short] = status.children
  expect(full?.textContent).toMatch(/^Nicht gespeichert: .+\.$/)
  expect(full?.getAttribute('aria-hidden')).toBeNull()
  expect(short?.textContent).toBe('Nicht gespeichert')
  expect(short?.getAttribute('aria-hidden')).toBe('true')
})
