import type { AuthAttempt } from '@lernspur/contracts/auth.contract'
import type { ReturnFromProvider } from '@lernspur/contracts/external-identity.contract'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import type { IdentityProviderConfig } from '../identity-provider/identity-provider-config'
import { type IdentityProviders, isNoVoucher, refuseUnavailable } from '../identity-provider/identity-providers'
import { travelSecrets } from '../identity-provider/travel-secrets'
import { type VouchedPerson, vouchedPerson } from '../identity-provider/vouched-person'
import { makeThrottle } from '../sign-in-throttle'
import { type Journey, loseJourney, takeJourney } from './journey'
import { linkOwnIdentity } from './link-own-identity'
import { vouchForSomebody } from './vouch-for-somebody'

/** Cookies of the browser that came back, and where it is. */
export interface Homecomer {
  readonly browsers: readonly string[]
  readonly client: string
}

/** Whom the provider vouches for. INVALID_LOGIN when for nobody, AUTH_PROVIDER_UNAVAILABLE. */
const askProvider = async (
  { attempt, providerId, redirectUri }: Journey,
  { state, code, iss, error }: ReturnFromProvider,
  providers: IdentityProviders,
  secret: string,
): Promise<VouchedPerson> => {
  // Somebody turned back, or the provider did not let anybody in.
  if (code === undefined || error !== undefined) return refuse('INVALID_LOGIN')
  const { configuration } = await providers.open(providerId)
  const returnedTo = new URL(redirectUri)
  const parameters = { state, code, ...(iss !== undefined && { iss }) }
  for (const [name, value] of Object.entries(parameters)) returnedTo.searchParams.set(name, value)
  try {
    return await vouchedPerson({ configuration, returnedTo, ...travelSecrets(secret, attempt.id) })
  } catch (problem) {
    return isNoVoucher(problem) ? refuse('INVALID_LOGIN') : refuseUnavailable(problem)
  }
}

/**
 * Takes the browser back that left for a provider, once, and finishes the attempt. INVALID_PARAMETERS for a way that
 * nobody is on, INVALID_LOGIN for another browser or when nobody is vouched for, UNKNOWN_REGISTRATION for every identity
 * that opens no account, FOREIGN_KEY_CONSTRAINT for one that is linked to another, AUTH_PROVIDER_UNAVAILABLE.
 */
export const returnFromProvider = async (
  call: Call,
  body: ReturnFromProvider,
  { browsers, client }: Homecomer,
  providers: IdentityProviders,
  { secret }: IdentityProviderConfig,
): Promise<AuthAttempt> => {
  const { db } = call
  const journey = await takeJourney(db, body.state, browsers)
  const { attempt, browser, linkingUserId } = journey
  try {
    const person = await askProvider(journey, body, providers, secret)
    const status =
      linkingUserId === null
        ? await vouchForSomebody(call, attempt, person, makeThrottle(db, secret, `external ${browser}`, client))
        : await linkOwnIdentity(call, attempt, person, { userId: linkingUserId, token: browser })
    return { id: attempt.id, status }
  } catch (error) {
    await loseJourney(db, attempt)
    throw error
  }
}
