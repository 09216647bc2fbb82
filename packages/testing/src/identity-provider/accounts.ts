export const clientId = 'lernspur'
export const clientSecret = 'a-secret-for-tests-only'

/** Claims of the person who signs in with a name. */
export interface ProviderAccount {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly given_name: string | null
  readonly family_name: string
}

/**
 * Everybody has an account, who signs in with an address and any password; the provider has not checked addresses that
 * begin with `unverified`, and knows no tidy name to those that begin with `untidy`.
 */
export const accountOf = (address: string): ProviderAccount => ({
  sub: `subject of ${address}`,
  email: address,
  email_verified: !address.startsWith('unverified'),
  given_name: address.startsWith('untidy') ? null : 'Oda',
  family_name: address.startsWith('untidy') ? ' Ex\u0000tern\n' : 'Extern',
})
