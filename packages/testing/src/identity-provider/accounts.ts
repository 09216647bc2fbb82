export const clientId = 'lernspur'
export const clientSecret = 'a-secret-for-tests-only'

/** Claims of the person who signs in with a name. */
export interface ProviderAccount {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly given_name: string
  readonly family_name: string
}

/**
 * Everybody has an account, who signs in with an address and any password; the provider has not checked addresses that
 * begin with `unverified`.
 */
export const accountOf = (address: string): ProviderAccount => ({
  sub: `subject of ${address}`,
  email: address,
  email_verified: !address.startsWith('unverified'),
  given_name: 'Oda',
  family_name: 'Extern',
})
