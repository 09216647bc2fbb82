import type { AuthAttempt, AuthAttemptStatus } from '@lernspur/contracts/identity/auth.contract'
import type { AuthorizationResponse } from '@lernspur/contracts/identity/external-identity.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { authenticateByHub } from '../hub/authenticate-by-hub'
import { hubSubject } from '../hub/hub-person'
import { authorizationSecrets } from '../identity-provider/authorization-secrets'
import { exchangeCode } from '../identity-provider/id-token-claims'
import type { IdentityProviderConfig } from '../identity-provider/identity-provider-config'
import {
  type IdentityProviders,
  isRejectedByProvider,
  refuseUnavailable,
} from '../identity-provider/identity-providers'
import type { VerifiedClaims } from '../identity-provider/verified-claims'
import type { ConfirmedSignIn } from '../provider-sign-in/complete-sign-in'
import { makeThrottle } from '../throttle/sign-in-throttle'
import { authenticateByClaims } from './authenticate-by-claims'
import { findLinkedAccount, findPendingInvitation } from './find-account'
import { linkOwnIdentity } from './link-own-identity'
import { claimPendingAuthorization, failAuthorization, type PendingAuthorization } from './pending-authorization'

/** Where a callback came from: the cookies of the browser and its network address. */
export interface CallbackSource {
  readonly browsers: readonly string[]
  readonly client: string
}

/** A hub may name people by another claim than `sub`. */
const nameByHub = (claims: VerifiedClaims, { language }: Pick<Call, 'language'>): VerifiedClaims => {
  const { hub } = claims.provider
  return hub ? { ...claims, subject: hubSubject(claims.all, hub, language) } : claims
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
    const isComplete = provider.hub?.personInfo !== undefined && !provider.hub.trustsMail
    const claims = await exchangeCode({ configuration, callbackUrl, ...secrets, isComplete })
    return { ...claims, configuration, provider }
  } catch (problem) {
    return isRejectedByProvider(problem) ? refuse('INVALID_LOGIN') : refuseUnavailable(problem)
  }
}

/** By the rules of a hub, or by an identity that is linked or an address that is invited. */
const authenticate = async (call: Call, signIn: ConfirmedSignIn): Promise<AuthAttemptStatus> => {
  const { provider, email, isEmailVerified } = signIn.claims
  if (!provider.hub) return authenticateByClaims(call, signIn)
  const mayBeInvited = provider.hub.trustsMail && email !== null && isEmailVerified
  const isNew = mayBeInvited && (await findLinkedAccount(call.db, signIn.claims)) === undefined
  const invitation = isNew ? await findPendingInvitation(call.db, signIn.claims) : undefined
  return invitation ? authenticateByClaims(call, signIn) : authenticateByHub(call, signIn, provider.hub)
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
    const claims = nameByHub(await claimsOf(pending, body, providers, secret), call)
    const throttle = makeThrottle(db, secret, { account: `external ${browser}`, client })
    const status =
      linkingUserId === null
        ? await authenticate(call, { attempt, claims, throttle, secret })
        : await linkOwnIdentity(call, attempt, claims, { userId: linkingUserId, token: browser })
    return { id: attempt.id, status }
  } catch (error) {
    await failAuthorization(db, attempt)
    throw error
  }
}
