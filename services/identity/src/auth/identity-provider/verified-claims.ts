import type { Configuration } from 'openid-client'
import type { IdTokenClaims } from './id-token-claims'
import type { IdentityProvider } from './identity-provider-config'

/** Claims with the provider that made them. */
export interface VerifiedClaims extends IdTokenClaims {
  /** Reads the provider's pages with the person's access token. */
  readonly configuration: Configuration
  readonly provider: IdentityProvider
}
