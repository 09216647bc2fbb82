import type { Language } from '@lernspur/contracts/error-catalogue'
import type { SendFeedback } from '@lernspur/contracts/feedback.contract'
import type { Transaction } from '../call/call'

/** What mails there are, each with what its text tells beside the link. Nothing here grants access. */
export interface MailFacts {
  readonly passwordReset: Record<never, never>
  readonly registration: { readonly firstName: string }
  /** Somebody registered again who has an account already. */
  readonly accountExists: Record<never, never>
  /** Somebody registered again whose account was deactivated. */
  readonly accountClosed: Record<never, never>
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

/** Puts a mail into the outbox, in the transaction of what it tells of. It is sent once that is kept. */
export const postMail = async <Kind extends MailKind>(tx: Transaction, mail: Mail<Kind>): Promise<void> => {
  const { id = Bun.randomUUIDv7(), kind, recipient, language, facts } = mail
  await tx`
    insert into mail_outbox (id, kind, recipient, language, facts)
    values (${id}, ${kind}, ${recipient}, ${language}, ${JSON.stringify(facts)}::text::jsonb)`
}
