/**
 * Domain of what stands in the field `email` of an account without an address: one that no mail can reach (RFC 6761), so
 * that the field stays a distinct address of the known shape (rule external.6).
 */
export const missingAddressDomain = 'no-address.invalid'

/** What stands in the field `email` of a new account without an address; `key` is distinct, and says nothing of the person. */
export const missingAddress = (key: string): string => `${key}@${missingAddressDomain}`

/** Whether an account with this `email` has no address. */
export const isMissingAddress = (email: string): boolean => email.endsWith(`@${missingAddressDomain}`)

/** The address of an account as people see it; empty when it has none. */
export const visibleAddress = (email: string): string => (isMissingAddress(email) ? '' : email)
