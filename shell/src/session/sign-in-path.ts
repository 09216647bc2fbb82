import { paths } from '@lernspur/app-kit'

/** Why somebody stands at the sign-in page who did not ask for it. */
export type SignInReason = 'expired' | 'signed-out' | 'password-set'

/** For addresses that name no site; nobody can have it (RFC 2606). */
const thisSite = 'http://this.invalid'

/**
 * Only addresses of this site, and none that would lead straight back to signing in; as the browser will read them,
 * because it passes over tabs and line breaks.
 */
export const safeBack = (back: string | null): string => {
  if (!back?.startsWith('/') || !URL.canParse(back, thisSite)) return paths.home
  const { origin, pathname, search, hash } = new URL(back, thisSite)
  const isOurs = origin === thisSite && !pathname.startsWith('//') && !/^\/auth(\/|$)/.test(pathname)
  return isOurs ? pathname + search + hash : paths.home
}

/**
 * The sign-in page, with the way back to where somebody was, the reason for being there and, where it is so, that
 * something could not be saved any more.
 */
export const signInPath = (back: string, reason?: SignInReason, isLost = false): string => {
  const search = new URLSearchParams()
  if (safeBack(back) !== paths.home) search.set('back', back)
  if (reason) search.set('reason', reason)
  if (isLost) search.set('lost', '')
  return search.size > 0 ? `${paths.login}?${search}` : paths.login
}
