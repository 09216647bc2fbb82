import { type DeliveryFailure, webhookLimits, webhookTestEvent } from '@lernspur/contracts/identity/webhook.contract'
import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call/call'
import { AddressProblem } from '@lernspur/service-kit/outgoing/outgoing-address'
import type { OutgoingRules } from '@lernspur/service-kit/outgoing/outgoing-rules'
import { OutgoingTimeout, postOutgoing, type Resolve } from '@lernspur/service-kit/outgoing/post-outgoing'
import { secretsOf } from '@lernspur/service-kit/session/seal'
import { Webhook } from 'standardwebhooks'
import { unsealSecret } from '../webhook-secret'
import { type Attempt, type DueDelivery, type OpenDelivery, putOff, readOpen, recordAttempt } from './due-delivery'
import { isFailing, pauseReceiver } from './pause-receiver'
import { countAttempt } from './webhook-metrics'

/** What sending needs to know of the installation. */
export interface SendingOptions {
  readonly db: Database
  readonly secret: string
  readonly rules: OutgoingRules
  /** Milliseconds in which a receiver has to answer. */
  readonly timeout?: number
  readonly resolve?: Resolve
}

/** What an event says: its kind, when, and ids; everything else is read by whoever may (rule webhook.2). */
const bodyOf = ({ event, entityId, occurredAt }: OpenDelivery, { tenantId }: DueDelivery): string =>
  JSON.stringify({
    type: event,
    timestamp: occurredAt,
    data: { tenantId, ...(entityId !== null && { id: entityId }) },
  })

/** Headers of Standard Webhooks, with a signature for each secret that is good (rule webhook.3). */
const headersOf = (
  { webhookId, secret, earlierSecret }: OpenDelivery,
  { deliveryId }: DueDelivery,
  body: string,
  installation: string,
): Record<string, string> => {
  const now = new Date()
  const secrets = secretsOf(installation)
  const signatures = [secret, earlierSecret].flatMap((sealed) =>
    sealed === null ? [] : new Webhook(unsealSecret(secrets, webhookId, sealed)).sign(deliveryId, now, body),
  )
  return {
    'content-type': 'application/json',
    'user-agent': 'Lernspur',
    'webhook-id': deliveryId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}

/** Codes of failures of TLS, as OpenSSL and Node write them. */
const certificateCode = /CERT|TLS|SSL|SELF_SIGNED|LEAF_SIGNATURE|ALTNAME/

const failureOf = (error: unknown): DeliveryFailure => {
  if (error instanceof AddressProblem) return 'address'
  if (error instanceof OutgoingTimeout) return 'timeout'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return certificateCode.test(code) ? 'certificate' : 'connection'
}

/** What a receiver answers that has too much to do, or is away for a while; it may then say for how long. */
const mayPutOff: ReadonlySet<number> = new Set([429, 503])

/** One attempt. Any 2xx is taken; a redirect is an answer that is not. */
const attempt = async (options: SendingOptions, due: DueDelivery, open: OpenDelivery): Promise<Attempt> => {
  const startedAt = performance.now()
  const ended = (status: number | null, failure: DeliveryFailure | null, retryAfter: number | null = null) => ({
    status,
    failure,
    retryAfter,
    duration: performance.now() - startedAt,
  })
  if (!open.hasAccess) return ended(null, 'access')
  const { rules, timeout = webhookLimits.answer, resolve } = options
  const body = bodyOf(open, due)
  const headers = headersOf(open, due, body, options.secret)
  try {
    const answer = await postOutgoing({ url: open.address, headers, body, rules, timeout, ...(resolve && { resolve }) })
    const { status } = answer
    const isTaken = status >= 200 && status < 300
    return ended(status, isTaken ? null : 'answer', mayPutOff.has(status) ? answer.retryAfter : null)
  } catch (error) {
    return ended(null, failureOf(error))
  }
}

/**
 * Makes one attempt at a claimed delivery and records it. A receiver that is gone, or has taken nothing until the last
 * attempt, is paused (rule webhook.4).
 */
export const sendDelivery = async (options: SendingOptions, due: DueDelivery): Promise<void> => {
  const { db } = options
  const open = await readOpen(db, due)
  if (!open) return
  if (open.isPaused) return putOff(db, due)
  const made = await attempt(options, due, open)
  const result = await writeTenant(db, due.tenantId, async (tx) => {
    const recorded = await recordAttempt(tx, due, open, made)
    const isTest = open.event === webhookTestEvent
    if (made.status === 410 && !isTest) await pauseReceiver(tx, { ...due, ...open }, 'gone')
    else if (recorded === 'failed' && made.failure !== 'access' && !isTest && (await isFailing(tx, due)))
      await pauseReceiver(tx, { ...due, ...open }, 'failing')
    return recorded
  })
  countAttempt(result)
}
