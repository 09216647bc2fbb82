import { wordsOfCalls } from './words-of-calls.gen'

/** Returns the route pattern of a path of the interface. */
export type PatternOf = (path: string) => string

/** The path of a call with `:id` for whatever is no word of the interface. */
export const cleanCall = (path: string): string =>
  path
    .split('/')
    .map((segment) => (wordsOfCalls.has(segment) ? segment : ':id'))
    .join('/')

/**
 * The reportable content of a URL: the route of a page, a call without its ids, the file of a release; no query or
 * fragment, and only the origin for other sites.
 */
export const cleanAddress = (address: string, patternOf: PatternOf, origin: string = location.origin): string => {
  const url = URL.parse(address, origin)
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  if (url.origin !== origin) return url.origin
  if (/^\/mfe(\/[\w.-]+)+$/.test(url.pathname)) return origin + url.pathname
  return origin + (url.pathname.startsWith('/api/') ? cleanCall(url.pathname) : patternOf(url.pathname))
}
