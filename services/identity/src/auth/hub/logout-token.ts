import { refuse } from '@lernspur/service-kit/call/api-error'
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Configuration } from 'openid-client'
import { refuseUnavailable } from '../identity-provider/identity-providers'

/** What a logout token says: whose session, which one, or both. */
export interface LogoutToken {
  readonly issuer: string
  /** Distinct for each token of an issuer. */
  readonly tokenId: string
  readonly subject: string | null
  readonly providerSession: string | null
}

/** Seconds for which a token may be used, and by which clocks may differ. */
const logoutTokenAge = 300
const clockTolerance = 60

/** Only signatures that the provider alone can make. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

/** Keys of each provider, which are read again when a token names another one, at most every half minute. */
const keySets = new WeakMap<Configuration, JWTVerifyGetKey>()

const keySetOf = (configuration: Configuration, url: string): JWTVerifyGetKey => {
  const known = keySets.get(configuration)
  if (known) return known
  const keys = createRemoteJWKSet(new URL(url), { timeoutDuration: 4000 })
  keySets.set(configuration, keys)
  return keys
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** A token of the right kind; INVALID_PARAMETERS for an ID token, and for one that names nobody. */
const readToken = ({ events, nonce, jti, sub, sid, iss = '' }: JWTPayload): LogoutToken => {
  const isLogout = typeof events === 'object' && events !== null && Object.hasOwn(events, logoutEvent)
  const [tokenId, subject, providerSession] = [textOf(jti), textOf(sub), textOf(sid)]
  if (!isLogout || nonce !== undefined || tokenId === null) return refuse('INVALID_PARAMETERS')
  if (subject === null && providerSession === null) return refuse('INVALID_PARAMETERS')
  return { issuer: iss, tokenId, subject, providerSession }
}

const isWrongToken = (problem: unknown): boolean =>
  problem instanceof errors.JOSEError &&
  !(problem instanceof errors.JWKSTimeout) &&
  // Thrown by `jose` itself when the keys cannot be fetched.
  problem.code !== 'ERR_JOSE_GENERIC'

/**
 * Checks a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6): signature, issuer, audience, age and content.
 * INVALID_PARAMETERS, AUTH_PROVIDER_UNAVAILABLE when the keys cannot be read.
 */
export const verifyLogoutToken = async (configuration: Configuration, token: string): Promise<LogoutToken> => {
  const { issuer, jwks_uri: keys } = configuration.serverMetadata()
  if (keys === undefined) return refuse('INVALID_PARAMETERS')
  try {
    const { payload } = await jwtVerify(token, keySetOf(configuration, keys), {
      issuer,
      audience: configuration.clientMetadata().client_id,
      algorithms,
      clockTolerance,
      maxTokenAge: logoutTokenAge,
      requiredClaims: ['jti', 'events'],
    })
    return readToken(payload)
  } catch (problem) {
    if (isWrongToken(problem)) return refuse('INVALID_PARAMETERS')
    if (problem instanceof errors.JOSEError || problem instanceof TypeError) return refuseUnavailable(problem)
    throw problem
  }
}
