export const clientId = 'lernspur'
export const clientSecret = 'a-secret-for-tests-only'

/** Whether the ID token of an account is signed by somebody else. */
export const isForged = (address: string | undefined): boolean => address?.startsWith('forged') === true

/** Claims of the person who signs in with a name. */
export interface ProviderAccount {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly given_name: string | null
  readonly family_name: string
}

/**
 * Any address and password has an account; addresses that begin with `unverified` are not verified, and those that
 * begin with `untidy` have malformed name claims. The ID tokens of those that begin with `forged` carry another signature.
 */
export const accountOf = (address: string): ProviderAccount => ({
  sub: `subject of ${address}`,
  email: address,
  email_verified: !address.startsWith('unverified'),
  given_name: address.startsWith('untidy') ? null : 'Oda',
  family_name: address.startsWith('untidy') ? ' Ex\u0000tern\n' : 'Extern',
})
