import { afterAll, afterEach, beforeAll } from 'bun:test'
import { Window } from 'happy-dom'

const ownFetch = globalThis.fetch
const names = ['window', 'document', 'localStorage', 'sessionStorage', 'location'] as const

const open = () => {
  const window = new Window({ url: 'http://localhost/' })
  const { document, localStorage, sessionStorage } = window
  Object.assign(globalThis, { window, document, localStorage, sessionStorage })
  Object.defineProperty(globalThis, 'location', { value: window.location, configurable: true, writable: true })
}

/** Call once at the top of a test file: provides a window with empty storage, removed after the last test. */
export const inBrowser = () => {
  beforeAll(open)
  afterEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    document.head.replaceChildren()
    globalThis.fetch = ownFetch
  })
  afterAll(() => {
    for (const name of names) Reflect.deleteProperty(globalThis, name)
  })
}

/** Answers all calls of this test; returns the requests that were made. */
export const answering = (answer: (request: Request) => Response | Promise<Response>): Request[] => {
  const requests: Request[] = []
  const fake = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(new URL(String(input), 'http://localhost/'), init)
    requests.push(request.clone())
    return answer(request)
  }
  globalThis.fetch = Object.assign(fake, { preconnect: ownFetch.preconnect })
  return requests
}

/** Simulates a write in another tab and the storage event in this one. Null removes the entry. */
export const inOtherTab = (key: string, value: string | null) => {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  const event = Object.assign(new window.Event('storage'), { key, newValue: value, storageArea: localStorage })
  window.dispatchEvent(event)
}
