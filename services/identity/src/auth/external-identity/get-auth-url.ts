import type { AuthorizationRequest } from '@lernspur/contracts/identity/external-identity.contract'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { createAuthorizationRequest } from '../identity-provider/create-authorization-request'
import type { IdentityProviderConfig } from '../identity-provider/identity-provider-config'
import type { IdentityProviders } from '../identity-provider/identity-providers'
import { redirectPage } from '../identity-provider/redirect-page'
import { scopeOf } from '../identity-provider/scope'
import { makeThrottle } from '../throttle/sign-in-throttle'

/** A request to sign in with a provider. */
export interface SignInStart {
  readonly providerId: string
  readonly redirectUri: string | undefined
  readonly loginHint: string | undefined
  /** Pre-session cookie; undefined for a browser that never opened a page. */
  readonly browser: string | undefined
  readonly client: string
}

/**
 * Starts a sign-in with an identity provider. NOT_FOUND, INVALID_PARAMETERS for a page that is not the product's,
 * INVALID_TOKEN without a pre-session, TOO_MANY_REQUESTS, AUTH_PROVIDER_UNAVAILABLE.
 */
export const getAuthUrl = async (
  call: Call,
  { providerId, redirectUri = '/auth/login', loginHint, browser, client }: SignInStart,
  providers: IdentityProviders,
  { secret, publicUrl }: IdentityProviderConfig,
): Promise<AuthorizationRequest> => {
  const page = redirectPage(redirectUri, publicUrl)
  if (browser === undefined) return refuse('INVALID_TOKEN')
  await makeThrottle(call.db, secret, { account: `external ${browser}`, client }).countAttempt()
  const { configuration, provider } = await providers.open(providerId)
  return writeDirectory(call.db, (tx) =>
    createAuthorizationRequest(tx, secret, {
      providerId,
      configuration,
      scope: scopeOf(provider),
      redirectUri: page,
      loginHint,
      browser,
    }),
  )
}
