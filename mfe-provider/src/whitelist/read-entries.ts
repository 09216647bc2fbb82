import { type AllowedEmails, allowedEmailsSchema } from '@lernspur/contracts/provider/allowed-email.contract'
import { distance } from 'fastest-levenshtein'

/** Why an entry needs a second look; only an invalid one cannot be allowed. */
export type EntryProblem = 'invalid' | 'twice' | 'typo'

/** An address or a domain (`*@schule.example`) of a pasted list. */
export interface ReadEntry {
  /** Its line, from 1. */
  readonly line: number
  readonly text: string
  /** In the server's format; undefined for an invalid one. */
  readonly email: string | undefined
  readonly problem: EntryProblem | undefined
  /** What was probably meant by a typo. */
  readonly suggestion: string | undefined
}

/** Common mail services; a domain similar to one of them may be a typo. */
const mailServices = [
  'freenet.de',
  'gmail.com',
  'gmx.at',
  'gmx.ch',
  'gmx.de',
  'gmx.net',
  'hotmail.com',
  'icloud.com',
  'mailbox.org',
  'outlook.com',
  'outlook.de',
  'posteo.de',
  't-online.de',
  'web.de',
  'yahoo.de',
]

const lettersOf = (name: string): string => [...name].sort().join('')

/**
 * Number of changed letters up to which a domain counts as a typo. Many schools' domains differ from `web.de` by two
 * letters; for short domains, two count only if they are swapped.
 */
const maxTypos = (service: string, domain: string): number =>
  service.length > 'web.de'.length || lettersOf(service) === lettersOf(domain) ? 2 : 1

/** The address at the mail service with nearly the same domain; undefined if there is none. */
const corrected = (email: string): string | undefined => {
  const [name = '', domain = ''] = email.split('@')
  if (mailServices.includes(domain)) return undefined
  const [nearest] = mailServices
    .map((service) => ({ service, typos: distance(service, domain) }))
    .filter(({ service, typos }) => typos <= maxTypos(service, domain))
    .toSorted((one, other) => one.typos - other.typos)
  return nearest && `${name}@${nearest.service}`
}

const emailIn = (text: string): string | undefined => {
  const read: AllowedEmails | undefined = allowedEmailsSchema.safeParse({ emails: [text] }).data
  return read?.emails[0]?.toLowerCase()
}

/** Entries of a line: separated by commas, semicolons or tabs; of "Mia Groß <mia@schule.de>", the part in brackets. */
const entriesOf = (line: string): string[] =>
  line
    .split(/[,;\t]+/)
    .flatMap((part) => /<([^<>]+)>/.exec(part)?.[1] ?? part.trim().split(/\s+/))
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Whether a cell of a pasted table may be an entry; names beside the addresses are not. */
const isSuggestion = (text: string, others: readonly string[]): boolean =>
  text.includes('@') || !others.some((other) => other.includes('@'))

/** Reads the addresses and domains in a pasted text, in order, and says what looks wrong with each. */
export const readEntries = (text: string): ReadEntry[] => {
  const seen = new Set<string>()
  return text.split(/\r?\n/).flatMap((content, index) => {
    const found = entriesOf(content)
    return found
      .filter((entry) => isSuggestion(entry, found))
      .map((entry) => {
        const email = emailIn(entry)
        const isTwice = email !== undefined && seen.has(email)
        if (email) seen.add(email)
        const suggestion = email === undefined || email.startsWith('*') ? undefined : corrected(email)
        const problem = email === undefined ? 'invalid' : isTwice ? 'twice' : suggestion ? 'typo' : undefined
        return { line: index + 1, text: entry, email, problem, suggestion }
      })
  })
}
