import { DatabaseProblem } from '../database-problem'

/** A database address taken apart: what the client library reads itself, and the folder of a unix socket. */
export interface Address {
  readonly url: string
  readonly socketFolder?: string
}

const protocols = ['postgres:', 'postgresql:']

/**
 * Parses `postgres://user:password@host:port/name`; a unix socket is written as in libpq, `?host=/folder` or with the
 * folder as percent-encoded host. Throws a DatabaseProblem that quotes nothing, since URLs contain passwords.
 */
export const parseAddress = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !protocols.includes(url.protocol)) {
    throw new DatabaseProblem(
      'address',
      'The database address (DATABASE_URL) must look like postgres://user:password@host:5432/name.',
    )
  }
  const host = decodeURIComponent(url.hostname)
  if (host.startsWith('/')) url.searchParams.set('host', host)
  // A URL without a host cannot carry a user name; a socket folder in the query takes precedence anyway.
  if (host === '' || host.startsWith('/')) url.hostname = 'localhost'
  return url
}

/** Removes the socket folder, which the client library would send to the server as a setting. */
export const toAddress = (text: string): Address => {
  const url = parseAddress(text)
  const socketFolder = url.searchParams.get('host')
  url.searchParams.delete('host')
  return { url: url.href, ...(socketFolder && { socketFolder }) }
}
