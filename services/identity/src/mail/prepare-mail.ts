import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { mailCode } from '@lernspur/service-kit/mail/mail-code'
import type { MailFacts, MailKind } from '@lernspur/service-kit/mail/post-mail'
import { confirmationCode } from '../typed-code/confirmation-code'
import { invitationCode } from '../typed-code/invitation-code'
import { forClosedAccount } from './closed-account'
import { letters } from './letter/letters'
import type { WrittenMail } from './transport'
import { writeMail } from './write-mail'

/** A mail of the outbox. */
export interface WaitingMail<Kind extends MailKind = MailKind> {
  readonly id: string
  readonly kind: Kind
  readonly recipient: string
  readonly language: Language
  readonly facts: MailFacts[Kind]
  readonly attempts: number
}

const linkTo =
  (publicUrl: string) =>
  (path: string, parameters: Readonly<Record<string, string>> = {}): string => {
    const url = new URL(path, publicUrl)
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    return url.href
  }

/** Whether there are texts for it; another version of a service may queue kinds that this one does not know. */
export const isKnown = (kind: string): kind is MailKind => Object.hasOwn(letters, kind)

/** What is known of the recipient. */
export interface Recipient {
  /** The first name, or empty. */
  readonly name: string
  /** There is no way to sign in yet, and the code of this mail sets a password. */
  readonly isNew: boolean
}

/** Text and link of a mail; `isClosed` when it invites somebody who has closed the account. */
export const prepareMail = <Kind extends MailKind>(
  { id, kind, recipient, language, facts }: WaitingMail<Kind>,
  { name, isNew, isClosed }: Recipient & { readonly isClosed: boolean },
  { secret, publicUrl }: { secret: string; publicUrl: string },
): WrittenMail => {
  const link = linkTo(publicUrl)
  const code = mailCode(secret, id)
  const parts = {
    link,
    code,
    entry: (path: string) => (isNew ? link('/auth/finish-registration', { email: recipient, code }) : link(path)),
    isNew,
    invitationCode: (invitationId: string) => invitationCode(secret, invitationId),
    confirmationCode: () => confirmationCode(secret, id),
    recipient,
    name,
  }
  const written = letters[kind][language](facts, parts)
  const letter = isClosed ? forClosedAccount(written, language) : written
  const { replyTo } = letter
  return { id, kind, to: recipient, ...(replyTo !== undefined && { replyTo }), ...writeMail(letter, language) }
}
