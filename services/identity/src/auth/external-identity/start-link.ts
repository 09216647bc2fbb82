import type { AuthorizationRequest, StartLink } from '@lernspur/contracts/external-identity.contract'
import { writeDirectory } from '@lernspur/database/tenant-transaction'
import type { Call } from '@lernspur/service-kit/call'
import type { IdentityProviders } from '../identity-provider/identity-providers'
import { redirectPage } from '../identity-provider/redirect-page'
import { type Confirmation, confirmPassword } from '../session/confirm-password'
import { createAuthorizationRequest } from './create-authorization-request'

/**
 * Starts an authorization request that links an identity; only the session that starts it may complete the callback.
 * NOT_FOUND, INVALID_PARAMETERS for a page that is not the product's, PASSWORD_MISMATCH, TOO_MANY_REQUESTS,
 * AUTH_PROVIDER_UNAVAILABLE.
 */
export const startLink = async (
  call: Call,
  { currentPassword, redirectUri = '/profile' }: StartLink,
  { providerId, browser, publicUrl }: { providerId: string; browser: string; publicUrl: string },
  providers: IdentityProviders,
  confirmation: Confirmation,
): Promise<AuthorizationRequest> => {
  const page = redirectPage(redirectUri, publicUrl)
  const { email, throttle } = await confirmPassword(call, currentPassword, confirmation)
  const { configuration } = await providers.open(providerId)
  const linkingUserId = call.session.userId
  return writeDirectory(call.db, async (tx) => {
    await throttle.forgive(tx)
    const options = { providerId, configuration, redirectUri: page, loginHint: email, browser, linkingUserId }
    return createAuthorizationRequest(tx, confirmation.secret, options)
  })
}
