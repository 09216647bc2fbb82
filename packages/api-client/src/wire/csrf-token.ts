/** Where the browser keeps the token of its session (specification, section 2). */
export const csrfStorageKey = 'lernspur-csrf-token'

/**
 * Token for the x-csrf-token header: the stored one of the session, else the one that came with the page. Read anew for
 * every call, because other tabs and other bundles write it too.
 */
export const csrfToken = (): string | null =>
  localStorage.getItem(csrfStorageKey) ??
  document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ??
  null
