import { expect, test } from 'bun:test'
import { act, inDocument, render } from '@lernspur/ui/testing/document'
import { Provider } from 'jotai'
import { initReactI18next } from 'react-i18next'
import { store } from '../session/store'
import { i18n, registerTexts } from '../texts/i18n'
import { queuedCallsAtom } from '../waiting/queued-calls-atom'
import { ForgetfulWarning } from './forgetful-warning'

inDocument()

test('a warning whose texts cannot be loaded takes nothing else of the page away', async () => {
  const lost = () => Promise.reject(new Error('Loading chunk 12 failed'))
  registerTexts('app-kit', { 'app-kit.waiting': { de: lost, en: lost } })
  await i18n.use(initReactI18next).init({ lng: 'de', fallbackLng: 'de', ns: [], react: { useSuspense: true } })
  const storage = { estimate: () => Promise.resolve({ usage: 95, quota: 100 }), persisted: () => Promise.resolve(true) }
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
  const about = { schoolClassId: '3a', title: 'Rechnen' }
  store.set(queuedCallsAtom, [
    { key: 'one', state: 'waiting', about, params: undefined, body: {}, addedAt: 0, failure: null, isPicture: false },
  ])
  const { container } = render(
    <Provider store={store}>
      <p>Beobachten</p>
      <ForgetfulWarning />
    </Provider>,
  )
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(container.textContent).toBe('Beobachten')
})
