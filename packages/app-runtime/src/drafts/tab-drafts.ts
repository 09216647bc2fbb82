import { identityAtom } from '../session/session'
import { store } from '../session/store'

const prefix = 'lernspur-draft '
/** Milliseconds between the last change and its write. */
const rest = 200

const keyOf = (name: string): string => `${prefix}${store.get(identityAtom) ?? ''} ${name}`

const waiting = new Map<string, string | null>()
let timer: ReturnType<typeof setTimeout> | undefined

const writeWaiting = (): void => {
  clearTimeout(timer)
  for (const [key, text] of waiting) {
    if (text === null) sessionStorage.removeItem(key)
    // Without room, the draft still lives as long as the page.
    else
      try {
        sessionStorage.setItem(key, text)
      } catch {
        sessionStorage.removeItem(key)
      }
  }
  waiting.clear()
}

/**
 * Keeps unsaved input across a reload of the page, in the tab's own storage, which ends with the tab and with the
 * session (rule capture.2). `value` is JSON; null removes it.
 */
export const storeDraft = (name: string, value: object | null): void => {
  waiting.set(keyOf(name), value && JSON.stringify(value))
  clearTimeout(timer)
  timer = setTimeout(writeWaiting, rest)
}

/** What the same person kept under a name in the same school; null if nothing. */
export const storedDraft = (name: string): unknown => {
  const key = keyOf(name)
  const text = waiting.has(key) ? waiting.get(key) : sessionStorage.getItem(key)
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}

const purgeOthers = (): void => {
  writeWaiting()
  const own = `${prefix}${store.get(identityAtom) ?? '-'} `
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && !key.startsWith(own)) sessionStorage.removeItem(key)
  }
}

/** Removes drafts as soon as they do not belong to the signed-in person. Returns a function that stops it. */
export const watchStoredDrafts = (): (() => void) => {
  purgeOthers()
  const listening = new AbortController()
  window.addEventListener('pagehide', writeWaiting, listening)
  const stop = store.sub(identityAtom, purgeOthers)
  return () => {
    stop()
    listening.abort()
  }
}
