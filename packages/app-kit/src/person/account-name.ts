import type { Format, PersonName } from '@lernspur/app-runtime'
import { visibleAddress } from '@lernspur/contracts/identity/missing-address'

/** A person with the address of the account; null where it is not told. */
interface AddressedPerson extends PersonName {
  readonly email: string | null
}

/** What stands where an account has no name or no address. */
const missing = {
  de: { name: 'Ohne Namen', address: 'Ohne E‑Mail-Adresse' },
  en: { name: 'No name', address: 'No e-mail address' },
} as const

/** The name of a person, else the address, else words for somebody with neither (rule external.6). */
export const accountName = (format: Format, { email, ...person }: AddressedPerson): string =>
  format.name(person).trim() || visibleAddress(email ?? '') || missing[format.language].name

/** The address of an account, or words for an account without one. */
export const accountAddress = (format: Format, email: string): string =>
  visibleAddress(email) || missing[format.language].address
