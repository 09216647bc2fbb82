import * as z from 'zod/mini'
import { emailAddress, id, instant } from '../wire/fields'
import { defineRoutes } from '../wire/route'

/** Mails of one call. */
export const mailLimits = { ids: 200 } as const

/**
 * `refused` was given up, too; `dropped` is a mail that only an account gets, to an address without one; `cancelled` was
 * not sent because the provider said so.
 */
export const mailStates = ['waiting', 'accepted', 'refused', 'dropped', 'cancelled'] as const
export type MailState = (typeof mailStates)[number]

/** A mail as the provider sees it: neither subject nor text, which may name a child or hold a secret (rule support.2). */
export const sentMailSchema = z.object({
  id,
  /** Such as `passwordReset`; other releases may know more. */
  kind: z.string(),
  state: z.enum(mailStates),
  createdAt: instant,
  attempts: z.int(),
  /** When it was accepted, given up or cancelled. */
  settledAt: z.nullable(instant),
  /** Set while it waits. */
  nextAttemptAt: z.nullable(instant),
  /** What the mail server said last; null when it said nothing. */
  reply: z.nullable(z.string()),
})
export type SentMail = z.infer<typeof sentMailSchema>

/** A mail that has not arrived: it waits, was refused or was cancelled (rule mail.1). */
export const undeliveredMailSchema = z.extend(sentMailSchema, {
  recipient: emailAddress,
  /** It waits, or is refused or cancelled and its content is still there (rule mail.2). */
  canRetry: z.boolean(),
  /** It waits, and warns nobody of what happens to an account or a school. */
  canCancel: z.boolean(),
})
export type UndeliveredMail = z.infer<typeof undeliveredMailSchema>

/** How the outbox of the installation is doing. */
export const mailQueueSchema = z.object({
  waitingCount: z.int(),
  /** When the oldest mail that waits was posted; null when none does. */
  waitingSince: z.nullable(instant),
  /** Mails that the mail server took and refused in the last 24 hours. */
  acceptedCount: z.int(),
  refusedCount: z.int(),
  /** When the mail server took the last one; null when none is known. */
  lastAcceptedAt: z.nullable(instant),
})
export type MailQueue = z.infer<typeof mailQueueSchema>

export const mailsSchema = z.strictObject({
  ids: z.array(id).check(z.minLength(1), z.maxLength(mailLimits.ids)),
})
export type Mails = z.infer<typeof mailsSchema>

/** Mails that a call changed; others were sent meanwhile, or cannot be. */
export const changedMailsSchema = z.object({ count: z.int() })

const actErrors = ['VALIDATION_FAILED', 'NO_PERMISSION'] as const

/** The mails of the installation, for the provider (rules mail.1 to mail.3). */
export const mailRoutes = defineRoutes({
  listMails: {
    method: 'GET',
    path: '/provider/mails',
    owner: 'identity',
    access: 'provider',
    list: { id: 'uuid', createdAt: 'instant', recipient: 'text', kind: 'text', state: 'text' },
    response: undeliveredMailSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  getMailQueue: {
    method: 'GET',
    path: '/provider/mail-queue',
    owner: 'identity',
    access: 'provider',
    response: mailQueueSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  /** Tries mails now that wait, and once more those that were refused or cancelled; others are passed over. */
  retryMails: {
    method: 'POST',
    path: '/provider/mails/retry',
    owner: 'identity',
    access: 'provider',
    body: mailsSchema,
    response: changedMailsSchema,
    status: 200,
    errors: actErrors,
    extension: true,
  },
  /** Mails that wait are not sent; others are passed over, and so are those that warn somebody. */
  cancelMails: {
    method: 'POST',
    path: '/provider/mails/cancel',
    owner: 'identity',
    access: 'provider',
    body: mailsSchema,
    response: changedMailsSchema,
    status: 200,
    errors: actErrors,
    extension: true,
  },
})
