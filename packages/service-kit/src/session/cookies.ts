import { retentionPeriods } from '@lernspur/contracts/retention-periods'

/** Days a session lives after its last use (rule session.2). */
const sessionDays = retentionPeriods.session.count
/** Days for which a device is known after the last sign-in from it (rule throttle.3). */
const deviceDays = retentionPeriods.knownDevice.count

const isSecure = (publicUrl: string): boolean => new URL(publicUrl).protocol === 'https:'

/** Names of session cookies by public URL: a process has one, and asks for its name with each request. */
const sessionCookieNames = new Map<string, string>()

/**
 * Cookie of a signed-in browser: `__Host-lernspur` on https. On plain http `lernspur-<port>`, because cookies ignore
 * ports and two instances on one machine would sign each other out.
 */
export const sessionCookieName = (publicUrl: string): string => {
  const known = sessionCookieNames.get(publicUrl)
  if (known !== undefined) return known
  const name = isSecure(publicUrl) ? '__Host-lernspur' : `lernspur-${new URL(publicUrl).port || '80'}`
  sessionCookieNames.set(publicUrl, name)
  return name
}

/** Cookie of a browser that is not signed in; its sign-in is bound to it. */
export const preSessionCookieName = (publicUrl: string): string => `${sessionCookieName(publicUrl)}-pre`

/** Cookie of a device from which somebody has signed in; it outlives the session. */
export const deviceCookieName = (publicUrl: string): string => `${sessionCookieName(publicUrl)}-device`

/** Cookie in which the interface keeps the chosen language, `de` or `en`. */
export const languageCookieName = 'lernspur-language'

/** Cookie by which a browser marks a shared device: `1`; the page sets it. */
export const sharedDeviceCookieName = 'lernspur-shared-device'

const cookie = (publicUrl: string, name: string, value: string, rest: string): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${isSecure(publicUrl) ? '; Secure' : ''}${rest}`

/** `Set-Cookie` of a session, for its 14 days; sending it again renews it. */
export const sessionCookie = (publicUrl: string, token: string): string =>
  cookie(publicUrl, sessionCookieName(publicUrl), token, `; Max-Age=${sessionDays * 86_400}`)

/** `Set-Cookie` that removes the session. */
export const endedSessionCookie = (publicUrl: string): string =>
  cookie(publicUrl, sessionCookieName(publicUrl), '', '; Max-Age=0')

/** `Set-Cookie` of a visitor; it ends with the browser. */
export const preSessionCookie = (publicUrl: string, token: string): string =>
  cookie(publicUrl, preSessionCookieName(publicUrl), token, '')

/** Cookie of a browser that sees an area as its developer has it. */
export const developmentCookieName = (publicUrl: string): string => `${sessionCookieName(publicUrl)}-development`

/** `Set-Cookie` of such a browser, for some seconds; 0 removes it. */
export const developmentCookie = (publicUrl: string, token: string, seconds: number): string =>
  cookie(publicUrl, developmentCookieName(publicUrl), token, `; Max-Age=${seconds}`)

/** Cookie of a browser that sees a preview of an area. */
export const previewCookieName = (publicUrl: string): string => `${sessionCookieName(publicUrl)}-preview`

/** `Set-Cookie` of such a browser, for some seconds; 0 removes it. */
export const previewCookie = (publicUrl: string, token: string, seconds: number): string =>
  cookie(publicUrl, previewCookieName(publicUrl), token, `; Max-Age=${seconds}`)

/** `Set-Cookie` of a known device. */
export const deviceCookie = (publicUrl: string, token: string): string =>
  cookie(publicUrl, deviceCookieName(publicUrl), token, `; Max-Age=${deviceDays * 86_400}`)

/** Value of one cookie in a `Cookie` header; the first one counts when a name comes twice. */
export const readCookie = (header: string | null, name: string): string | undefined => {
  // Most cookies that are looked for are missing, and a header is long.
  if (!header?.includes(name)) return undefined
  for (const pair of header.split(';')) {
    const [key, value] = pair.split('=', 2)
    if (key?.trim() === name) return value?.trim()
  }
  return undefined
}
