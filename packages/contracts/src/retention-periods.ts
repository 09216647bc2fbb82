/** A time span as people say it. */
export interface Span {
  readonly count: number
  readonly unit: 'hours' | 'days'
}

const hours = (count: number): Span => ({ count, unit: 'hours' })
const days = (count: number): Span => ({ count, unit: 'days' })

/**
 * How long records are kept that end by themselves. Housekeeping deletes by this table, and the privacy notice is
 * filled from it, so that what it promises is what happens (rule expiry.1).
 */
export const retentionPeriods = {
  /** A session after its last use. */
  session: days(14),
  /** A session however much it is used. */
  longestSession: days(90),
  /** The same after its last use on a device that others use as well. */
  sharedSession: hours(12),
  /** A session after its beginning, however much it is used. */
  wholeSession: days(90),
  /** A device after the last sign-in from it, as a keyed hash: others cannot lock its owner out. */
  knownDevice: days(180),
  /** What is left of a session, an attempt to sign in or a code in a mail once it can no longer be used. */
  expired: days(1),
  /** A second factor that was set up and never confirmed. */
  unconfirmedSecondFactor: days(1),
  /** A request to remove a second factor, with its reason. */
  twoFactorReset: days(365),
  /** Counts of attempts to sign in, as keyed hashes. */
  signInThrottle: days(1),
  /** When a mail last went to an address, as a keyed hash. */
  mailCooldown: hours(1),
  /** How many mails of invitation somebody caused on a day. */
  mailAllowance: days(1),
  /** A mail that was sent, or that nobody took. */
  mail: days(30),
  /** The first answer to a create, for clients that repeat it, such as a device that was offline (rule browser.8). */
  idempotencyKey: days(30),
  /** A deleted entry with its photos, so that the deletion can be undone (rule observation.8). */
  deletedEntry: hours(1),
  /** What an import of names has changed, so that it can be undone (rule import.4). */
  studentImport: days(30),
  /** What undoes a change of several subjects. */
  subjectChange: days(30),
  /** Who did what and when: two school years. */
  audit: days(730),
  /** A backup copy, and so what was deleted since it was made. */
  backup: days(30),
} as const satisfies Readonly<Record<string, Span>>

export type RetentionPeriod = keyof typeof retentionPeriods

/** A span as PostgreSQL reads an interval, `14 days`. */
export const intervalOf = ({ count, unit }: Span): string => `${count} ${unit}`
