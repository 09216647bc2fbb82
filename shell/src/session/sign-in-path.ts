import { paths } from '@lernspur/app-runtime'

/** Why the user was redirected to the sign-in page. */
export type SignInReason = 'expired' | 'signed-out' | 'password-set' | 'deactivated'

/** A base for relative URLs; a reserved domain (RFC 2606). */
const thisSite = 'http://this.invalid'

/**
 * Only URLs of this site, and none that would return to the sign-in pages; parsed like in browsers, which ignore tabs
 * and line breaks.
 */
export const safeBack = (back: string | null): string => {
  if (!back?.startsWith('/') || !URL.canParse(back, thisSite)) return paths.home
  const { origin, pathname, search, hash } = new URL(back, thisSite)
  const isOurs = origin === thisSite && !pathname.startsWith('//') && !/^\/auth(\/|$)/.test(pathname)
  return isOurs ? pathname + search + hash : paths.home
}

/** The question for consent, with the URL to return to. */
export const consentPath = (back: string): string =>
  safeBack(back) === paths.home ? paths.consent : `${paths.consent}?${new URLSearchParams({ back })}`

/** The sign-in page, with the URL to return to, the reason for the redirect and, if so, that unsaved data was lost. */
export const signInPath = (back: string, reason?: SignInReason, isLost = false): string => {
  const search = new URLSearchParams()
  if (safeBack(back) !== paths.home) search.set('back', back)
  if (reason) search.set('reason', reason)
  if (isLost) search.set('lost', '')
  return search.size > 0 ? `${paths.login}?${search}` : paths.login
}
