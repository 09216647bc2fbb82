// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { expect, spyOn, test } from 'bun:test'
import { store } from '@lernspur/app-runtime'
import { i18n, Provider, queuedCallsAtom } from '@lernspur/app-runtime/testing/page'
import { act, inDocument, render } from '@lernspur/ui/testing/document'
import { EvictionWarning } from './eviction-warning'

inDocument()

test('a warning waits for its texts, because without them it would take the page away', async () => {
  const loading = Promise.withResolvers<void>()
  const load = spyOn(i18n, 'loadNamespaces').mockImplementation(() => loading.promise)
  const storage = { estimate: () => Promise.resolve({ usage: 95, quota: 100 }), persisted: () => Promise.resolve(true) }
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
  const about = { schoolClassId: '3a', title: 'Rechnen' }
  store.set(queuedCallsAtom, [
    {
      key: 'one',
      state: 'waiting',
      about,
      params: undefined,
      body: {},
      addedAt: 0,
      failure: null,
      isUnsure: false,
      isPicture: false,
    },
  ])
  const { container, unmount } = render(
    <Provider store={store}>
      <p>Beobachten</p>
      <EvictionWarning />
    </Provider>,
  )
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect([container.textContent, load.mock.calls.length]).toEqual(['Beobachten', 1])
  unmount()
  load.mockRestore()
  store.set(queuedCallsAtom, [])
})
