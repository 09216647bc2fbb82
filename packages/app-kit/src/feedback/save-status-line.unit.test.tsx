import { afterEach, beforeAll, expect, test } from 'bun:test'
import { ApiError } from '@lernspur/api-client/api-error'
import { act, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { Provider } from 'jotai'
import { Suspense } from 'react'
import { store } from '../session/store'
import { startTexts } from '../texts/start-texts'
import { saveFailed, saveStarted, saveSucceeded, settleSaveStatus } from './save-status'
import { SaveStatusLine } from './save-status-line'

inDocument()

beforeAll(() => startTexts())
afterEach(() => settleSaveStatus())

const renderLine = async () => {
  render(
    <Provider store={store}>
      <Suspense>
        <SaveStatusLine />
      </Suspense>
    </Provider>,
  )
  return await found(() => page().getByRole('status'))
}

test('where a reason would be cut, the line says the short of it, and a screen reader all of it', async () => {
  saveStarted()
  saveFailed(new ApiError({ code: 'VALIDATION_FAILED', message: '', status: 422, details: [] }))
  const status = await renderLine()
  const [full, short] = status.children
  expect(full?.textContent).toMatch(/^Nicht gespeichert: .+\.$/)
  expect(full?.getAttribute('aria-hidden')).toBeNull()
  expect(short?.textContent).toBe('Nicht gespeichert')
  expect(short?.getAttribute('aria-hidden')).toBe('true')
})

test('who types on sees that it saves, and once all is saved that it is, not both in turns', async () => {
  const status = await renderLine()
  const said: (string | null)[] = []
  new MutationObserver(() => said.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  for (let entry = 0; entry < 5; entry += 1) {
    act(() => saveStarted())
    act(() => saveSucceeded())
  }
  await found(() => {
    if (!status.textContent?.startsWith('Gespeichert')) throw new Error('It still saves.')
  })
  expect(said.map((text) => text?.replace(/\d\d:\d\d$/, 'now'))).toEqual(['Speichert …', 'Gespeichert now'])
})

test('what fails is said at once', async () => {
  const status = await renderLine()
  act(() => saveStarted())
  expect(status.textContent).toBe('Speichert …')
  act(() => saveFailed(new ApiError({ code: 'VALIDATION_FAILED', message: '', status: 422, details: [] })))
  expect(status.textContent).toMatch(/^Nicht gespeichert/)
})
