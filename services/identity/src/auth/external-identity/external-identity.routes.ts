import { externalIdentityRoutes } from '@lernspur/contracts/identity/external-identity.contract'
import type { ServiceConfig } from '@lernspur/service-kit/process/config'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { readTokens } from '@lernspur/service-kit/session/csrf'
import { clientOf } from '@lernspur/service-kit/share/network'
import { endSessionsByProvider } from '../hub/end-sessions-by-provider'
import { getProviderLogout } from '../hub/get-provider-logout'
import type { IdentityProvider } from '../identity-provider/identity-provider-config'
import { makeIdentityProviders } from '../identity-provider/identity-providers'
import type { Passwords } from '../password-check'
import { browsersOf } from '../session/client'
import { getAuthUrl } from './get-auth-url'
import { handleCallback } from './handle-callback'
import { listIdentities } from './list-identities'
import { startLink } from './start-link'
import { unlinkIdentity } from './unlink-identity'

/** Sign-in with OpenID Connect providers. */
export const externalIdentitySlice = (
  config: ServiceConfig,
  passwords: Passwords,
  configured: readonly IdentityProvider[],
): Slice => {
  const { secret, publicUrl } = config
  const providers = makeIdentityProviders(configured)

  return slice(externalIdentityRoutes, {
    getAuthUrl: ({ call, params, query, headers }) => {
      const [browser] = browsersOf(headers, publicUrl)
      const { loginHint, redirectUri } = query
      const start = { providerId: params.providerId, loginHint, redirectUri, browser, client: clientOf(headers) }
      return getAuthUrl(call, start, providers, config)
    },
    listAuthProviders: () => providers.list,
    handleCallback: ({ call, body, headers }) => {
      const source = { browsers: browsersOf(headers, publicUrl), client: clientOf(headers) }
      return handleCallback(call, body, source, providers, config)
    },
    getProviderLogout: ({ call }) => getProviderLogout(call, providers, config),
    endSessionsByProvider: async ({ call, params, body }) => {
      await endSessionsByProvider(call, { providerId: params.providerId, token: body.logout_token }, providers)
      return undefined
    },
    listIdentities: ({ call }) => listIdentities(call, providers),
    startLink: ({ call, params, body, headers }) => {
      const browser = readTokens(headers, publicUrl).session ?? ''
      const options = { providerId: params.providerId, browser, publicUrl }
      return startLink(call, body, options, providers, { passwords, secret, client: clientOf(headers) })
    },
    unlinkIdentity: async ({ call, params }) => {
      await unlinkIdentity(call, params.id)
      return undefined
    },
  })
}
