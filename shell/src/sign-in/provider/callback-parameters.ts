import type { AuthorizationResponse } from '@lernspur/contracts/identity/external-identity.contract'

/** The parameters that an identity provider appends to the redirect URI; null for any other URL. */
export const callbackParameters = (search: URLSearchParams): AuthorizationResponse | null => {
  const state = search.get('state')
  if (state === null) return null
  const [code, iss, error] = ['code', 'iss', 'error'].map((name) => search.get(name))
  return { state, ...(code && { code }), ...(iss && { iss }), ...(error && { error }) }
}
