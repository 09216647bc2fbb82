import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { MailFacts, MailKind } from '@lernspur/service-kit/mail/post-mail'

/** The content of a mail, before rendering. */
export interface Letter {
  readonly subject: string
  /** Reply address; without one, replies are not read. */
  readonly replyTo?: string
  readonly greeting: string
  readonly before: readonly string[]
  readonly action?: { readonly label: string; readonly link: string }
  readonly after: readonly string[]
}

/** The data of a mail, and the URL of its link. */
export interface LetterParts {
  /** A URL of the interface with query parameters. */
  link(path: string, parameters?: Readonly<Record<string, string>>): string
  readonly code: string
  /**
   * A URL for somebody who may have no password yet: `path`, or first the page that sets one, once and within seven
   * days.
   */
  entry(path: string): string
  /** The recipient has no password yet, and `entry` sets one. */
  readonly isNew: boolean
  /** Code of an invitation, by its id. */
  invitationCode(invitationId: string): string
  /** The code that confirms a session, which is typed. */
  confirmationCode(): string
  readonly recipient: string
  /** First name, if known. */
  readonly name: string
}

/** The texts of a kind of mail. */
export type LettersOf<Kind extends MailKind> = Readonly<
  Record<Language, (facts: MailFacts[Kind], parts: LetterParts) => Letter>
>
