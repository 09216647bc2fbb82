import { consentRoutes } from '@lernspur/contracts/consent.contract'
import { callsOf } from './derive/calls'

/** @public */
export const consentCalls = callsOf('consent', consentRoutes, {
  calls: { giveConsent: { stale: ['consent', 'auth'] } },
})

export const giveConsentMutation = consentCalls.giveConsent
/** What the user agreed to. */
export const consentListQuery = consentCalls.listConsents
