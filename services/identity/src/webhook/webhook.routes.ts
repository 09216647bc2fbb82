import { webhookRoutes } from '@lernspur/contracts/identity/webhook.contract'
import type { OutgoingRules } from '@lernspur/service-kit/outgoing/outgoing-rules'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { createWebhook } from './create-webhook'
import { deleteWebhook } from './delete-webhook'
import { listDeliveries } from './delivery/list-deliveries'
import { resendDelivery, testWebhook } from './delivery/send-by-hand'
import { listWebhooks } from './list-webhooks'
import { pauseWebhook, resumeWebhook } from './pause-webhook'
import { rotateSecret } from './rotate-secret'
import { updateWebhook } from './update-webhook'

/** Addresses at which programs are told of events. */
export const webhookSlice = (rules: OutgoingRules): Slice =>
  slice(webhookRoutes, {
    listWebhooks: ({ call }) => listWebhooks(call),
    createWebhook: ({ call, body }) => createWebhook(call, body, rules),
    updateWebhook: ({ call, params, body }) => updateWebhook(call, params.id, body, rules),
    deleteWebhook: ({ call, params }) => deleteWebhook(call, params.id),
    rotateWebhookSecret: ({ call, params }) => rotateSecret(call, params.id),
    pauseWebhook: ({ call, params }) => pauseWebhook(call, params.id),
    resumeWebhook: ({ call, params }) => resumeWebhook(call, params.id),
    listWebhookDeliveries: ({ call, params }) => listDeliveries(call, params.id),
    testWebhook: ({ call, params }) => testWebhook(call, params.id),
    resendWebhookDelivery: ({ call, params }) => resendDelivery(call, params.id, params.deliveryId),
  })
