import { promises as dns, type LookupAddress } from 'node:dns'
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { AddressProblem, isAllowedAddress, parseOutgoing } from './outgoing-address'
import type { OutgoingRules } from './outgoing-rules'

/** All IP addresses of a name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

interface Outgoing {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly rules: OutgoingRules
  /** Milliseconds for all of it: name, connection, and until the first line of the answer is there. */
  readonly timeout: number
  readonly resolve?: Resolve
  /** Certificate authorities besides those of the system. */
  readonly ca?: string
}

/** Nothing was answered in time. */
export class OutgoingTimeout extends Error {
  override readonly name = 'OutgoingTimeout'
}

const resolveAll: Resolve = (hostname) => dns.lookup(hostname, { all: true, verbatim: true })

/**
 * Looks a name up once and passes on what was checked, so that the connection is made to these very addresses: a name
 * that leads elsewhere a moment later changes nothing. One refused address among several refuses the name.
 */
const checkedLookup =
  (rules: OutgoingRules, resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    const fail = (error: Error) => callback(error, [])
    resolve(hostname).then(
      (found) => {
        const [first] = found
        if (!first) return fail(new AddressProblem('unknownHost'))
        if (!found.every(({ address }) => isAllowedAddress(address, rules))) return fail(new AddressProblem('network'))
        if (options.all) return callback(null, found)
        return callback(null, first.address, first.family)
      },
      () => fail(new AddressProblem('unknownHost')),
    )
  }

const open = ({ url: text, headers, body, rules, resolve = resolveAll, ca }: Outgoing): ClientRequest => {
  const url = parseOutgoing(text, rules)
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    // A connection of its own: one that is used again was checked for another call.
    agent: false,
    lookup: checkedLookup(rules, resolve),
    ...(ca !== undefined && { ca }),
  })
}

/** What is read of an answer. */
export interface OutgoingAnswer {
  readonly status: number
  /** Seconds until it wants to be called again, by its `Retry-After`; null without one. */
  readonly retryAfter: number | null
}

/** A day and time as HTTP writes it now (RFC 9110, 5.6.7); the obsolete forms are not taken. */
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** Seconds, or those until a day and time that is to come; null for anything else. */
const readRetryAfter = (value: string | undefined): number | null => {
  if (value === undefined) return null
  if (/^\d{1,9}$/.test(value)) return Number(value)
  const time = httpDate.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? null : Math.max(0, (time - Date.now()) / 1000)
}

/**
 * Posts a body to an address that a school or a program has given, and tells the status of the answer and how long to
 * wait; nothing else of it is read, and no redirect is followed (rule webhook.5). Throws an AddressProblem for an address that may not be
 * called, OutgoingTimeout, or what the connection failed with.
 */
export const postOutgoing = (outgoing: Outgoing): Promise<OutgoingAnswer> => {
  const { promise, resolve, reject } = Promise.withResolvers<OutgoingAnswer>()
  let request: ClientRequest
  try {
    request = open(outgoing)
  } catch (error) {
    return Promise.reject(error)
  }
  const timer = setTimeout(() => {
    reject(new OutgoingTimeout('There was no answer in time.'))
    request.destroy()
  }, outgoing.timeout)
  request.on('response', (answer: IncomingMessage) => {
    resolve({ status: answer.statusCode ?? 0, retryAfter: readRetryAfter(answer.headers['retry-after']) })
    answer.on('error', () => undefined)
    answer.destroy()
    request.destroy()
  })
  request.on('error', (error) => reject(error))
  request.end(outgoing.body)
  return promise.finally(() => clearTimeout(timer))
}
