import type { Departure } from '@lernspur/contracts/external-identity.contract'
import type { Transaction } from '@lernspur/service-kit/call'
import { tokenHash } from '@lernspur/service-kit/token'
import { buildAuthorizationUrl, type Configuration, calculatePKCECodeChallenge } from 'openid-client'
import { travelSecrets } from '../identity-provider/travel-secrets'

/** Who leaves for a provider, and where to. */
export interface Traveller {
  readonly providerId: string
  readonly configuration: Configuration
  readonly redirectUri: string
  readonly loginHint: string | undefined
  /** The cookie of the browser that leaves; only it may come back. */
  readonly browser: string
  /** Who links an identity; undefined for a sign-in. */
  readonly linkingUserId?: string
}

/** Begins an attempt and gives the address of the provider that leads to its end. */
export const depart = async (
  tx: Transaction,
  secret: string,
  { providerId, configuration, redirectUri, loginHint, browser, linkingUserId }: Traveller,
): Promise<Departure> => {
  const id = Bun.randomUUIDv7()
  const { state, nonce, codeVerifier } = travelSecrets(secret, id)
  await tx`insert into auth_attempt (id, browser_hash) values (${id}, ${tokenHash(browser)})`
  await tx`
    insert into external_sign_in (auth_attempt_id, provider_id, state_hash, redirect_uri, linking_user_id)
    values (${id}, ${providerId}, ${tokenHash(state)}, ${redirectUri}, ${linkingUserId ?? null})`
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(loginHint !== undefined && { login_hint: loginHint }),
  })
  return { url: url.href, authAttempt: { id, status: 'init' } }
}
