import type { IdTokenClaims } from './id-token-claims'
import type { IdentityProvider } from './identity-provider-config'

/** Claims with the provider that made them. */
export interface VerifiedClaims extends IdTokenClaims {
  readonly provider: IdentityProvider
}
