import type { Transaction } from '@lernspur/service-kit/call/call'
import { accountKey, bursts, codeBurst, codesOf, decayedLevel, windowSeconds } from './sign-in-throttle'

/** What can be guessed for an address, with the attempts that all networks share. */
const throttledSubjects = (email: string) =>
  [
    { account: email, burst: bursts.account },
    { account: codesOf(email), burst: codeBurst },
  ] as const

/**
 * Until when sign-ins to an address are refused, by password or by code; null when they are not. The lock may hold for
 * one network or device alone (rule throttle.1).
 */
export const lockedUntil = async (tx: Transaction, secret: string, email: string): Promise<string | null> => {
  const tries = throttledSubjects(email)
  const keys = tries.map(({ account }) => accountKey(secret, account))
  const [lock] = await tx<{ until: string | null }[]>`
    select now() + make_interval(secs => max(level.full) * ${windowSeconds}::float8) as until
    from unnest(${keys}::text[], ${tries.map(({ burst }) => 1 / burst)}::float8[]) as tried (key, step)
    join sign_in_throttle sit on sit.account = decode(tried.key, 'hex')
    cross join lateral (
      select ${decayedLevel(tx)} + case
        when sit.subject = sit.account then tried.step else ${1 / bursts.accountOfNetwork}::float8 end - 1 as full
    ) level
    where level.full > 0.0001`
  return lock?.until ?? null
}

/** Forgets all attempts on an address, wherever they came from. */
export const liftLock = async (tx: Transaction, secret: string, email: string): Promise<void> => {
  const keys = throttledSubjects(email).map(({ account }) => accountKey(secret, account))
  await tx`
    delete from sign_in_throttle
    where account in (select decode(key, 'hex') from unnest(${keys}::text[]) as key)`
}
