import { createHmac } from 'node:crypto'
import type { Database, Query, Transaction } from '@lernspur/service-kit/call'
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
  /** Hexadecimal. */
  readonly hash: string
  readonly step: number
}

/** What attempts are counted by, always in the same order, so that concurrent ones never wait for each other in a ring. */
const subjectsOf = (secret: string, email: string, client: string): readonly [Subject, Subject, Subject] => {
  const subject = (kind: keyof typeof bursts, ...parts: readonly string[]): Subject => ({
    hash: createHmac('sha256', Buffer.from(secret, 'hex'))
      .update(JSON.stringify(['sign-in', kind, ...parts]))
      .digest('hex'),
    step: 1 / bursts[kind],
  })
  return [subject('client', client), subject('account', email), subject('accountOfClient', email, client)]
}

/**
 * Adds the attempt to each level that has room for it, in one statement; `before` is the level that it met. Of many
 * attempts at once the database lets each see the one before.
 */
const raise = (db: Database, subjects: readonly Subject[]): Promise<{ hash: string; before: number }[]> => db`
  insert into sign_in_throttle as known (subject, level)
  select decode(one.hash, 'hex'), one.step
  from unnest(${subjects.map(({ hash }) => hash)}::text[], ${subjects.map(({ step }) => step)}::float8[])
    with ordinality as one (hash, step, place)
  order by one.place
  on conflict (subject) do update set
    level = case
      when ${sunken(db)} + excluded.level > 1.000001 then ${sunken(db)}
      else ${sunken(db)} + excluded.level
    end,
    updated_at = greatest(now(), known.updated_at)
  returning
    encode(new.subject, 'hex') as hash,
    coalesce(greatest(0, old.level - extract(epoch from new.updated_at - old.updated_at) / ${windowSeconds}::float8), 0)
      as before`

/** What is left of a known level by now. */
const sunken = (db: Database): Query => db`
  greatest(0, known.level - greatest(0, extract(epoch from now() - known.updated_at)) / ${windowSeconds}::float8)`

/** Takes attempts back, in the same order as they were added. */
const lower = async (db: Transaction, subjects: readonly Subject[]): Promise<void> => {
  for (const { hash, step } of subjects) {
    await db`update sign_in_throttle set level = greatest(0, level - ${step}) where subject = decode(${hash}, 'hex')`
  }
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
      const rows = await raise(db, subjects)
      const levels = new Map(rows.map(({ hash, before }) => [hash, before]))
      const waits = subjects.map(({ hash, step }) => ((levels.get(hash) ?? 0) + step - 1) * windowSeconds)
      // Ten tenths may stand a hair above one.
      const isFull = (wait: number): boolean => wait > 0.001
      if (!waits.some(isFull)) return
      // A refused attempt counts for nothing, or whoever keeps trying would lock out everybody else.
      await lower(
        db,
        subjects.filter((_, index) => !isFull(waits[index] ?? 0)),
      )
      throw new Refusal('TOO_MANY_REQUESTS', undefined, { retryAfter: Math.max(...waits) })
    },
    forgive: async (tx) => {
      await lower(tx, [ofClient, ofAccount])
      await tx`delete from sign_in_throttle where subject = decode(${ofBoth.hash}, 'hex')`
      // Skipping what others hold, because two that clear the same old rows would wait for each other in a ring.
      await tx`
        delete from sign_in_throttle where subject in (
          select subject from sign_in_throttle
          where updated_at < now() - make_interval(hours => ${keepHours}) limit 100 for update skip locked
        )`
    },
  }
}
