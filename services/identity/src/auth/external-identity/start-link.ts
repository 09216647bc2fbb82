import type { AuthorizationRequest, StartLink } from '@lernspur/contracts/identity/external-identity.contract'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { createAuthorizationRequest } from '../identity-provider/create-authorization-request'
import type { IdentityProviders } from '../identity-provider/identity-providers'
import { coversAccount } from '../identity-provider/provider-binding'
import { redirectPage } from '../identity-provider/redirect-page'
import { scopeOf } from '../identity-provider/scope'
import { type Confirmation, confirmPassword } from '../session/confirm-password'

/**
 * Starts an authorization request that links an identity; only the session that starts it may complete the callback.
 * NOT_FOUND, also for a provider that does not vouch for the account, INVALID_PARAMETERS for a page that is not the product's, PASSWORD_MISMATCH, TOO_MANY_REQUESTS,
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
  const { configuration, provider } = await providers.open(providerId)
  const linkingUserId = call.session.userId
  const covered = await call.db`
    select from app_user u where u.id = ${linkingUserId} and ${coversAccount(call.db, provider)}`
  if (covered.length === 0) refuse('NOT_FOUND')
  return writeDirectory(call.db, async (tx) => {
    await throttle.forgive(tx)
    const options = {
      providerId,
      configuration,
      scope: scopeOf(provider),
      redirectUri: page,
      loginHint: email,
      browser,
      linkingUserId,
    }
    return createAuthorizationRequest(tx, confirmation.secret, options)
  })
}
