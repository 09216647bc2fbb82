/** Cookie of a signed-in browser: `__Host-lernspur` on https, `lernspur-<port>` on plain http. */
export const sessionCookieName = (publicUrl: string): string => {
  const { protocol, port } = new URL(publicUrl)
  return protocol === 'https:' ? '__Host-lernspur' : `lernspur-${port || '80'}`
}

/** Cookie of a browser that is not signed in; its sign-in is bound to it. */
export const preSessionCookieName = (publicUrl: string): string => `${sessionCookieName(publicUrl)}-pre`

/** Cookie in which the interface keeps the chosen language, `de` or `en`. */
export const languageCookieName = 'lernspur-language'
