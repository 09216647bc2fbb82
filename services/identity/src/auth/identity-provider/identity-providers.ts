import type { AuthProvider } from '@lernspur/contracts/external-identity.contract'
import { Refusal, refuse } from '@lernspur/service-kit/refusal'
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  ClientError,
  type Configuration,
  discovery,
  ResponseBodyError,
} from 'openid-client'
import type { IdentityProvider } from './identity-provider-config'

/** Seconds that a provider has for one answer. */
const patience = 4
/** Milliseconds for which its description is taken to be true. */
const keepFor = 60 * 60 * 1000

/** Codes of answers that a provider gave and that do not vouch for anybody. */
const refusals = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_INVALID_RESPONSE',
])

/** Whether a provider answered but does not vouch for whoever came back; else it did not answer as it should. */
export const isNoVoucher = (error: unknown): boolean =>
  error instanceof AuthorizationResponseError ||
  error instanceof ResponseBodyError ||
  (error instanceof ClientError && refusals.has(error.code ?? ''))

/** Ends the call with AUTH_PROVIDER_UNAVAILABLE; what went wrong stays with the refusal, for the log. */
export const refuseUnavailable = (cause: unknown): never => {
  throw new Refusal('AUTH_PROVIDER_UNAVAILABLE', undefined, { cause })
}

const discover = ({ issuer, clientId, clientSecret }: IdentityProvider): Promise<Configuration> => {
  const isPlain = new URL(issuer).protocol === 'http:'
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: patience,
    ...(isPlain && { execute: [allowInsecureRequests] }),
  })
}

/** The configured providers. Each is asked for its description when it is first needed, and again after an hour. */
export const makeIdentityProviders = (providers: readonly IdentityProvider[]) => {
  const described = new Map<string, { readonly at: number; readonly configuration: Promise<Configuration> }>()

  const configurationOf = (provider: IdentityProvider): Promise<Configuration> => {
    const known = described.get(provider.id)
    if (known && Date.now() - known.at < keepFor) return known.configuration
    const configuration = discover(provider)
    described.set(provider.id, { at: Date.now(), configuration })
    // A provider that was away is asked again by the next who comes.
    configuration.catch(() => described.delete(provider.id))
    return configuration
  }

  const show = ({ id, name }: IdentityProvider): AuthProvider => ({ id, name })

  return {
    list: providers.map(show),
    /** The provider of an issuer as people see it; null for one that is not configured any more. */
    ofIssuer: (issuer: string): AuthProvider | null => {
      const found = providers.find((provider) => provider.issuer === issuer)
      return found ? show(found) : null
    },
    /** NOT_FOUND for a provider that is not configured, AUTH_PROVIDER_UNAVAILABLE for one that does not answer. */
    open: async (id: string): Promise<{ provider: IdentityProvider; configuration: Configuration }> => {
      const provider = providers.find((one) => one.id === id) ?? refuse('NOT_FOUND')
      const configuration = await configurationOf(provider).catch(refuseUnavailable)
      return { provider, configuration }
    },
  }
}

export type IdentityProviders = ReturnType<typeof makeIdentityProviders>
