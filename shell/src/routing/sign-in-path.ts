import { paths } from '@lernspur/app-kit'

/** Why somebody stands at the sign-in page who did not ask for it. */
export type SignInReason = 'expired' | 'signed-out' | 'password-set'

/** Only addresses of this site, and none that would lead straight back to signing in. */
export const safeBack = (back: string | null): string =>
  back !== null && /^\/(?![/\\])/.test(back) && !back.startsWith('/auth') ? back : paths.home

/** The sign-in page, with the way back to where somebody was and the reason for being there. */
export const signInPath = (back: string, reason?: SignInReason): string => {
  const search = new URLSearchParams()
  if (safeBack(back) !== paths.home) search.set('back', back)
  if (reason) search.set('reason', reason)
  return search.size > 0 ? `${paths.login}?${search}` : paths.login
}
