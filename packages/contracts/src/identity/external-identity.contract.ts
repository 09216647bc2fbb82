import * as z from 'zod/mini'
import { id, idParams, instant, requiredText } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { authAttemptSchema } from './auth.contract'
import { presentPassword } from './password.contract'

/** Limits of authorization requests and callbacks, in characters. */
export const externalIdentityLimits = { providerId: 50, redirectUri: 500, returned: 4000 } as const

/**
 * An OpenID Connect provider, as its button shows it. A hub also says at which school somebody teaches
 * (rule external.4).
 */
export const authProviderSchema = z.object({ id: z.string(), name: z.string(), isHub: z.boolean() })
export type AuthProvider = z.infer<typeof authProviderSchema>

/** An identity with which the caller can sign in. */
export const externalIdentitySchema = z.object({
  id,
  /** Null when the provider is not configured any more. */
  provider: z.nullable(authProviderSchema),
  /** The address that the provider knows. */
  email: z.nullable(z.string()),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
})
export type ExternalIdentity = z.infer<typeof externalIdentitySchema>

/** URL of the provider's authorization endpoint, and the auth attempt that the callback will finish. */
export const authorizationRequestSchema = z.object({ url: z.string(), authAttempt: authAttemptSchema })
export type AuthorizationRequest = z.infer<typeof authorizationRequestSchema>

const providerParams = z.object({ providerId: requiredText(externalIdentityLimits.providerId) })
/** A page of the product itself; it must be registered with the provider. */
const redirectUri = requiredText(externalIdentityLimits.redirectUri)
const returned = z.string().check(z.minLength(1), z.maxLength(externalIdentityLimits.returned))

/** Parameters of the callback, as the provider appended them to the redirect URI. */
export const authorizationResponseSchema = z.strictObject({
  state: returned,
  code: z.optional(returned),
  iss: z.optional(returned),
  error: z.optional(returned),
})
export type AuthorizationResponse = z.infer<typeof authorizationResponseSchema>

export const startLinkSchema = z.strictObject({
  currentPassword: presentPassword,
  /** `/profile` when left out. */
  redirectUri: z.optional(redirectUri),
})
export type StartLink = z.infer<typeof startLinkSchema>

/** The page that ends the hub's own session. */
export const providerLogoutSchema = z.object({ url: z.nullable(z.string()) })
export type ProviderLogout = z.infer<typeof providerLogoutSchema>

/** A signed logout token, as the form that a provider sends. */
export const backChannelLogoutSchema = z.strictObject({ logout_token: returned })

export const externalIdentityRoutes = defineRoutes({
  /** Starts a sign-in with an identity provider. `redirectUri` is `/auth/login` of the product when left out. */
  getAuthUrl: {
    method: 'GET',
    path: '/auth/auth-url/{providerId}',
    owner: 'identity',
    access: 'public',
    params: providerParams,
    query: z.object({
      loginHint: z.optional(requiredText(254)),
      redirectUri: z.optional(redirectUri),
    }),
    response: authorizationRequestSchema,
    status: 200,
    errors: ['NOT_FOUND', 'INVALID_PARAMETERS', 'AUTH_PROVIDER_UNAVAILABLE', 'TOO_MANY_REQUESTS', 'INVALID_TOKEN'],
  },
  /** Configured providers; none by default. */
  listAuthProviders: {
    method: 'GET',
    path: '/auth/providers',
    owner: 'identity',
    access: 'public',
    response: z.array(authProviderSchema),
    status: 200,
    errors: [],
    extension: true,
  },
  /**
   * Handles the callback of an authorization request, once. The attempt is then at `successForAllDevices`, to be
   * redeemed, or at `used` when an identity was linked. UNKNOWN_REGISTRATION for an identity without an account,
   * INVALID_LOGIN when the provider authenticated nobody, FOREIGN_KEY_CONSTRAINT when the identity is linked elsewhere.
   */
  handleCallback: {
    method: 'POST',
    path: '/auth/oidc/callback',
    owner: 'identity',
    access: 'public',
    body: authorizationResponseSchema,
    response: authAttemptSchema,
    status: 200,
    errors: [
      'INVALID_LOGIN',
      'UNKNOWN_REGISTRATION',
      'HUB_CLAIM_MISSING',
      'HUB_ROLE_REFUSED',
      'HUB_SCHOOL_UNKNOWN',
      'HUB_PERSON_UNKNOWN',
      'HUB_ACCOUNT_DISABLED',
      'FOREIGN_KEY_CONSTRAINT',
      'INVALID_PARAMETERS',
      'AUTH_PROVIDER_UNAVAILABLE',
      'VALIDATION_FAILED',
      'INVALID_TOKEN',
    ],
    extension: true,
  },
  /**
   * Where the browser ends the session of its hub, once it has ended the one here (rule external.8). Null for a session
   * that no hub began, and when the hub offers no such page or cannot be reached.
   */
  getProviderLogout: {
    method: 'GET',
    path: '/auth/provider-logout',
    owner: 'identity',
    access: 'session',
    response: providerLogoutSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /**
   * An identity provider reports that somebody has signed out there (OpenID Connect Back-Channel Logout 1.0): ends the
   * sessions here that it began. INVALID_PARAMETERS for a token that is not its own, too old, or used before.
   */
  endSessionsByProvider: {
    method: 'POST',
    path: '/auth/provider-logout/{providerId}',
    owner: 'identity',
    access: 'public',
    isServerCall: true,
    params: providerParams,
    body: backChannelLogoutSchema,
    status: 200,
    errors: ['NOT_FOUND', 'INVALID_PARAMETERS', 'AUTH_PROVIDER_UNAVAILABLE', 'VALIDATION_FAILED'],
    extension: true,
  },
  listIdentities: {
    method: 'GET',
    path: '/auth/identities',
    owner: 'identity',
    access: 'session',
    response: z.array(externalIdentitySchema),
    status: 200,
    errors: [],
    extension: true,
  },
  /** Starts an authorization request that links an identity to the caller's account. */
  startLink: {
    method: 'POST',
    path: '/auth/identities/{providerId}/link',
    owner: 'identity',
    access: 'session',
    params: providerParams,
    body: startLinkSchema,
    response: authorizationRequestSchema,
    status: 200,
    errors: [
      'NOT_FOUND',
      'PASSWORD_MISMATCH',
      'INVALID_PARAMETERS',
      'AUTH_PROVIDER_UNAVAILABLE',
      'TOO_MANY_REQUESTS',
      'VALIDATION_FAILED',
    ],
    extension: true,
  },
  /** The identity no longer signs in to the account. */
  unlinkIdentity: {
    method: 'DELETE',
    path: '/auth/identities/{id}',
    owner: 'identity',
    access: 'session',
    params: idParams,
    status: 200,
    errors: ['NOT_FOUND', 'EMAIL_ADDRESS_MISSING'],
    extension: true,
  },
})
