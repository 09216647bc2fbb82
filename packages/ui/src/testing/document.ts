import { afterAll, afterEach, beforeAll } from 'bun:test'
import { GlobalRegistrator } from '@happy-dom/global-registrator'

/** What talks to servers stays the runtime's own, and everything is given back after the file. */
const { fetch, Request, Response, Headers, FormData, Blob, File, URL, URLSearchParams } = globalThis

const open = (): void => {
  if (!GlobalRegistrator.isRegistered) GlobalRegistrator.register({ url: 'http://localhost/' })
  Object.assign(globalThis, { fetch, Request, Response, Headers, FormData, Blob, File, URL, URLSearchParams })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
}

// Libraries look for a document while they load, so it must be there before them.
open()
const library = await import('@testing-library/react')
export const { act, fireEvent, render, renderHook, within } = library

/** Called once at the top of a test file: gives it a document, empty after each test and gone after the last. */
export function inDocument(): void {
  beforeAll(open)
  afterEach(library.cleanup)
  afterAll(() => GlobalRegistrator.unregister())
}

/** Queries over the whole document. */
export const page = () => within(document.body)
