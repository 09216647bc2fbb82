import type { Departure, StartLink } from '@lernspur/contracts/external-identity.contract'
import { writeDirectory } from '@lernspur/database/tenant-transaction'
import type { Call } from '@lernspur/service-kit/call'
import type { IdentityProviders } from '../identity-provider/identity-providers'
import { redirectPage } from '../identity-provider/redirect-page'
import { type Confirmation, confirmPassword } from '../session/confirm-password'
import { depart } from './depart'

/**
 * Leaves for a provider in order to link the identity there; only the session that asks may come back with it.
 * NOT_FOUND, INVALID_PARAMETERS for a page that is not the product's, PASSWORD_MISMATCH, TOO_MANY_REQUESTS,
 * AUTH_PROVIDER_UNAVAILABLE.
 */
export const startLink = async (
  call: Call,
  { currentPassword, redirectUri = '/profile' }: StartLink,
  { providerId, browser, publicUrl }: { providerId: string; browser: string; publicUrl: string },
  providers: IdentityProviders,
  confirmation: Confirmation,
): Promise<Departure> => {
  const page = redirectPage(redirectUri, publicUrl)
  const { email, throttle } = await confirmPassword(call, currentPassword, confirmation)
  const { configuration } = await providers.open(providerId)
  const linkingUserId = call.session.userId
  return writeDirectory(call.db, async (tx) => {
    await throttle.forgive(tx)
    const traveller = { providerId, configuration, redirectUri: page, loginHint: email, browser, linkingUserId }
    return depart(tx, confirmation.secret, traveller)
  })
}
