import type { Departure } from '@lernspur/contracts/external-identity.contract'
import { writeDirectory } from '@lernspur/database/tenant-transaction'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import type { IdentityProviderConfig } from '../identity-provider/identity-provider-config'
import type { IdentityProviders } from '../identity-provider/identity-providers'
import { redirectPage } from '../identity-provider/redirect-page'
import { makeThrottle } from '../sign-in-throttle'
import { depart } from './depart'

/** A browser that wants to sign in by a provider. */
export interface Departing {
  readonly providerId: string
  readonly redirectUri: string | undefined
  readonly loginHint: string | undefined
  /** Cookie of its visit; undefined for one that never opened a page. */
  readonly browser: string | undefined
  readonly client: string
}

/**
 * Begins a sign-in by an identity provider. NOT_FOUND, INVALID_PARAMETERS for a page that is not the product's,
 * INVALID_TOKEN without a visit, TOO_MANY_REQUESTS, AUTH_PROVIDER_UNAVAILABLE.
 */
export const getAuthUrl = async (
  call: Call,
  { providerId, redirectUri = '/auth/login', loginHint, browser, client }: Departing,
  providers: IdentityProviders,
  { secret, publicUrl }: IdentityProviderConfig,
): Promise<Departure> => {
  const page = redirectPage(redirectUri, publicUrl)
  if (browser === undefined) return refuse('INVALID_TOKEN')
  await makeThrottle(call.db, secret, `external ${browser}`, client).countAttempt()
  const { configuration } = await providers.open(providerId)
  return writeDirectory(call.db, (tx) =>
    depart(tx, secret, { providerId, configuration, redirectUri: page, loginHint, browser }),
  )
}
