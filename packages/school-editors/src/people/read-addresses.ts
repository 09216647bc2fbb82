import { emailAddress } from '@lernspur/contracts/wire/fields'

/** E-mail addresses in a list, and entries that are none. */
export interface AddressList {
  /** Lower case, without duplicates. */
  readonly addresses: readonly string[]
  readonly faulty: readonly string[]
}

/** The address as the server accepts it; undefined if it is none. */
const addressIn = (text: string) => emailAddress.safeParse(text).data

/** Entries of a line; if names stand next to addresses, as in mail programs and tables, the addresses alone. */
const entriesOf = (line: string): string[] => {
  const words = line
    .replace(/"[^"]*"(?=\s*<)/g, '')
    .split(/[,\s<>]+/)
    .map((word) => word.replace(/^mailto:/i, '').toLowerCase())
    .filter((word) => word !== '')
  const hasNames = /[<\t]/.test(line) && words.some((word) => word.includes('@'))
  return hasNames ? words.filter((word) => word.includes('@')) : words
}

/**
 * Reads addresses separated by commas, semicolons or line breaks, with names as in "Groß, Mia <mia@schule.de>" or in
 * other columns of a table.
 */
export const readAddresses = (text: string): AddressList => {
  const entries = text.split(/[;\n]+/).flatMap(entriesOf)
  return {
    addresses: [...new Set(entries.flatMap((entry) => addressIn(entry) ?? []))],
    faulty: [...new Set(entries.filter((entry) => addressIn(entry) === undefined))],
  }
}
