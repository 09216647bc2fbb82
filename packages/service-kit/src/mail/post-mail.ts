import type { SendFeedback } from '@lernspur/contracts/identity/feedback.contract'
import { isMissingAddress } from '@lernspur/contracts/identity/missing-address'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { SchoolCounts } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import type { RoleLoss } from '@lernspur/contracts/school-admin/user-role.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { Transaction } from '../call/call'

/** Kinds of mails, each with the data of its text. None of it grants access. */
export interface MailFacts {
  readonly passwordReset: Record<never, never>
  readonly registration: { readonly firstName: string }
  /** A registration for an address that has an account already. */
  readonly accountExists: Record<never, never>
  /** A registration for an address whose account is deactivated. */
  readonly accountClosed: Record<never, never>
  readonly emailChange: { readonly firstName: string }
  /** To the previous address of an account. */
  readonly emailChanged: { readonly firstName: string }
  /** An identity of this provider now signs in to the account. */
  readonly identityLinked: { readonly firstName: string; readonly provider: string }
  /** Somebody wants to remove the second factor of the recipient. */
  readonly twoFactorReset: { readonly firstName: string; readonly tenantName: string; readonly reason: string }
  readonly twoFactorRemoved: { readonly firstName: string }
  /** A code that confirms who sits at the screen. */
  readonly confirmation: { readonly firstName: string }
  /** Many codes of the recipient's second factor were wrong. */
  readonly wrongCodes: { readonly firstName: string }
  /** The provider has disabled or enabled the account of the recipient. */
  readonly accountDisabled: { readonly firstName: string; readonly reason: string }
  readonly accountEnabled: { readonly firstName: string; readonly reason: string }
  /** Shows the provider that mails arrive. */
  readonly deliveryTest: Record<never, never>
  readonly signInLink: { readonly authAttemptId: string }
  /** An invitation by code, for this address. */
  readonly invitation: {
    readonly invitationId: string
    readonly tenantName: string
    readonly inviter: string
    /** Days for which it is open; 30 for mails that were queued by an earlier release. */
    readonly days?: number
  }
  /** A role is pending. */
  readonly roleInvitation: { readonly tenantName: string; readonly inviter: string }
  /**
   * Notifications for somebody who wants them by mail; those about reports without their message (rule notification.2).
   */
  readonly notification: {
    readonly news: readonly { readonly title: string; readonly message: string | null }[]
  }
  /** To all admins and managers: the school is only read from now on, and removed on a day. */
  readonly schoolClosing: { readonly tenantName: string; readonly requester: string; readonly dueOn: string }
  /** To the same: the school stays. */
  readonly schoolKept: { readonly tenantName: string; readonly requester: string }
  /** To the same: nobody can work there until the provider enables the school again; answers reach the requester. */
  readonly schoolDisabled: {
    readonly tenantName: string
    readonly requester: string
    readonly requesterEmail: string
    readonly reason: string | null
  }
  readonly schoolEnabled: { readonly tenantName: string; readonly requester: string }
  /** The receipt: what was removed, and when. */
  readonly schoolClosed: { readonly tenantName: string; readonly closedAt: string; readonly counts: SchoolCounts }
  /** To an admin of a school: the provider asks for a role, which he or she confirms or refuses. */
  readonly roleRequest: {
    readonly tenantId: string
    readonly tenantName: string
    readonly asker: string
    readonly person: string
    readonly email: string
    readonly roleType: RoleType
  }
  /** To another admin of a school: the provider wants to take something from a person there. */
  readonly lossRequest: MailFacts['roleRequest'] & { readonly loss: RoleLoss }
  /** A message to the operator. */
  readonly feedback: SendFeedback & Readonly<Record<'name' | 'email' | 'school' | 'page', string>>
}

export type MailKind = keyof MailFacts

export interface Mail<Kind extends MailKind> {
  /** The code of the link is derived from this id (see `mailCode`). */
  readonly id?: string
  readonly kind: Kind
  /** Lower case. */
  readonly recipient: string
  readonly language: Language
  readonly facts: MailFacts[Kind]
}

/**
 * Adds a mail to the outbox, in the caller's transaction. It is sent after the commit. None is added for an account
 * without an address (rule external.6).
 */
export const postMail = async <Kind extends MailKind>(tx: Transaction, mail: Mail<Kind>): Promise<void> => {
  if (isMissingAddress(mail.recipient)) return
  const { id = Bun.randomUUIDv7(), kind, recipient, language, facts } = mail
  await tx`
    insert into mail_outbox (id, kind, recipient, language, facts)
    values (${id}, ${kind}, ${recipient}, ${language}, ${JSON.stringify(facts)}::text::jsonb)`
}
