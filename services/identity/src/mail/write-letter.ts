import type { Language } from '@lernspur/contracts/error-catalogue'
import type { MailFacts, MailKind } from '@lernspur/service-kit/post-mail'
import type { Letter } from './letter'
import { nameInMail } from './name-in-mail'

/** The data of a mail, and the URL of its link. */
export interface LetterParts {
  /** A URL of the interface with query parameters. */
  link(path: string, parameters?: Readonly<Record<string, string>>): string
  readonly code: string
  /** Code of an invitation, by its id. */
  invitationCode(invitationId: string): string
  readonly recipient: string
  /** First name, if known. */
  readonly name: string
}

type Write<Kind extends MailKind> = (facts: MailFacts[Kind], parts: LetterParts) => Letter
/** Texts of one kind of mail, by language. */
export type LettersOf<Kind extends MailKind> = Readonly<Record<Language, Write<Kind>>>

const greeting = (word: string, name: string): string => `${`${word} ${nameInMail(name)}`.trim()},`

/** The German salutation. */
export const hallo = (name: string): string => greeting('Guten Tag', name)

/** The English salutation. */
export const hello = (name: string): string => greeting('Hello', name)
