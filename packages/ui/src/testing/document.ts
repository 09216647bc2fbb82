import { afterAll, afterEach, beforeAll } from 'bun:test'
import { GlobalRegistrator } from '@happy-dom/global-registrator'

/** Network globals stay the runtime's own, and all globals are restored after the file. */
const { fetch, Request, Response, Headers, FormData, Blob, File, URL, URLSearchParams, AbortController, AbortSignal } =
  globalThis

const open = (): void => {
  if (!GlobalRegistrator.isRegistered) GlobalRegistrator.register({ url: 'http://localhost/' })
  Object.assign(globalThis, {
    fetch,
    Request,
    Response,
    Headers,
    FormData,
    Blob,
    File,
    URL,
    URLSearchParams,
    AbortController,
    AbortSignal,
  })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
}

// Libraries look for a document while they load, so it must exist before them; other files load them without one.
open()
const library = await import('@testing-library/react')
await import('radix-ui')
export const { act, fireEvent, render, renderHook, waitFor, within } = library

/**
 * Called once at the top of a test file: provides a document, which is cleared after each test and removed after the
 * last.
 */
export function inDocument(): void {
  beforeAll(open)
  afterEach(library.cleanup)
  afterAll(() => GlobalRegistrator.unregister())
}

/** Queries on the whole document. */
export const page = () => within(document.body)

/**
 * Looks for it for up to ten seconds: the first text or code that a test needs may load slowly in a process full of
 * other tests. Unlike `waitFor`, it renders only within `act`, because the document may differ from that of earlier
 * files.
 */
export const found = async <Found>(look: () => Found): Promise<Found> => {
  for (let turn = 0; turn < 1000; turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
    try {
      return look()
    } catch {}
  }
  return look()
}
