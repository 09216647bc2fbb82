import { type AllowedEmails, allowedEmailsSchema } from '@lernspur/contracts/provider/allowed-email.contract'
import { run } from '@zootools/email-spell-checker'

/** Why an entry needs a second look; only an invalid one cannot be allowed. */
export type Doubt = 'invalid' | 'twice' | 'typo'

/** An address or a domain (`*@schule.example`) of a pasted list. */
export interface ReadEntry {
  /** Where it stands; the first line is 1. */
  readonly line: number
  readonly text: string
  /** As the server takes it; undefined for an invalid one. */
  readonly email: string | undefined
  readonly doubt: Doubt | undefined
  /** What was probably meant by a typo. */
  readonly meant: string | undefined
}

/** Mail services that many people have an address at, against which slips are found. */
const services = {
  domains: [
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
  ],
  secondLevelDomains: [],
  topLevelDomains: [],
}

const emailIn = (text: string): string | undefined => {
  const read: AllowedEmails | undefined = allowedEmailsSchema.safeParse({ emails: [text] }).data
  return read?.emails[0]?.toLowerCase()
}

/** Entries of a line: separated by commas, semicolons or tabs; of "Mia Groß <mia@schule.de>" what is in brackets. */
const entriesOf = (line: string): string[] =>
  line
    .split(/[,;\t]+/)
    .flatMap((part) => /<([^<>]+)>/.exec(part)?.[1] ?? part.trim().split(/\s+/))
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Whether a cell of a pasted table may be meant as an entry: names beside the addresses are not. */
const isMeant = (text: string, others: readonly string[]): boolean =>
  text.includes('@') || !others.some((other) => other.includes('@'))

/** Reads addresses and domains of a pasted text, in its order, and says what looks wrong with each. */
export const readEntries = (text: string): ReadEntry[] => {
  const seen = new Set<string>()
  return text.split(/\r?\n/).flatMap((content, index) => {
    const found = entriesOf(content)
    return found
      .filter((entry) => isMeant(entry, found))
      .map((entry) => {
        const email = emailIn(entry)
        const isTwice = email !== undefined && seen.has(email)
        if (email) seen.add(email)
        const meant = email?.startsWith('*') ? undefined : email && run({ email, ...services })?.full
        const typo = meant && meant !== email ? 'typo' : undefined
        const doubt = email === undefined ? 'invalid' : isTwice ? 'twice' : typo
        return { line: index + 1, text: entry, email, doubt, meant: typo && meant }
      })
  })
}
