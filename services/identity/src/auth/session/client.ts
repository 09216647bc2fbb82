import { readTokens } from '@lernspur/service-kit/session/csrf'

/** Header in which the gateway passes the client's address; it drops the header of a client. */
const clientHeader = 'x-forwarded-for'

/** Network address of the client. */
export const clientOf = (headers: Headers): string => headers.get(clientHeader) ?? ''

/** What identifies a browser: the cookies that its CSRF tokens are bound to, the pre-session first. */
export const browsersOf = (headers: Headers, publicUrl: string): string[] => {
  const { session, preSession } = readTokens(headers, publicUrl)
  return [preSession, session].flatMap((token) => token ?? [])
}
