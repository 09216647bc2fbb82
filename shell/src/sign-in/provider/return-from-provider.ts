import type { ReturnFromProvider } from '@lernspur/contracts/external-identity.contract'

/** What a provider adds to the address that it returns to; null for an address that comes from elsewhere. */
export const returnOf = (search: URLSearchParams): ReturnFromProvider | null => {
  const state = search.get('state')
  if (state === null) return null
  const [code, iss, error] = ['code', 'iss', 'error'].map((name) => search.get(name))
  return { state, ...(code && { code }), ...(iss && { iss }), ...(error && { error }) }
}
