/** Where the browser keeps the token of its session (rule browser.1). */
export const csrfStorageKey = 'lernspur-csrf-token'

const metaElement = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')

/** The token embedded in the page: of the session, or the pre-session of a visitor. */
export const pageCsrfToken = (): string | null => metaElement()?.content ?? null

/**
 * Fetches a new token for this page; null if that fails. Needed if the page is older than its cookie: it has been open
 * for a long time, or the user signed in or out in another tab.
 */
export const renewPageToken = async (): Promise<string | null> => {
  const answer = await fetch(location.pathname, { headers: { accept: 'text/html' } }).catch(() => null)
  const token = /<meta name="csrf-token" content="([\w-]+)"/.exec((await answer?.text()) ?? '')?.[1] ?? null
  const meta = metaElement()
  if (token && meta) meta.content = token
  return token
}

/**
 * Token for the x-csrf-token header: the stored one of the session, else the page's. Read for every call, because other
 * tabs and bundles write it, too.
 */
export const csrfToken = (): string | null => localStorage.getItem(csrfStorageKey) ?? pageCsrfToken()
