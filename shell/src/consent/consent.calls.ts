import { callsOf } from '@lernspur/api-client/calls'
import { consentRoutes } from '@lernspur/contracts/consent.contract'

const calls = callsOf('consent', consentRoutes, { calls: { giveConsent: { stale: ['consent', 'auth'] } } })

/** What the user agreed to. */
export const consentListQuery = calls.listConsents
export const giveConsentMutation = calls.giveConsent
