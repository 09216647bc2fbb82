import type { Language } from '@lernspur/contracts/error-catalogue'
import { mailCode } from '@lernspur/service-kit/mail-code'
import type { MailFacts, MailKind } from '@lernspur/service-kit/post-mail'
import { invitationCode } from '../invitation-code'
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

/** Text and link of a mail. `name` is the first name of the recipient, or empty. */
export const prepareMail = <Kind extends MailKind>(
  { id, kind, recipient, language, facts }: WaitingMail<Kind>,
  name: string,
  { secret, publicUrl }: { secret: string; publicUrl: string },
): WrittenMail => {
  const parts = {
    link: linkTo(publicUrl),
    code: mailCode(secret, id),
    invitationCode: (invitationId: string) => invitationCode(secret, invitationId),
    recipient,
    name,
  }
  const letter = letters[kind][language](facts, parts)
  const { replyTo } = letter
  return { id, kind, to: recipient, ...(replyTo !== undefined && { replyTo }), ...writeMail(letter, language) }
}
