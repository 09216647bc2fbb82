import { webhookRoutes } from '@lernspur/contracts/identity/webhook.contract'
import { callsOf } from '../derive/calls'

// Sent as a whole, with errors shown in the sheet, so the line about the save status has no part in it.
const atOnce = { savesNothing: true, showsFailure: true, stale: ['webhook'] }

/** @public */
export const webhookCalls = callsOf('webhook', webhookRoutes, {
  calls: {
    createWebhook: atOnce,
    updateWebhook: atOnce,
    rotateWebhookSecret: atOnce,
    testWebhook: atOnce,
    resendWebhookDelivery: atOnce,
  },
})
