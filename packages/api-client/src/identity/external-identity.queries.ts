import { externalIdentityRoutes } from '@lernspur/contracts/identity/external-identity.contract'
import { callsOf } from '../derive/calls'
import { writeOf } from '../derive/write'

const leaving = { savesNothing: true, showsFailure: true }

/** @public */
export const externalIdentityCalls = callsOf('external-identity', externalIdentityRoutes, {
  calls: { handleCallback: { ...leaving, stale: ['external-identity'] }, startLink: leaving },
})

/** Identity providers for the buttons of the sign-in page; none are configured by default. */
export const authProviderListQuery = externalIdentityCalls.listAuthProviders
/** Where to redirect the browser. Fetched on click, because each address can be used only once. */
export const authUrlMutation = writeOf(['external-identity', 'leave'], externalIdentityRoutes.getAuthUrl, leaving)
export const handleCallbackMutation = externalIdentityCalls.handleCallback
export const identityListQuery = externalIdentityCalls.listIdentities
export const startLinkMutation = externalIdentityCalls.startLink
export const unlinkIdentityMutation = externalIdentityCalls.unlinkIdentity
