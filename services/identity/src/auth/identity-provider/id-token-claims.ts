import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client'
import * as z from 'zod/mini'

/** What the ID token, or the user-info endpoint, says about the user. */
export interface IdTokenClaims {
  readonly issuer: string
  readonly subject: string
  /** In lower case; not necessarily verified by the provider. */
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
  /** All that the provider said, as it said it. */
  readonly all: Readonly<Record<string, unknown>>
  /** The subject of the ID token, which the provider's logout names. */
  readonly providerSubject: string
  /** What the provider calls its own session; null when it does not say. */
  readonly providerSession: string | null
  readonly idToken: string
  readonly accessToken: string
}

/** A malformed claim counts as missing; the others stay valid. */
const claimsSchema = z.object({
  email: z.catch(z.optional(z.email()), undefined),
  email_verified: z.optional(z.unknown()),
  given_name: z.catch(z.optional(z.string()), undefined),
  family_name: z.catch(z.optional(z.string()), undefined),
})

/** A name without control characters, and no longer than an account allows. */
export const plainName = (text = ''): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 1000)
    .trim()

interface Exchange {
  readonly configuration: Configuration
  /** The redirect URI with the parameters that the provider added. */
  readonly callbackUrl: URL
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
  /** The person is read from elsewhere, so that the user-info endpoint is not needed. */
  readonly isComplete: boolean
}

/**
 * Exchanges the authorization code for tokens and validates them: issuer, audience, times, state, nonce, PKCE. Providers
 * put the claims into the ID token or serve them at their user-info endpoint. Throws what openid-client throws.
 */
export const exchangeCode = async ({
  configuration,
  callbackUrl,
  state,
  nonce,
  codeVerifier,
  isComplete,
}: Exchange): Promise<IdTokenClaims> => {
  const tokens = await authorizationCodeGrant(configuration, callbackUrl, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('The answer carries no ID token.')
  const { iss: issuer, sub: subject } = claims
  const hasInfo =
    !isComplete && claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
  const info = hasInfo ? await fetchUserInfo(configuration, tokens.access_token, subject) : {}
  const profile = { ...claims, ...info }
  const { data: person = {} } = claimsSchema.safeParse(profile)
  return {
    issuer,
    subject,
    email: person.email?.toLowerCase() ?? null,
    // Some providers send it as a string.
    isEmailVerified: person.email_verified === true || person.email_verified === 'true',
    firstName: plainName(person.given_name),
    lastName: plainName(person.family_name),
    all: profile,
    providerSubject: subject,
    providerSession: typeof claims.sid === 'string' ? claims.sid.slice(0, 500) : null,
    idToken: tokens.id_token ?? '',
    accessToken: tokens.access_token,
  }
}
