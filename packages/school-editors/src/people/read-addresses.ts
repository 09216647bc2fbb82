import { emailAddress } from '@lernspur/contracts/fields'

/** E-mail addresses of a list, and what in it is none. */
export interface ReadAddresses {
  /** In lower case, each once. */
  readonly addresses: readonly string[]
  readonly faulty: readonly string[]
}

/** As the server takes it; undefined for what is none. */
const addressIn = (text: string) => emailAddress.safeParse(text).data

/** Reads addresses separated by commas, semicolons or lines; "Mia Groß <mia@schule.de>" is one too. */
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
