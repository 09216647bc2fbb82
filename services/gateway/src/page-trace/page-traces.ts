import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { drawsTrace, recordsSpans } from '@lernspur/service-kit/tracing/span'
import { createRateLimit } from '../request/rate-limit'

/** Seconds for which the calls of a page may begin traces. */
const lifetime = 3_600
/** Traces a minute that one page may begin, and all pages together, at one process. */
const maxOfPage = 120
const maxOfAll = 1_200

const macLength = 32

/** Seconds since 1970 and a random number in base 36 and 16, then what signs both. */
const ticketPattern = /^([0-9a-z]{6,8}-[0-9a-f]{16})-([0-9a-f]{32})$/
const statePattern = /^lernspur=([0-9a-z-]{56,60})$/
const parentPattern = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-01$/

/**
 * Which pages may begin the traces of their calls (rule operation.7). The gateway draws it with each page by the share that is
 * configured, and signs a ticket, which any process of the gateway knows again; nothing is stored.
 */
export const createPageTraces = (secret: string, now: () => number = Date.now) => {
  const key = createHmac('sha256', Buffer.from(secret, 'hex')).update('page-trace').digest()
  const sign = (text: string): string => createHmac('sha256', key).update(text).digest('hex').slice(0, macLength)
  const [mayPage, mayAny] = [createRateLimit(maxOfPage, now), createRateLimit(maxOfAll, now)]
  const seconds = (): number => Math.floor(now() / 1_000)

  /** Whether this installation has signed a text as a ticket within the hour. */
  const isTicket = (ticket: string): boolean => {
    const [, text = '', mac = ''] = ticketPattern.exec(ticket) ?? []
    if (text === '' || !timingSafeEqual(Buffer.from(sign(text)), Buffer.from(mac))) return false
    return Number.parseInt(text, 36) > seconds()
  }

  return {
    isTicket,
    /** A ticket for a page that is drawn; undefined for all others, and wherever there are no traces. */
    drawTicket: (): string | undefined => {
      if (!drawsTrace()) return undefined
      const text = `${(seconds() + lifetime).toString(36)}-${randomBytes(8).toString('hex')}`
      return `${text}-${sign(text)}`
    },
    /** The header with the trace that a call begins, for a page with a ticket, so often a minute; else undefined. */
    traceOf: ({ headers }: Request): Headers | undefined => {
      if (!recordsSpans()) return undefined
      const ticket = statePattern.exec(headers.get('tracestate') ?? '')?.[1]
      const traceparent = headers.get('traceparent') ?? ''
      if (ticket === undefined || !parentPattern.test(traceparent) || !isTicket(ticket)) return undefined
      return mayPage(ticket) && mayAny('all') ? new Headers({ traceparent }) : undefined
    },
  }
}
