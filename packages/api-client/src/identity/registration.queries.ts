import { consentRoutes } from '@lernspur/contracts/consent.contract'
import { registrationRoutes } from '@lernspur/contracts/identity/registration.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const registrationCalls = callsOf('registration', registrationRoutes, { savesNothing: true, showsFailure: true })

export const registerMutation = registrationCalls.register

/** @public */
export const consentCalls = callsOf('consent', consentRoutes, {
  calls: { giveConsent: { stale: ['consent', 'auth'], showsFailure: true } },
})

export const giveConsentMutation = consentCalls.giveConsent
/** What the user agreed to, with the registration or later. */
export const consentListQuery = consentCalls.listConsents
