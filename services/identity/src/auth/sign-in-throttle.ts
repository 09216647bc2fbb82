import { createHmac } from 'node:crypto'
import type { Database, Query, Transaction } from '@lernspur/service-kit/call'
import { Refusal } from '@lernspur/service-kit/refusal'

/** Seconds in which a full level decays to zero. */
const windowSeconds = 600
/** Older levels have decayed to zero. */
const keepHours = 24

/**
 * Consecutive attempts before one has to wait. A client may be a whole school behind one address; an account allows
 * more than one client may try, so that a stranger cannot lock its owner out with a few attempts.
 */
const bursts = { client: 100, account: 50, accountOfClient: 10 } as const

interface Subject {
  /** Hexadecimal. */
  readonly hash: string
  readonly step: number
}

/** The keys by which attempts are counted, always in the same order, so that concurrent attempts cannot deadlock. */
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
 * Adds the attempt to each level that has room for it, in one statement; `before` is the previous level. The database
 * serialises concurrent attempts.
 */
const raise = (db: Database, subjects: readonly Subject[]): Promise<{ hash: string; before: number }[]> => db`
  insert into sign_in_throttle as sit (subject, level)
  select decode(one.hash, 'hex'), one.step
  from unnest(${subjects.map(({ hash }) => hash)}::text[], ${subjects.map(({ step }) => step)}::float8[])
    with ordinality as one (hash, step, place)
  order by one.place
  on conflict (subject) do update set
    level = case
      when ${sunken(db)} + excluded.level > 1.000001 then ${sunken(db)}
      else ${sunken(db)} + excluded.level
    end,
    updated_at = greatest(now(), sit.updated_at)
  returning
    encode(new.subject, 'hex') as hash,
    coalesce(greatest(0, old.level - extract(epoch from new.updated_at - old.updated_at) / ${windowSeconds}::float8), 0)
      as before`

/** What is left of a stored level now. */
const sunken = (db: Database): Query => db`
  greatest(0, sit.level - greatest(0, extract(epoch from now() - sit.updated_at)) / ${windowSeconds}::float8)`

/** Takes attempts back, in the order in which they were added. */
const lower = async (db: Transaction, subjects: readonly Subject[]): Promise<void> => {
  for (const { hash, step } of subjects) {
    await db`update sign_in_throttle set level = greatest(0, level - ${step}) where subject = decode(${hash}, 'hex')`
  }
}

export interface Throttle {
  /** Counts an attempt; TOO_MANY_REQUESTS when there were too many. */
  countAttempt(): Promise<void>
  /** The attempt was legitimate: takes it back and resets this client's failures for this account. */
  forgive(tx: Transaction): Promise<void>
}

/**
 * Throttle of sign-ins for an account from a client; stored in the database, so it survives restarts and spans
 * processes.
 */
export const makeThrottle = (db: Database, secret: string, email: string, client: string): Throttle => {
  const subjects = subjectsOf(secret, email, client)
  const [ofClient, ofAccount, ofBoth] = subjects
  return {
    countAttempt: async () => {
      const rows = await raise(db, subjects)
      const levels = new Map(rows.map(({ hash, before }) => [hash, before]))
      const waits = subjects.map(({ hash, step }) => ((levels.get(hash) ?? 0) + step - 1) * windowSeconds)
      // Ten times 0.1 may exceed 1 slightly.
      const isFull = (wait: number): boolean => wait > 0.001
      if (!waits.some(isFull)) return
      // A refused attempt does not count, otherwise a client that keeps trying would lock out everyone else.
      await lower(
        db,
        subjects.filter((_, index) => !isFull(waits[index] ?? 0)),
      )
      throw new Refusal('TOO_MANY_REQUESTS', undefined, { retryAfter: Math.max(...waits) })
    },
    forgive: async (tx) => {
      await lower(tx, [ofClient, ofAccount])
      await tx`delete from sign_in_throttle where subject = decode(${ofBoth.hash}, 'hex')`
      // Skips locked rows, because two processes that delete the same old rows could deadlock.
      await tx`
        delete from sign_in_throttle where subject in (
          select subject from sign_in_throttle
          where updated_at < now() - make_interval(hours => ${keepHours}) limit 100 for update skip locked
        )`
    },
  }
}
