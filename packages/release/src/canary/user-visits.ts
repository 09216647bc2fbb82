import { unitId } from '@lernspur/contracts/release/release.contract'
import type { Count, CountOf } from './counts'
import type { Compared } from './judge'

/** Milliseconds from what somebody does with a version to the end of that visit. */
export const visitMs = 10_000

/** What was told of one user. */
export type ToldBy = CountOf & {
  /** The same for all that one user does; kept in memory while a canary is compared. */
  readonly user: string
}

interface Visit {
  readonly begun: number
  readonly of: CountOf
}

/** Users of whom a unit's two versions have failed, while these two are compared. */
interface Failed {
  readonly pair: string
  readonly users: Set<string>
}

const seen = (one: number, other: number): number => Math.min(1, one + other)

/** One visit, that was told of once more: it has failed if anything in it has. */
const merged = (of: CountOf, told: Count): CountOf => ({
  ...of,
  shown: 1,
  failed: seen(of.failed, told.failed),
  errors: seen(of.errors, told.errors),
  calls: seen(of.calls, told.calls),
  slow: seen(of.slow, told.slow),
})

/**
 * Makes visits of what is told of users: what one of them does within ten seconds counts once, and after a visit that
 * failed he counts no more. The test of a canary takes what it is given for independent; the failures of one user are not,
 * neither at once nor later, and whoever does much would weigh more than others (rule release.9).
 */
export const createVisits = (now: () => number) => {
  const open = new Map<string, Visit>()
  const failed = new Map<string, Failed>()
  const failedOf = ({ unit, stable, canary }: Compared): Set<string> => {
    const pair = `${stable} ${canary?.version}`
    const known = failed.get(unitId(unit))
    if (known?.pair === pair) return known.users
    const users = new Set<string>()
    failed.set(unitId(unit), { pair, users })
    return users
  }
  return {
    /** Takes in what somebody did with one of the two versions that are compared. */
    take: (line: Compared, { user, ...told }: ToldBy): void => {
      const users = failedOf(line)
      const key = `${unitId(told.unit)} ${told.version} ${user}`
      const known = open.get(key)
      if (!known && users.has(user)) return
      const of = merged(known?.of ?? told, told)
      if (of.failed > 0) users.add(user)
      open.set(key, { begun: known?.begun ?? now(), of })
    },
    /** Gives the visits that are over, once; `all` ends those that are not. */
    end: (all = false): CountOf[] => {
      const over = [...open].filter(([, { begun }]) => all || now() - begun >= visitMs)
      for (const [key] of over) open.delete(key)
      return over.map(([, { of }]) => of)
    },
  }
}
