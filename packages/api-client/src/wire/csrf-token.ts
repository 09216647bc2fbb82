/** Where the browser keeps the token of its session (specification, section 2). */
export const csrfStorageKey = 'lernspur-csrf-token'

/** The token that came with the page: of the session, or of a browser that is not signed in yet. */
export const pageCsrfToken = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? null

/**
 * Token for the x-csrf-token header: the stored one of the session, else the page's. Read anew for every call, because
 * other tabs and other bundles write it too.
 */
export const csrfToken = (): string | null => localStorage.getItem(csrfStorageKey) ?? pageCsrfToken()
