const year = 365 * 24 * 60 * 60

export const readCookie = (name: string): string | null => {
  for (const pair of document.cookie.split('; ')) {
    const [key, value] = pair.split('=')
    if (key === name && value !== undefined) return decodeURIComponent(value)
  }
  return null
}

/** Kept for a year and sent to the server, so that it renders the page in the right language and theme. */
export const writeCookie = (name: string, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${year}; SameSite=Lax`
}
