import {
  type AuthorizationResponse,
  externalIdentityRoutes,
  type StartLink,
} from '@lernspur/contracts/external-identity.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'

export const externalIdentityKeys = {
  all: ['external-identity'],
  own: ['external-identity', 'own'],
  providers: ['auth-provider'],
} as const

const meta = { savesNothing: true, tellsFailure: true }

/** Identity providers for the buttons of the sign-in page; none are configured by default. */
export const authProviderListQuery = () =>
  queryOptions({
    queryKey: externalIdentityKeys.providers,
    queryFn: ({ signal }) => call(externalIdentityRoutes.listAuthProviders, { signal }),
  })

interface Leaving {
  readonly providerId: string
  readonly loginHint?: string
  readonly redirectUri?: string
}

/** Where to send the browser. Asked when somebody leaves, as each address can be used once. */
export const authUrlMutation = () =>
  mutationOptions({
    mutationKey: ['external-identity', 'leave'],
    mutationFn: ({ providerId, loginHint, redirectUri }: Leaving) =>
      call(externalIdentityRoutes.getAuthUrl, { params: { providerId }, query: { loginHint, redirectUri } }),
    meta,
  })

/**
 * Comes back with what the provider added to the address: an attempt to redeem, or one at `used` when an identity was
 * linked. Fails with UNKNOWN_REGISTRATION or INVALID_LOGIN.
 */
export const handleCallbackMutation = () =>
  mutationOptions({
    mutationKey: ['external-identity', 'return'],
    mutationFn: (body: AuthorizationResponse) => call(externalIdentityRoutes.handleCallback, { body }),
    meta: { ...meta, invalidates: [externalIdentityKeys.all] },
  })

/** Identities by which the user can sign in. */
export const identityListQuery = () =>
  queryOptions({
    queryKey: externalIdentityKeys.own,
    queryFn: ({ signal }) => call(externalIdentityRoutes.listIdentities, { signal }),
  })

/** Where to send the browser in order to link an identity. Fails with PASSWORD_MISMATCH. */
export const startLinkMutation = () =>
  mutationOptions({
    mutationKey: ['external-identity', 'link'],
    mutationFn: ({ providerId, ...body }: { providerId: string } & StartLink) =>
      call(externalIdentityRoutes.startLink, { params: { providerId }, body }),
    meta,
  })

export const unlinkIdentityMutation = () =>
  mutationOptions({
    mutationKey: ['external-identity', 'unlink'],
    mutationFn: (id: string) => call(externalIdentityRoutes.unlinkIdentity, { params: { id } }),
    meta: { invalidates: [externalIdentityKeys.all] },
  })
