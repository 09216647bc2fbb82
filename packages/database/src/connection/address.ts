import { DatabaseProblem } from '../database-problem'

/** One of the servers that an address names. */
export interface ServerName {
  readonly host: string
  readonly port: number
}

/** A database address taken apart: what the client library reads itself, and what it does not. */
export interface Address {
  readonly url: string
  /** Folder of a unix socket. */
  readonly socketFolder?: string
  /** Servers of which one writes; absent where the address names a single one. */
  readonly servers?: readonly ServerName[]
  /** Whether it leads to a pooler, which gives a connection of the server to another client after each transaction. */
  readonly isPooled?: true
}

const protocols = ['postgres:', 'postgresql:']
const defaultPort = 5432

const problem = (sentence: string): DatabaseProblem => new DatabaseProblem('address', sentence)

/** `host`, `host:port`, `[::1]` or `[::1]:port`. */
const nameOf = (text: string): ServerName => {
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(text) ?? []
  return { host: host.replace(/^\[|\]$/g, ''), port: port === undefined ? defaultPort : Number(port) }
}

const authority = ({ host, port }: ServerName): string => `${host.includes(':') ? `[${host}]` : host}:${port}`

/**
 * An address with several hosts in the place of one, as libpq takes it, with the first host there and all of them as
 * `host` and `port`, which libpq takes as well and every URL may contain.
 */
const withOneHost = (text: string): string => {
  const [, start = '', hosts = '', rest = ''] = /^([a-z]+:\/\/(?:[^/?]*@)?)([^/?@]*)(.*)$/s.exec(text) ?? []
  if (!hosts.includes(',')) return text
  const names = hosts.split(',').map(nameOf)
  const [first] = names
  if (!(first && URL.canParse(`${start}${authority(first)}${rest}`))) return text
  const url = new URL(`${start}${authority(first)}${rest}`)
  url.searchParams.set('host', names.map(({ host }) => host).join(','))
  url.searchParams.set('port', names.map(({ port }) => port).join(','))
  return url.href
}

/**
 * Parses `postgres://user:password@host:port/name`, also with several hosts separated by commas; a unix socket is
 * written as in libpq, `?host=/folder` or with the folder as percent-encoded host. What it returns has one host, and
 * several as the parameters `host` and `port`. Throws a DatabaseProblem that quotes nothing, since URLs contain passwords.
 */
export const parseAddress = (text: string): URL => {
  const single = withOneHost(text)
  const url = URL.canParse(single) ? new URL(single) : undefined
  if (!url || !protocols.includes(url.protocol)) {
    throw problem('The database address (DATABASE_URL) must look like postgres://user:password@host:5432/name.')
  }
  const host = decodeURIComponent(url.hostname)
  if (host.startsWith('/')) url.searchParams.set('host', host)
  // A URL without a host cannot carry a user name; a socket folder in the query takes precedence anyway.
  if (host === '' || host.startsWith('/')) url.hostname = 'localhost'
  return url
}

/** Servers that the parameters name. */
const serversIn = ({ searchParams, port: ofUrl }: URL): readonly ServerName[] => {
  const hosts = searchParams.get('host')?.split(',') ?? []
  const ports = (searchParams.get('port') ?? ofUrl).split(',')
  return hosts.map((host, at) => ({ host, port: Number(ports[at] ?? ports[0]) || defaultPort }))
}

/** The one that the product can use of all that libpq knows: it writes. */
const takesWrites = new Set([null, 'any', 'read-write', 'primary'])

const pooler = 'pooler'

/** Sorts the parameters that the client library would send to the server as settings. */
const toAddressOf = (url: URL): Address => {
  const servers = serversIn(url)
  const [first] = servers
  if (!takesWrites.has(url.searchParams.get('target_session_attrs')))
    throw problem('target_session_attrs of the database address must be read-write, because Lernspur writes.')
  for (const name of ['host', 'port', 'target_session_attrs', pooler]) url.searchParams.delete(name)
  if (first?.host.startsWith('/')) return { url: url.href, socketFolder: first.host }
  if (first) url.host = authority(first)
  return { url: url.href, ...(servers.length > 1 && { servers }) }
}

/** The server itself. Throws a DatabaseProblem. */
export const toAddress = (text: string): Address => toAddressOf(parseAddress(text))

/** Where queries and transactions go: the pooler where the address names one, else the server. Throws a DatabaseProblem. */
export const toPooledAddress = (text: string): Address => {
  const url = parseAddress(text)
  const poolers = url.searchParams.get(pooler)?.split(',').map(nameOf)
  const [first] = poolers ?? []
  if (!(poolers && first)) return toAddressOf(url)
  url.host = authority(first)
  url.searchParams.set('host', poolers.map(({ host }) => host).join(','))
  url.searchParams.set('port', poolers.map(({ port }) => port).join(','))
  return { ...toAddressOf(url), isPooled: true }
}

/**
 * The address of a server whose queries and transactions go through the pooler at another address. Throws a
 * DatabaseProblem when that names another database, or a socket.
 */
export const throughPooler = (serverUrl: string, poolerUrl: string): string => {
  const [server, pooled] = [parseAddress(serverUrl), parseAddress(poolerUrl)]
  if (server.pathname !== pooled.pathname)
    throw problem('DATABASE_URL and LERNSPUR_DIRECT_DATABASE_URL must name the same database.')
  const named = serversIn(pooled)
  const poolers = named.length > 0 ? named : [{ host: pooled.hostname, port: Number(pooled.port) || defaultPort }]
  if (poolers.some(({ host }) => host.startsWith('/')))
    throw problem('DATABASE_URL must name a pooler by its host, not by a socket.')
  server.searchParams.set(pooler, poolers.map(authority).join(','))
  return server.href
}

/** The same address without the pooler. */
export const withoutPooler = (text: string): string => {
  const url = parseAddress(text)
  url.searchParams.delete(pooler)
  return url.href
}
