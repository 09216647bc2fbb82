import { createHmac } from 'node:crypto'
import type { Database, Transaction } from '@lernspur/service-kit/call'
import { Refusal } from '@lernspur/service-kit/refusal'

/** Seconds in which a full level sinks to nothing. */
const windowSeconds = 600
/** Levels older than this are nothing any more. */
const keepHours = 24

/**
 * Attempts in a row before one has to wait. A client may be a whole school behind one address; an account as a whole
 * takes more than one client may try, so that a stranger cannot lock its owner out with a handful of attempts.
 */
const bursts = { client: 100, account: 50, accountOfClient: 10 } as const

interface Subject {
  readonly hash: Buffer
  readonly step: number
}

/** What attempts are counted by, always in the same order, so that concurrent ones never wait for each other in a ring. */
const subjectsOf = (secret: string, email: string, client: string): readonly [Subject, Subject, Subject] => {
  const subject = (kind: keyof typeof bursts, ...parts: readonly string[]): Subject => ({
    hash: createHmac('sha256', Buffer.from(secret, 'hex'))
      .update(JSON.stringify(['sign-in', kind, ...parts]))
      .digest(),
    step: 1 / bursts[kind],
  })
  return [subject('client', client), subject('account', email), subject('accountOfClient', email, client)]
}

export interface Throttle {
  /** Counts an attempt; TOO_MANY_REQUESTS when there were too many. */
  countAttempt(): Promise<void>
  /** The attempt was rightful: takes it back and forgets the failed ones of this client for this account. */
  forgive(tx: Transaction): Promise<void>
}

/** Throttle of sign-ins for an account from a client, kept in the database and thus over restarts and processes. */
export const makeThrottle = (db: Database, secret: string, email: string, client: string): Throttle => {
  const subjects = subjectsOf(secret, email, client)
  const [ofClient, ofAccount, ofBoth] = subjects
  return {
    countAttempt: async () => {
      const hashes = subjects.map(({ hash }) => hash.toString('hex'))
      const steps = subjects.map(({ step }) => step)
      const rows = await db<{ wait: number }[]>`
        insert into sign_in_throttle as known (subject, level)
        select decode(one.subject, 'hex'), one.step
        from unnest(${hashes}::text[], ${steps}::float8[]) with ordinality as one (subject, step, place)
        order by one.place
        on conflict (subject) do update set
          level = least(
            1 + excluded.level,
            excluded.level + greatest(0, known.level - extract(epoch from now() - known.updated_at) / ${windowSeconds}::float8)
          ),
          updated_at = now()
        returning (level - 1) * ${windowSeconds}::float8 as wait`
      const wait = Math.max(...rows.map((row) => row.wait))
      // A full level of rounded tenths may stand a hair above one.
      if (wait > 0.001) throw new Refusal('TOO_MANY_REQUESTS', undefined, { retryAfter: wait })
    },
    forgive: async (tx) => {
      await tx`
        update sign_in_throttle set level = greatest(0, level - ${ofClient.step}) where subject = ${ofClient.hash}`
      await tx`
        update sign_in_throttle set level = greatest(0, level - ${ofAccount.step}) where subject = ${ofAccount.hash}`
      await tx`delete from sign_in_throttle where subject = ${ofBoth.hash}`
      // Skipping what others hold, because two that clear the same old rows would wait for each other in a ring.
      await tx`
        delete from sign_in_throttle where subject in (
          select subject from sign_in_throttle
          where updated_at < now() - make_interval(hours => ${keepHours}) limit 100 for update skip locked
        )`
    },
  }
}
