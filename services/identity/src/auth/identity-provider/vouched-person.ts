import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client'
import * as z from 'zod/mini'

/** Whom a provider vouches for. */
export interface VouchedPerson {
  readonly issuer: string
  readonly subject: string
  /** In lower case; the provider may not have checked it. */
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** What is not as it should be counts as not told, and takes nothing else along. */
const claimsSchema = z.object({
  email: z.catch(z.optional(z.email()), undefined),
  email_verified: z.optional(z.unknown()),
  given_name: z.catch(z.optional(z.string()), undefined),
  family_name: z.catch(z.optional(z.string()), undefined),
})

/** Neither control characters nor more of it than an account takes. */
const name = (text = ''): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 1000)
    .trim()

interface Exchange {
  readonly configuration: Configuration
  /** The page's address with what the provider added to it. */
  readonly returnedTo: URL
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/**
 * Exchanges the code and checks what comes for it: signature, issuer, audience, times, state, nonce, PKCE. Providers
 * tell of the person in the token or at their user-info address. Throws what openid-client throws.
 */
export const vouchedPerson = async ({
  configuration,
  returnedTo,
  state,
  nonce,
  codeVerifier,
}: Exchange): Promise<VouchedPerson> => {
  const tokens = await authorizationCodeGrant(configuration, returnedTo, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('The token says nothing of anybody.')
  const { iss: issuer, sub: subject } = claims
  const hasInfo = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
  const told = hasInfo ? await fetchUserInfo(configuration, tokens.access_token, subject) : claims
  const { data: person = {} } = claimsSchema.safeParse(told)
  return {
    issuer,
    subject,
    email: person.email?.toLowerCase() ?? null,
    // Some providers write it as text.
    isEmailVerified: person.email_verified === true || person.email_verified === 'true',
    firstName: name(person.given_name),
    lastName: name(person.family_name),
  }
}
