import { afterEach, expect, test } from 'bun:test'
import { inDocument } from '@lernspur/ui/testing/document'
import { finalWords, findDeviceRecognition, withWords } from './speech-recognition'

inDocument()

const give = (SpeechRecognition: unknown) => Object.assign(window, { SpeechRecognition })
const name = (brand: string) =>
  Object.defineProperty(navigator, 'userAgentData', { value: { brands: [{ brand }] }, configurable: true })
afterEach(() => give(undefined))

class Local {
  lang = ''
  continuous = false
  processLocally = false
  static state = 'available'
  static requested: unknown
  static async available(languages: unknown) {
    Local.requested = languages
    return Local.state
  }
  static async install() {
    return true
  }
}

test('without recognition on the device there is no dictation, so that nothing is heard elsewhere', async () => {
  expect(await findDeviceRecognition('de-DE')).toBeNull()
  give(class {})
  expect(await findDeviceRecognition('de-DE')).toBeNull()
  name('Google Chrome')
  give(Local)
  Local.state = 'unavailable'
  expect(await findDeviceRecognition('de-DE')).toBeNull()
  expect(Local.requested).toEqual({ langs: ['de-DE'], processLocally: true })
})

test('a browser without recognition on the device is not asked, because that would end its page', async () => {
  name('Chromium')
  give(Local)
  Local.state = 'available'
  Local.requested = undefined
  expect(await findDeviceRecognition('de-DE')).toBeNull()
  expect(Local.requested).toBeUndefined()
})

test('recognition is opened for the device alone, and loads its language where that is missing', async () => {
  name('Microsoft Edge')
  give(Local)
  Local.state = 'downloadable'
  const found = await findDeviceRecognition('de-DE')
  expect(found?.open()).toMatchObject({ lang: 'de-DE', processLocally: true, continuous: true })
  expect(await found?.prepare()).toBe(true)
})

test('only words that will not change any more are taken', () => {
  const results = [
    { isFinal: true, 0: { transcript: 'schon geschrieben' } },
    { isFinal: true, 0: { transcript: ' rechnet mit Material ' } },
    { isFinal: false, 0: { transcript: 'noch' } },
  ]
  expect(finalWords({ resultIndex: 1, results })).toBe('rechnet mit Material')
})

test.each([
  ['', 'rechnet sicher', 'Rechnet sicher'],
  ['Rechnet', 'sicher', 'Rechnet sicher'],
  ['Rechnet sicher.', 'zeigt andere Wege', 'Rechnet sicher. Zeigt andere Wege'],
  ['Zeile\n', 'und weiter', 'Zeile\nund weiter'],
  ['Bleibt', '', 'Bleibt'],
])('%p and dictated %p become %p', (text, words, expected) => {
  expect(withWords(text, words)).toBe(expected)
})
