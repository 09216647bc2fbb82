/** A time span as people say it. */
export interface Span {
  readonly count: number
  readonly unit: 'hours' | 'days'
}

const hours = (count: number): Span => ({ count, unit: 'hours' })
const days = (count: number): Span => ({ count, unit: 'days' })

/**
 * How long records are kept before they are deleted automatically. Housekeeping deletes by this table, and the privacy
 * notice is generated from it, so that it promises what happens (rule expiry.1).
 */
export const retentionPeriods = {
  /** A session after its last use. */
  session: days(14),
  /** A session after its last use on a shared device. */
  sharedSession: hours(12),
  /** A session after its start, however much it is used. */
  wholeSession: days(90),
  /** A device after the last sign-in from it, as a keyed hash: others cannot lock its owner out. */
  knownDevice: days(180),
  /** A session, an attempt to sign in or a mailed code, after it can no longer be used. */
  expired: days(1),
  /** A second factor that was set up and never confirmed. */
  unconfirmedSecondFactor: days(1),
  /** A request to remove a second factor, with its reason. */
  twoFactorReset: days(365),
  /** Counts of attempts to sign in, as keyed hashes. */
  signInThrottle: days(1),
  /** When a mail last went to an address, as a keyed hash. */
  mailCooldown: hours(1),
  /** How many invitations a person had mailed on a day. */
  mailAllowance: days(1),
  /** The content of a mail that was refused or cancelled, so that it can be sent after all (rule mail.2). */
  mailContent: days(7),
  /** A mail after it was sent or refused. */
  mail: days(30),
  /** An event that a program was told of, with what became of it (rule webhook.6). */
  webhookDelivery: days(30),
  /** The first answer to a create, for clients that repeat it, such as a device that was offline (rule browser.8). */
  idempotencyKey: days(30),
  /** A deleted entry with its photos, so that the deletion can be undone (rule observation.8). */
  deletedEntry: hours(1),
  /** The changes of an import of names, so that it can be undone (rule import.4). */
  studentImport: days(30),
  /** What two records of one child were before they were joined (rule student.11). */
  studentJoin: days(30),
  /** The previous state of several subjects, so that their change can be undone. */
  subjectChange: days(30),
  /** Files that an import of a school wrote before it was killed (rule move.6). */
  interruptedImport: days(1),
  /** Who did what and when: two school years. */
  audit: days(730),
  /** A backup copy, and with it data deleted since it was made. */
  backup: days(30),
} as const satisfies Readonly<Record<string, Span>>

/** How long a device keeps what it stores for its person, unless that is sent, saved or signed out before. */
export const devicePeriods = {
  /** A read, for pages without a network (rule browser.10). */
  cachedRead: days(7),
  /** Input that was not saved (rule browser.14). */
  draft: days(60),
} as const satisfies Readonly<Record<string, Span>>

export type RetentionPeriod = keyof typeof retentionPeriods

/** A span as PostgreSQL reads an interval, `14 days`. */
export const intervalOf = ({ count, unit }: Span): string => `${count} ${unit}`
