import { readTokens } from '@lernspur/service-kit/session/csrf'

/** What identifies a browser: the cookies that its CSRF tokens are bound to, the pre-session first. */
export const browsersOf = (headers: Headers, publicUrl: string): string[] => {
  const { session, preSession } = readTokens(headers, publicUrl)
  return [preSession, session].flatMap((token) => token ?? [])
}
