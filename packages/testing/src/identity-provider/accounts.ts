export const clientId = 'lernspur'
export const clientSecret = 'a-secret-for-tests-only'

/** Whether an account's ID token gets a forged signature. */
export const isForged = (address: string | undefined): boolean => address?.startsWith('forged') === true

/** Claims of the person who signs in with an address. */
export interface ProviderAccount {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly given_name: string | null
  readonly family_name: string
}

/**
 * Accepts any address and password. Addresses that begin with `unverified` are not verified, those with `untidy` have
 * malformed name claims, and the ID tokens of those with `forged` have a wrong signature.
 */
export const accountOf = (address: string): ProviderAccount => ({
  sub: `subject of ${address}`,
  email: address,
  email_verified: !address.startsWith('unverified'),
  given_name: address.startsWith('untidy') ? null : 'Oda',
  family_name: address.startsWith('untidy') ? ' Ex\u0000tern\n' : 'Extern',
})
