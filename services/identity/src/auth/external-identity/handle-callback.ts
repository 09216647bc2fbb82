import type { AuthAttempt } from '@lernspur/contracts/identity/auth.contract'
import type { AuthorizationResponse } from '@lernspur/contracts/identity/external-identity.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { authorizationSecrets } from '../identity-provider/authorization-secrets'
import { exchangeCode } from '../identity-provider/id-token-claims'
import type { IdentityProviderConfig } from '../identity-provider/identity-provider-config'
import {
  type IdentityProviders,
  isRejectedByProvider,
  refuseUnavailable,
} from '../identity-provider/identity-providers'
import type { VerifiedClaims } from '../identity-provider/verified-claims'
import { makeThrottle } from '../throttle/sign-in-throttle'
import { authenticateByClaims } from './authenticate-by-claims'
import { linkOwnIdentity } from './link-own-identity'
import { claimPendingAuthorization, failAuthorization, type PendingAuthorization } from './pending-authorization'

/** Where a callback came from: the cookies of the browser and its network address. */
export interface CallbackSource {
  readonly browsers: readonly string[]
  readonly client: string
}

/** Exchanges the code for the claims. INVALID_LOGIN when the provider authenticates nobody, AUTH_PROVIDER_UNAVAILABLE. */
const claimsOf = async (
  { attempt, providerId, redirectUri }: PendingAuthorization,
  { state, code, iss, error }: AuthorizationResponse,
  providers: IdentityProviders,
  secret: string,
): Promise<VerifiedClaims> => {
  // The user cancelled, or the provider refused.
  if (code === undefined || error !== undefined) return refuse('INVALID_LOGIN')
  const { configuration, provider } = await providers.open(providerId)
  const callbackUrl = new URL(redirectUri)
  const parameters = { state, code, ...(iss !== undefined && { iss }) }
  for (const [name, value] of Object.entries(parameters)) callbackUrl.searchParams.set(name, value)
  try {
    const secrets = authorizationSecrets(secret, attempt.id)
    return { ...(await exchangeCode({ configuration, callbackUrl, ...secrets })), provider }
  } catch (problem) {
    return isRejectedByProvider(problem) ? refuse('INVALID_LOGIN') : refuseUnavailable(problem)
  }
}

/**
 * Handles the callback of an authorization request, once, and finishes the auth attempt. INVALID_PARAMETERS for an
 * unknown or used `state`, INVALID_LOGIN for another browser or when the provider authenticated nobody,
 * UNKNOWN_REGISTRATION for an identity without an account, FOREIGN_KEY_CONSTRAINT for one that is linked to another
 * account, AUTH_PROVIDER_UNAVAILABLE.
 */
export const handleCallback = async (
  call: Call,
  body: AuthorizationResponse,
  { browsers, client }: CallbackSource,
  providers: IdentityProviders,
  { secret }: IdentityProviderConfig,
): Promise<AuthAttempt> => {
  const { db } = call
  const pending = await claimPendingAuthorization(db, body.state, browsers)
  const { attempt, browser, linkingUserId } = pending
  try {
    const claims = await claimsOf(pending, body, providers, secret)
    const status =
      linkingUserId === null
        ? await authenticateByClaims(
            call,
            attempt,
            claims,
            makeThrottle(db, secret, { account: `external ${browser}`, client }),
          )
        : await linkOwnIdentity(call, attempt, claims, { userId: linkingUserId, token: browser })
    return { id: attempt.id, status }
  } catch (error) {
    await failAuthorization(db, attempt)
    throw error
  }
}
