/** Where the browser keeps the token of its session (rule browser.1). */
export const csrfStorageKey = 'lernspur-csrf-token'

const metaElement = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')

/** The token that came with the page: of the session, or of a browser that is not signed in yet. */
export const pageCsrfToken = (): string | null => metaElement()?.content ?? null

/**
 * Fetches a new token for this page; null where none came. Needed where the page is older than the cookie it was made
 * for: it stood open for long, or somebody signed in and out in another tab.
 */
export const renewPageToken = async (): Promise<string | null> => {
  const answer = await fetch(location.pathname, { headers: { accept: 'text/html' } }).catch(() => null)
  const token = /<meta name="csrf-token" content="([\w-]+)"/.exec((await answer?.text()) ?? '')?.[1] ?? null
  const meta = metaElement()
  if (token && meta) meta.content = token
  return token
}

/**
 * Token for the x-csrf-token header: the stored one of the session, else the page's. Read anew for every call, because
 * other tabs and other bundles write it too.
 */
export const csrfToken = (): string | null => localStorage.getItem(csrfStorageKey) ?? pageCsrfToken()
