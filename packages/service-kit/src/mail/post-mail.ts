import { createHmac } from 'node:crypto'
import type { Language } from '@lernspur/contracts/error-catalogue'
import type { SendFeedback } from '@lernspur/contracts/feedback.contract'
import type { Transaction } from '../call/call'

/** What mails there are, each with what its text tells beside the link. Nothing here opens a door. */
export interface MailFacts {
  readonly passwordReset: Record<never, never>
  readonly registration: { readonly firstName: string }
  /** Somebody registered again who has an account already. */
  readonly accountExists: Record<never, never>
  readonly emailChange: { readonly firstName: string }
  /** To the address that an account no longer has. */
  readonly emailChanged: { readonly firstName: string }
  readonly signInLink: { readonly authAttemptId: string }
  /** An invitation by code was made for this address. */
  readonly invitation: { readonly invitationId: string; readonly tenantName: string; readonly inviter: string }
  /** A role waits for an answer. */
  readonly roleInvitation: { readonly tenantName: string; readonly inviter: string }
  /** A message to whoever runs the installation. */
  readonly feedback: SendFeedback & Readonly<Record<'name' | 'email' | 'school' | 'page', string>>
}

export type MailKind = keyof MailFacts

export interface Mail<Kind extends MailKind> {
  /** From this id the code of the link is derived (see `mailCode`). */
  readonly id?: string
  readonly kind: Kind
  /** Lower case. */
  readonly recipient: string
  readonly language: Language
  readonly facts: MailFacts[Kind]
}

/** Seconds between two mails of a kind to one address (decisions: sign-in). */
export const cooldownSeconds = 60

const subjectOf = (secret: string, kind: MailKind, recipient: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(JSON.stringify(['mail', kind, recipient]))
    .digest('hex')

/**
 * Whether a mail of this kind may go to this address now; then the next one must wait 60 seconds. One statement decides,
 * alike for addresses that nobody has.
 */
export const claimCooldown = async (
  tx: Transaction,
  secret: string,
  kind: MailKind,
  recipient: string,
): Promise<boolean> => {
  const claimed = await tx`
    insert into mail_cooldown as known (subject) values (decode(${subjectOf(secret, kind, recipient)}, 'hex'))
    on conflict (subject) do update set sent_at = now()
      where known.sent_at <= now() - make_interval(secs => ${cooldownSeconds})
    returning subject`
  return claimed.length > 0
}

/** Whether a mail of this kind went to this address within the last 60 seconds. */
export const isCoolingDown = async (
  tx: Transaction,
  secret: string,
  kind: MailKind,
  recipient: string,
): Promise<boolean> => {
  const found = await tx`
    select from mail_cooldown
    where subject = decode(${subjectOf(secret, kind, recipient)}, 'hex')
      and sent_at > now() - make_interval(secs => ${cooldownSeconds})`
  return found.length > 0
}

/** Puts a mail into the outbox, in the transaction of what it tells of. It is sent once that is kept. */
export const postMail = async <Kind extends MailKind>(tx: Transaction, mail: Mail<Kind>): Promise<void> => {
  const { id = Bun.randomUUIDv7(), kind, recipient, language, facts } = mail
  await tx`
    insert into mail_outbox (id, kind, recipient, language, facts)
    values (${id}, ${kind}, ${recipient}, ${language}, ${JSON.stringify(facts)}::text::jsonb)`
}
