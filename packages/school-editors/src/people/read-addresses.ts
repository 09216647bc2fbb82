import { userLimits } from '@lernspur/contracts/school-admin/user-role.contract'
import { emailAddress, isPlainName } from '@lernspur/contracts/wire/fields'

/** Somebody whose name stands beside the address. */
export interface NamedAddress {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** E-mail addresses in a list, and entries that are none. */
export interface AddressList {
  /** Lower case, without duplicates. */
  readonly addresses: readonly string[]
  readonly faulty: readonly string[]
  /** Those of the addresses with a name. */
  readonly people: readonly NamedAddress[]
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

/** Words that begin a surname of several words, as in "Anna von der Heide". */
const particles = new Set([
  'von',
  'vom',
  'van',
  'zu',
  'zum',
  'zur',
  'de',
  'di',
  'da',
  'del',
  'della',
  'dos',
  'la',
  'le',
])

/** First and last name of a text such as "Mia Groß" or "Groß, Mia"; undefined for what is no name. */
const nameIn = (text: string): Omit<NamedAddress, 'email'> | undefined => {
  const parts = text.split(',').map((part) => part.trim().replace(/\s+/g, ' '))
  const [first = '', second] = parts
  if (parts.length > 2 || first === '' || !isPlainName(text) || text.length > userLimits.name) return undefined
  if (second !== undefined) return { firstName: second, lastName: first }
  const words = first.split(' ')
  const particle = words.findIndex((word, index) => index > 0 && particles.has(word))
  const start = particle > 0 ? particle : Math.max(1, words.length - 1)
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') }
}

/** What stands between an address in angle brackets and the entry before it, without labels of a mail's head. */
const namedEntry = /(?:"([^"]*)"|([^<>@";]*))\s*<([^<>]+)>/g
const before = /^[\s,]*(?:(?:an|to|von|from|cc|bcc|kopie)\s*:)?\s*/i

const peopleIn = (line: string): NamedAddress[] =>
  [...line.matchAll(namedEntry)].flatMap(([, quoted, plain = '', address = '']) => {
    const email = addressIn(
      address
        .trim()
        .replace(/^mailto:/i, '')
        .toLowerCase(),
    )
    // The domain of an address before it ends at the first comma.
    const isAfterAddress = quoted === undefined && line.includes(`@${plain}`) && plain.includes(',')
    const text = quoted ?? (isAfterAddress ? plain.slice(plain.indexOf(',')) : plain)
    const name = nameIn(text.replace(before, '').trim())
    return email === undefined || name === undefined ? [] : [{ email, ...name }]
  })

/** An address with its name, if one is known, as `readAddresses` reads it. */
export const addressText = (email: string, people: readonly NamedAddress[]): string => {
  const person = people.find((one) => one.email === email)
  if (!person) return email
  const { firstName, lastName } = person
  return lastName === '' ? `${firstName} <${email}>` : `"${lastName}, ${firstName}" <${email}>`
}

/**
 * Reads addresses separated by commas, semicolons or line breaks, with names as in "Groß, Mia <mia@schule.de>" or in
 * other columns of a table.
 */
export const readAddresses = (text: string): AddressList => {
  const entries = text.split(/[;\n]+/).flatMap(entriesOf)
  return {
    addresses: [...new Set(entries.flatMap((entry) => addressIn(entry) ?? []))],
    people: [
      ...new Map(
        text
          .split(/[;\n]+/)
          .flatMap(peopleIn)
          .map((one) => [one.email, one]),
      ).values(),
    ],
    faulty: [...new Set(entries.filter((entry) => addressIn(entry) === undefined))],
  }
}
