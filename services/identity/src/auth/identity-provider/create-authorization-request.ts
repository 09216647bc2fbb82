import type { AuthorizationRequest } from '@lernspur/contracts/identity/external-identity.contract'
import type { Transaction } from '@lernspur/service-kit/call/call'
import { tokenHash } from '@lernspur/service-kit/session/token'
import { buildAuthorizationUrl, type Configuration, calculatePKCECodeChallenge } from 'openid-client'
import { authorizationSecrets } from './authorization-secrets'

/** The inputs of an authorization request. */
export interface AuthorizationOptions {
  readonly providerId: string
  readonly configuration: Configuration
  readonly scope: string
  readonly redirectUri: string
  readonly loginHint: string | undefined
  /** The cookie of the browser that starts; only this browser may complete the callback. */
  readonly browser: string
  /** Who links an identity; undefined for a sign-in. */
  readonly linkingUserId?: string
}

/** Starts an auth attempt and returns the URL of the provider's authorization endpoint for it. */
export const createAuthorizationRequest = async (
  tx: Transaction,
  secret: string,
  { providerId, configuration, scope, redirectUri, loginHint, browser, linkingUserId }: AuthorizationOptions,
): Promise<AuthorizationRequest> => {
  const id = Bun.randomUUIDv7()
  const { state, nonce, codeVerifier } = authorizationSecrets(secret, id)
  await tx`insert into auth_attempt (id, browser_hash) values (${id}, ${tokenHash(browser)})`
  await tx`
    insert into external_sign_in (auth_attempt_id, provider_id, state_hash, redirect_uri, linking_user_id)
    values (${id}, ${providerId}, ${tokenHash(state)}, ${redirectUri}, ${linkingUserId ?? null})`
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(loginHint !== undefined && { login_hint: loginHint }),
  })
  return { url: url.href, authAttempt: { id, status: 'init' } }
}
