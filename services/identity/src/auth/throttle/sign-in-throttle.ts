import { createHmac } from 'node:crypto'
import { ApiError } from '@lernspur/service-kit/call/api-error'
import type { Database, Query, Transaction } from '@lernspur/service-kit/call/call'
import { isShared, networkOf } from '@lernspur/service-kit/share/network'

/** Seconds in which a full level decays to zero. */
export const windowSeconds = 600
/** Older levels have decayed to zero. */
const retentionHours = 24

/**
 * Consecutive attempts before one has to wait (rule throttle.1). A network may be a whole school behind one address. An
 * account allows far more than one network may try: its limit stops only searches from many networks, and spares
 * devices that it knows.
 */
export const bursts = { network: 100, account: 300, accountOfNetwork: 10, accountOfDevice: 10 } as const

/** Attempts of a network for all accounts that the operator has named as one of many schools (rule stack.9). */
const sharedNetworkBurst = 2_000

/** Second-factor codes that all unknown networks together may try: six digits are soon guessed. */
export const codeBurst = 50

interface Subject {
  /** Hexadecimal. */
  readonly hash: string
  readonly step: number
  /** Key of the account, hexadecimal; null for a network with all accounts. */
  readonly account: string | null
}

/** Where an attempt comes from, and for whom. */
export interface Attempt {
  /** An address; for what is asked for by mail, with a word of its own. */
  readonly account: string
  /** Where the client is, as `clientOf` says it. */
  readonly client: string
  /** A device that the account knows, or a session of it. Nobody else's attempts count against it (rule throttle.2). */
  readonly device?: string | null
  /**
   * A code of the second factor is tried. It counts like a password, so that whoever changes from one to the other gains
   * nothing, and among all codes that are tried for the account as well.
   */
  readonly isCode?: boolean
}

const keyOf = (secret: string, kind: keyof typeof bursts, ...parts: readonly string[]): string =>
  createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(JSON.stringify(['sign-in', kind, ...parts]))
    .digest('hex')

/** Key that counts the attempts on an account, wherever they come from; hexadecimal. */
export const accountKey = (secret: string, account: string): string => keyOf(secret, 'account', account)

/** What the codes of the second factor of an address are counted as, from all networks. */
export const codesOf = (email: string): string => `code ${email}`

/**
 * The keys by which attempts are counted, the narrowest last, and always in the same order, so that concurrent attempts
 * cannot deadlock.
 */
const subjectsOf = (secret: string, { account, client, device, isCode }: Attempt): readonly Subject[] => {
  const subject = (kind: keyof typeof bursts, ...parts: readonly string[]): Subject => ({
    hash: keyOf(secret, kind, ...parts),
    step: 1 / bursts[kind],
    account: kind === 'network' ? null : accountKey(secret, account),
  })
  if (device) return [subject('accountOfDevice', account, device)]
  const network = networkOf(client)
  const codes = codesOf(account)
  const ofCodes: Subject = { hash: accountKey(secret, codes), step: 1 / codeBurst, account: accountKey(secret, codes) }
  const ofNetwork = subject('network', network)
  return [
    isShared(client) ? { ...ofNetwork, step: 1 / sharedNetworkBurst } : ofNetwork,
    subject('account', account),
    ...(isCode ? [ofCodes] : []),
    subject('accountOfNetwork', account, network),
  ]
}

/**
 * Adds the attempt to each level that has room for it, in one statement; `before` is the previous level. The database
 * serialises concurrent attempts.
 */
const raise = (db: Database, subjects: readonly Subject[]): Promise<{ hash: string; before: number }[]> => db`
  insert into sign_in_throttle as sit (subject, level, account)
  select decode(one.hash, 'hex'), one.step, decode(one.account, 'hex')
  from unnest(
    ${subjects.map(({ hash }) => hash)}::text[], ${subjects.map(({ step }) => step)}::float8[],
    ${subjects.map(({ account }) => account)}::text[]
  ) with ordinality as one (hash, step, account, place)
  order by one.place
  on conflict (subject) do update set
    account = excluded.account,
    level = case
      when ${decayedLevel(db)} + excluded.level > 1.000001 then ${decayedLevel(db)}
      else ${decayedLevel(db)} + excluded.level
    end,
    updated_at = greatest(now(), sit.updated_at)
  returning
    encode(new.subject, 'hex') as hash,
    coalesce(greatest(0, old.level - extract(epoch from new.updated_at - old.updated_at) / ${windowSeconds}::float8), 0)
      as before`

/** The stored level of `sit`, decayed to now. */
export const decayedLevel = (db: Transaction): Query => db`
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
  /** The attempt was legitimate: takes it back and resets the failures of its network or device for this account. */
  forgive(tx: Transaction): Promise<void>
}

/**
 * Throttle of sign-ins for an account from a network or a known device; stored in the database, so it survives restarts and spans
 * processes.
 */
export const makeThrottle = (db: Database, secret: string, attempt: Attempt): Throttle => {
  const subjects = subjectsOf(secret, attempt)
  return {
    countAttempt: async () => {
      const rows = await raise(db, subjects)
      const levels = new Map(rows.map(({ hash, before }) => [hash, before]))
      const waits = subjects.map(({ hash, step }) => ((levels.get(hash) ?? 0) + step - 1) * windowSeconds)
      // Ten times 0.1 may exceed 1 slightly.
      const isFull = (wait: number): boolean => wait > 0.001
      if (!waits.some(isFull)) return
      // A refused attempt does not count, otherwise a network that keeps trying would lock out everyone else.
      await lower(
        db,
        subjects.filter((_, index) => !isFull(waits[index] ?? 0)),
      )
      throw new ApiError('TOO_MANY_REQUESTS', undefined, { retryAfter: Math.max(...waits) })
    },
    forgive: async (tx) => {
      await lower(tx, subjects.slice(0, -1))
      await tx`delete from sign_in_throttle where subject = decode(${subjects.at(-1)?.hash ?? ''}, 'hex')`
      // Skips locked rows, because two processes that delete the same old rows could deadlock.
      await tx`
        delete from sign_in_throttle where subject in (
          select subject from sign_in_throttle
          where updated_at < now() - make_interval(hours => ${retentionHours}) limit 100 for update skip locked
        )`
    },
  }
}
