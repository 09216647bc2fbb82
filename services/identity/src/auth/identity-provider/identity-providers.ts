import type { AuthProvider } from '@lernspur/contracts/identity/external-identity.contract'
import { ApiError, refuse } from '@lernspur/service-kit/call/api-error'
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  ClientError,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  ResponseBodyError,
} from 'openid-client'
import type { IdentityProvider } from './identity-provider-config'

/** Timeout in seconds for one response of a provider. */
const timeoutSeconds = 4
/** Milliseconds for which the metadata of a provider is cached. */
const metadataLifetime = 60 * 60 * 1000

/** Errors of responses that arrived but do not authenticate the user. */
const rejections = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_INVALID_RESPONSE',
])

/** Whether the provider answered and rejected the user; any other failure means that it is unavailable. */
export const isRejectedByProvider = (error: unknown): boolean =>
  error instanceof AuthorizationResponseError ||
  error instanceof ResponseBodyError ||
  (error instanceof ClientError && rejections.has(error.code ?? ''))

/** Ends the call with AUTH_PROVIDER_UNAVAILABLE; the cause stays with the refusal, for the log. */
export const refuseUnavailable = (cause: unknown): never => {
  throw new ApiError('AUTH_PROVIDER_UNAVAILABLE', undefined, { cause })
}

const discover = ({ issuer, clientId, clientSecret }: IdentityProvider): Promise<Configuration> => {
  const isPlain = new URL(issuer).protocol === 'http:'
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    // The signature of ID tokens counts, also where TLS has brought them from the issuer itself.
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  })
}

/** The configured providers. The metadata of each is fetched on first use, and again after an hour. */
export const makeIdentityProviders = (providers: readonly IdentityProvider[]) => {
  const discovered = new Map<string, { readonly at: number; readonly configuration: Promise<Configuration> }>()

  const configurationOf = (provider: IdentityProvider): Promise<Configuration> => {
    const known = discovered.get(provider.id)
    if (known && Date.now() - known.at < metadataLifetime) return known.configuration
    const configuration = discover(provider)
    discovered.set(provider.id, { at: Date.now(), configuration })
    // A failed discovery is repeated by the next request.
    configuration.catch(() => discovered.delete(provider.id))
    return configuration
  }

  const show = ({ id, name, hub }: IdentityProvider): AuthProvider => ({ id, name, isHub: hub !== undefined })

  return {
    list: providers.map(show),
    /** The provider of an issuer as people see it; null for one that is not configured any more. */
    ofIssuer: (issuer: string): AuthProvider | null => {
      const found = providers.find((provider) => provider.issuer === issuer)
      return found ? show(found) : null
    },
    /** The providers of an issuer, as they are configured. */
    allOfIssuer: (issuer: string): readonly IdentityProvider[] =>
      providers.filter((provider) => provider.issuer === issuer),
    /** NOT_FOUND for a provider that is not configured, AUTH_PROVIDER_UNAVAILABLE for one that does not answer. */
    open: async (id: string): Promise<{ provider: IdentityProvider; configuration: Configuration }> => {
      const provider = providers.find((one) => one.id === id) ?? refuse('NOT_FOUND')
      const configuration = await configurationOf(provider).catch(refuseUnavailable)
      return { provider, configuration }
    },
  }
}

export type IdentityProviders = ReturnType<typeof makeIdentityProviders>
