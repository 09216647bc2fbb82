// The document must be there before the libraries, which look for it while they load.
import '@lernspur/ui/testing/document'

import { afterEach, beforeAll, expect, mock, spyOn, test } from 'bun:test'
import { QueryClient, QueryClientProvider, startTexts } from '@lernspur/app-runtime/testing/page'
import { keyIdOf } from '@lernspur/contracts/teacher/report-seal/check-seal'
import { sealCode, sealHead, sealMessage } from '@lernspur/contracts/teacher/report-seal/seal-code'
import { act, fireEvent, found, inDocument, page, render } from '@lernspur/ui/testing/document'
import { type ReactNode, Suspense } from 'react'
import { SealCheck } from './seal-check'

inDocument()

const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
const encodedKey = Buffer.from(publicKey).toString('base64url')
const confirmation = {
  name: 'Grundschule am Lindenhain',
  town: 'Musterstadt',
  officialNumber: '01G01',
  state: 'Berlin',
  operator: 'Schulamt Musterstadt',
  confirmedAt: '2026-09-01T08:00:00Z',
}
const unchecked = { publicKeys: [encodedKey], withdrawnIds: [] }
const keys = { ...unchecked, schools: [{ publicKeys: [encodedKey], confirmations: [confirmation] }] }
const head = sealHead({
  keyId: await keyIdOf(publicKey),
  documentId: new Uint8Array(16),
  day: '2027-01-28',
  digest: new Uint8Array(32),
  schoolName: 'Grundschule am Lindenhain',
})
const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, sealMessage(head)))
const address = `https://lernspur.example/verify#${sealCode(head, signature)}`
const genuine =
  /^Echt: Die Schule „Grundschule am Lindenhain“ in Musterstadt hat diesen Bericht am 28\.01\.2027 abgeschlossen/

const { fetch } = globalThis
let play: { mockRestore(): void } | undefined
beforeAll(() => startTexts())
afterEach(() => {
  globalThis.fetch = fetch
  play?.mockRestore()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  Reflect.deleteProperty(window, 'BarcodeDetector')
  Reflect.deleteProperty(globalThis, 'caches')
})

/** A browser that keeps answers, for as long as the test goes on. */
const retainAnswers = () => {
  const retained = new Map<string, Response>()
  const cache = {
    put: async (name: string, answer: Response) => void retained.set(name, answer),
    match: async (name: string) => retained.get(name)?.clone(),
  }
  Object.assign(globalThis, { caches: { open: async () => cache } })
}

const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <main>
    <h1>{title}</h1>
    {children}
  </main>
)

const open = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const screen = render(
    <QueryClientProvider client={client}>
      <Suspense>
        <SealCheck page={Page} />
      </Suspense>
    </QueryClientProvider>,
  )
  await found(() => page().getByRole('heading', { name: 'Zeugnis prüfen' }))
  return screen
}
const answer = (answered: () => Response) => {
  globalThis.fetch = Object.assign(async () => answered(), { preconnect: fetch.preconnect })
}
const online = (data: object = keys) => answer(() => Response.json({ success: true, data }))
const offline = () =>
  answer(() => {
    throw new TypeError('Failed to fetch')
  })
const paste = async (text: string) => {
  fireEvent.change(page().getByRole('textbox'), { target: { value: text } })
  await act(async () => fireEvent.click(page().getByRole('button', { name: 'Prüfen' })))
}

test('a code that is pasted is checked with the keys that the page has read, and kept for a time without a network (rule signature.6)', async () => {
  retainAnswers()
  online()
  const first = await open()
  await paste(address)
  await found(() => page().getByText(genuine))
  expect(page().queryByText(/Ohne Netz geprüft/)).toBeNull()
  first.unmount()
  offline()
  await open()
  await paste(address)
  await found(() => page().getByText(genuine))
  await found(() => page().getByText(/^Ohne Netz geprüft, mit der Liste vom/))
  expect(localStorage.length).toBe(0)
})

test('a confirmed school is named as the operator knows it, with since when and others of that name (rule signature.10)', async () => {
  const other = { ...confirmation, name: 'Grundschule am LINDENHAIN', town: 'Seestadt', officialNumber: '02G02' }
  online({ ...keys, schools: [...keys.schools, { publicKeys: [], confirmations: [other] }] })
  await open()
  await paste(address)
  await found(() => page().getByText(genuine))
  page().getByText(
    '„Grundschule am Lindenhain“, Musterstadt, Schulnummer 01G01 (Berlin). Das hat Schulamt Musterstadt, der Betreiber dieser Seite, am 01.09.2026 geprüft.',
  )
  page().getByText('„Grundschule am LINDENHAIN“, Seestadt, Schulnummer 02G02 (Berlin).')
})

test('a name that nobody has checked is never said as if it were known', async () => {
  online({ ...unchecked, schools: [{ publicKeys: [], confirmations: [confirmation] }] })
  await open()
  await paste(address)
  await found(() =>
    page().getByText(/^Unverändert, aber von einer ungeprüften Schule: .*„Grundschule am Lindenhain“ nennt/),
  )
  expect(page().queryByText(/Echt/)).toBeNull()
  page().getByText(/^Vorsicht: Genauso oder fast genauso heißt eine geprüfte Schule/)
})

test('a revoked key is said with day and reason (rule signature.11)', async () => {
  online({ ...keys, revocations: [{ publicKey: encodedKey, day: '2027-02-10', reason: 'misuse' }] })
  await open()
  await paste(address)
  await found(() =>
    page().getByText(/^Nicht mehr verlässlich: .* seit dem 10\.02\.2027 nicht mehr gilt \(missbraucht\)/),
  )
})

test('without keys it says so, and checks what was given as soon as it has them', async () => {
  offline()
  await open()
  await paste(address)
  await found(() => page().getByText(/Schlüssel der Schulen sind gerade nicht zu erreichen/))
  online()
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')))
  await found(() => page().getByText(genuine))
})

const offerCamera = (stream: () => Promise<unknown>) => {
  class Detector {
    static getSupportedFormats = async () => ['qr_code']
    detect = async () => [{ rawValue: 'https://elsewhere.example' }, { rawValue: address }]
  }
  Object.assign(window, { BarcodeDetector: Detector })
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: stream }, configurable: true })
  // The document of this test plays no pictures.
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { value: null, writable: true, configurable: true })
  play = spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => undefined)
}

test('where the browser reads codes, the camera does, and is off afterwards', async () => {
  const stop = mock()
  offerCamera(async () => ({ getTracks: () => [{ stop }] }))
  online()
  await open()
  fireEvent.click(await found(() => page().getByRole('button', { name: 'QR-Code mit der Kamera lesen' })))
  await found(() => page().getByText(genuine))
  expect(stop).toHaveBeenCalledTimes(1)
  expect(page().getByRole<HTMLTextAreaElement>('textbox').value).toBe(address)
})

test('a camera that may not be used is said, and the code can be pasted', async () => {
  offerCamera(() => Promise.reject(new DOMException('denied', 'NotAllowedError')))
  online()
  await open()
  fireEvent.click(await found(() => page().getByRole('button', { name: 'QR-Code mit der Kamera lesen' })))
  await found(() => page().getByText(/^Die Kamera ist nicht zu benutzen/))
  await paste(address)
  await found(() => page().getByText(genuine))
})

test('where it does not, there is no such control', async () => {
  online()
  await open()
  await act(async () => {})
  expect(page().queryByRole('button', { name: /Kamera/ })).toBeNull()
})
