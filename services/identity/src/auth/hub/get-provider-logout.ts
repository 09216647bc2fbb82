import type { ProviderLogout } from '@lernspur/contracts/identity/external-identity.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { buildEndSessionUrl } from 'openid-client'
import type { IdentityProviderConfig } from '../identity-provider/identity-provider-config'
import type { IdentityProviders } from '../identity-provider/identity-providers'
import { openIdToken } from '../identity-provider/sealed-id-token'

interface BeganBy {
  readonly id: string
  readonly issuer: string
  readonly sealedIdToken: Uint8Array | null
}

/**
 * The page of the hub that began the caller's session, which ends the session there as well (OpenID Connect
 * RP-Initiated Logout 1.0). Null for other sessions, without such a page, and while the hub cannot be reached.
 */
export const getProviderLogout = async (
  { db, session: { sessionId } }: Call,
  providers: IdentityProviders,
  { secret, publicUrl }: IdentityProviderConfig,
): Promise<ProviderLogout> => {
  const [began] = await db<BeganBy[]>`
    select ei.id, ei.issuer, se.sealed_id_token
    from session se join external_identity ei on ei.id = se.external_identity_id where se.id = ${sessionId}`
  const hub = began && providers.allOfIssuer(began.issuer).find((provider) => provider.hub !== undefined)
  if (!hub) return { url: null }
  try {
    const { configuration } = await providers.open(hub.id)
    if (configuration.serverMetadata().end_session_endpoint === undefined) return { url: null }
    const hint = began.sealedIdToken && openIdToken(secret, began.id, began.sealedIdToken)
    const url = buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: new URL('/auth/login', publicUrl).href,
      ...(hint && { id_token_hint: hint }),
    })
    return { url: url.href }
  } catch {
    // Signing out here never waits for the hub.
    return { url: null }
  }
}
