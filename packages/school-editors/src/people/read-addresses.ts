import { emailAddress } from '@lernspur/contracts/fields'

/** E-mail addresses of a list, and entries that are none. */
export interface ReadAddresses {
  /** Lower case, without duplicates. */
  readonly addresses: readonly string[]
  readonly faulty: readonly string[]
}

/** As the server accepts it; undefined if it is no address. */
const addressIn = (text: string) => emailAddress.safeParse(text).data

/** Reads addresses separated by commas, semicolons or line breaks, including "Mia Groß <mia@schule.de>". */
export const readAddresses = (text: string): ReadAddresses => {
  const parts = text
    .split(/[,;\n]+/)
    .flatMap((part) => /<([^<>]+)>/.exec(part)?.[1] ?? part.trim().split(/\s+/))
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '')
  return {
    addresses: [...new Set(parts.flatMap((part) => addressIn(part) ?? []))],
    faulty: [...new Set(parts.filter((part) => addressIn(part) === undefined))],
  }
}
