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
}

/** A malformed claim counts as missing; the others stay valid. */
const claimsSchema = z.object({
  email: z.catch(z.optional(z.email()), undefined),
  email_verified: z.optional(z.unknown()),
  given_name: z.catch(z.optional(z.string()), undefined),
  family_name: z.catch(z.optional(z.string()), undefined),
})

/** Without control characters, and no longer than an account allows. */
const name = (text = ''): string =>
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
  const hasInfo = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
  const profile = hasInfo ? await fetchUserInfo(configuration, tokens.access_token, subject) : claims
  const { data: person = {} } = claimsSchema.safeParse(profile)
  return {
    issuer,
    subject,
    email: person.email?.toLowerCase() ?? null,
    // Some providers send it as a string.
    isEmailVerified: person.email_verified === true || person.email_verified === 'true',
    firstName: name(person.given_name),
    lastName: name(person.family_name),
  }
}
