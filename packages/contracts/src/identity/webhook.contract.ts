import * as z from 'zod/mini'
import { id, idParams, instant } from '../wire/fields'
import { rowsOf } from '../wire/list'
import { programEventNames } from '../wire/program-event'
import { defineRoutes } from '../wire/route'
import { deleteErrors, updateErrors } from '../wire/route-errors'

/** Bounds of webhooks (rules webhook.1 to webhook.4). */
export const webhookLimits = {
  address: 1000,
  /** Deliveries that are listed. */
  listed: 50,
  /** Hours for which an earlier secret signs beside a new one. */
  earlierSecretHours: 24,
  /** Milliseconds in which a receiver has to answer. */
  answer: 10_000,
  /** Seconds between one attempt and the next; after the last of them a delivery has failed. */
  pauses: [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400],
  /** The most seconds for which a receiver may put attempts off. */
  retryAfter: 86_400,
} as const

/** Why nothing is sent: an admin paused it, the receiver answered 410, or it took nothing for about three days. */
export const webhookPauseReasons = ['admin', 'gone', 'failing'] as const
export type WebhookPauseReason = (typeof webhookPauseReasons)[number]

const events = z.array(z.enum(programEventNames))

export const webhookSchema = z.object({
  id,
  /** The token by whose scopes it is told of events; one has one webhook at most. */
  programId: id,
  address: z.string(),
  events,
  createdAt: instant,
  updatedAt: instant,
  pausedAt: z.nullable(instant),
  pauseReason: z.nullable(z.enum(webhookPauseReasons)),
  /** Until when the secret before the present one signs as well; null when it signs no more. */
  earlierSecretEndsAt: z.nullable(instant),
  /** Deliveries that wait, those of a paused one as well. */
  waiting: z.int(),
})
export type Webhook = z.infer<typeof webhookSchema>

/** With the secret that signs, which is told here and never again. */
export const newWebhookSchema = z.object({ ...webhookSchema.shape, secret: z.string() })
export type NewWebhook = z.infer<typeof newWebhookSchema>

const address = z.string().check(z.trim(), z.minLength(1), z.maxLength(webhookLimits.address))
const chosenEvents = events.check(z.minLength(1), z.maxLength(programEventNames.length))

export const createWebhookSchema = z.strictObject({
  programId: id,
  /** https, on a port that the operator allows, and of no private network; else VALIDATION_FAILED. */
  address,
  /** Those whose scope the token has; another one is VALIDATION_FAILED. */
  events: chosenEvents,
})
export type CreateWebhook = z.infer<typeof createWebhookSchema>

export const updateWebhookSchema = z.strictObject({ address: z.optional(address), events: z.optional(chosenEvents) })
export type UpdateWebhook = z.infer<typeof updateWebhookSchema>

/** `test` is sent by an admin and tells of nothing. */
export const webhookTestEvent = 'webhook.test'

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

/**
 * Why an attempt failed: no answer in time, no connection, a certificate that is not the receiver's, an address that may
 * not be called or is unknown, an answer that is no 2xx, or a token that opens nothing any more.
 */
export const deliveryFailures = ['timeout', 'connection', 'certificate', 'address', 'answer', 'access'] as const
export type DeliveryFailure = (typeof deliveryFailures)[number]

export const webhookDeliverySchema = z.object({
  /** Also the `webhook-id` by which a receiver knows what it got before. */
  id,
  event: z.enum([...programEventNames, webhookTestEvent]),
  /** The id of what it is about; null for a test. */
  entityId: z.nullable(id),
  occurredAt: instant,
  state: z.enum(deliveryStates),
  attempts: z.int(),
  lastAttemptAt: z.nullable(instant),
  /** HTTP status of the last answer; null without one. */
  status: z.nullable(z.int()),
  failure: z.nullable(z.enum(deliveryFailures)),
  /** Milliseconds of the last attempt. */
  duration: z.nullable(z.int()),
  /** Null when there is none, or while the webhook is paused. */
  nextAttemptAt: z.nullable(instant),
})
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>

const deliveryParams = z.object({ id, deliveryId: id })

const webhookPath = '/webhooks/{id}'

/** Addresses at which programs of the caller's school, or of the provider, are told of events (rule webhook.1). */
export const webhookRoutes = defineRoutes({
  listWebhooks: {
    method: 'GET',
    path: '/webhooks',
    owner: 'identity',
    access: 'admin',
    response: rowsOf(webhookSchema),
    status: 200,
    errors: [],
    extension: true,
  },
  /** Not repeated by an idempotency key, because no answer with a secret is stored. CREATE_NOT_ALLOWED for a second one. */
  createWebhook: {
    method: 'POST',
    path: '/webhooks',
    owner: 'identity',
    access: 'admin',
    body: createWebhookSchema,
    response: newWebhookSchema,
    status: 200,
    errors: ['NOT_FOUND', 'CREATE_NOT_ALLOWED', 'VALIDATION_FAILED'],
    confirmation: 'always',
    extension: true,
  },
  updateWebhook: {
    method: 'PUT',
    path: webhookPath,
    owner: 'identity',
    access: 'admin',
    params: idParams,
    body: updateWebhookSchema,
    response: webhookSchema,
    status: 200,
    errors: [...updateErrors, 'EDIT_CONFLICT'],
    confirmation: 'always',
    extension: true,
  },
  deleteWebhook: {
    method: 'DELETE',
    path: webhookPath,
    owner: 'identity',
    access: 'admin',
    params: idParams,
    status: 200,
    errors: deleteErrors,
    extension: true,
  },
  /** A new secret, beside which the earlier one signs for a day (rule webhook.3). */
  rotateWebhookSecret: {
    method: 'PUT',
    path: '/webhooks/{id}/secret',
    owner: 'identity',
    access: 'admin',
    params: idParams,
    response: newWebhookSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    confirmation: 'always',
    extension: true,
  },
  /** Events wait from then on. Also for one that is paused. */
  pauseWebhook: {
    method: 'PUT',
    path: '/webhooks/{id}/pause',
    owner: 'identity',
    access: 'admin',
    params: idParams,
    response: webhookSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  /** What has waited is sent at once. Also for one that is not paused. */
  resumeWebhook: {
    method: 'DELETE',
    path: '/webhooks/{id}/pause',
    owner: 'identity',
    access: 'admin',
    params: idParams,
    response: webhookSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  /** The newest first. */
  listWebhookDeliveries: {
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    owner: 'identity',
    access: 'admin',
    params: idParams,
    response: rowsOf(webhookDeliverySchema),
    status: 200,
    errors: ['NOT_FOUND'],
    extension: true,
  },
  /** Sends an event that tells of nothing. UPDATE_NOT_ALLOWED while the webhook is paused. */
  testWebhook: {
    method: 'POST',
    path: '/webhooks/{id}/deliveries',
    owner: 'identity',
    access: 'admin',
    params: idParams,
    response: webhookDeliverySchema,
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED'],
    extension: true,
  },
  /** Sends it again under the same id, with all attempts anew. UPDATE_NOT_ALLOWED for one that waits, or while paused. */
  resendWebhookDelivery: {
    method: 'PUT',
    path: '/webhooks/{id}/deliveries/{deliveryId}/resending',
    owner: 'identity',
    access: 'admin',
    params: deliveryParams,
    response: webhookDeliverySchema,
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED'],
    extension: true,
  },
})
