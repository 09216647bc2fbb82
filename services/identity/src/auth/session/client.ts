import { readTokens } from '@lernspur/service-kit/csrf'

/** Header in which the gateway names the address of the caller; it lets no other through. */
const clientHeader = 'x-forwarded-for'

/** Network address of whoever calls. */
export const clientOf = (headers: Headers): string => headers.get(clientHeader) ?? ''

/** What tells a browser from others: the cookies that its CSRF tokens are bound to, the one of its visit first. */
export const browsersOf = (headers: Headers, publicUrl: string): string[] => {
  const { session, preSession } = readTokens(headers, publicUrl)
  return [preSession, session].flatMap((token) => token ?? [])
}
