import { createHmac } from 'node:crypto'
import type { Transaction } from '../call/call'

/** Whose mails are counted, and how many of them may be sent a day (UTC). */
export interface Allowance {
  /** Id of a user or a school. */
  readonly of: string
  readonly perDay: number
}

const subjectOf = (secret: string, of: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(JSON.stringify(['allowance', of]))
    .digest('hex')

/**
 * How many invitations may be mailed today within all allowances. Concurrent calls of the same person or school wait for
 * the end of this transaction.
 */
export const mailsLeft = async (tx: Transaction, secret: string, allowances: readonly Allowance[]): Promise<number> => {
  let left = Number.POSITIVE_INFINITY
  for (const { of, perDay } of allowances) {
    const [row] = await tx<{ used: number }[]>`
      insert into mail_allowance as ma (subject) values (decode(${subjectOf(secret, of)}, 'hex'))
      on conflict (subject, day) do update set used = ma.used returning used`
    left = Math.min(left, perDay - (row?.used ?? 0))
  }
  return Math.max(0, left)
}

/** Counts mails of today against all allowances. */
export const countMails = async (
  tx: Transaction,
  secret: string,
  allowances: readonly Allowance[],
  count: number,
): Promise<void> => {
  const subjects = allowances.map(({ of }) => subjectOf(secret, of))
  await tx`
    update mail_allowance ma set used = ma.used + ${count}
    where encode(ma.subject, 'hex') = any(${subjects}::text[]) and ma.day = (now() at time zone 'UTC')::date`
}
