import { unitId } from '@lernspur/contracts/release/release.contract'
import type { Count, CountOf } from './counts'
import type { ComparedUnit } from './evaluate-canaries'

/** Milliseconds from what somebody does with a version to the end of that visit. */
export const visitMs = 10_000

/** What was told of one user. */
export type ReportedVisit = CountOf & {
  /** The same for all that one user does; kept in memory while a canary is compared. */
  readonly user: string
}

interface Visit {
  readonly startedAt: number
  readonly of: CountOf
}

/** Users of whom a unit's two versions have failed, while these two are compared. */
interface FailedUsers {
  readonly pair: string
  readonly users: Set<string>
}

const seen = (one: number, other: number): number => Math.min(1, one + other)

/** One visit, that was told of once more: it has failed if anything in it has. */
const merged = (of: CountOf, reported: Count): CountOf => ({
  ...of,
  shown: 1,
  failed: seen(of.failed, reported.failed),
  errors: seen(of.errors, reported.errors),
  calls: seen(of.calls, reported.calls),
  slow: seen(of.slow, reported.slow),
})

/**
 * Makes visits of what is told of users: what one of them does within ten seconds counts once, and after a visit that
 * failed he counts no more. The test of a canary takes what it is given for independent; the failures of one user are not,
 * neither at once nor later, and whoever does much would weigh more than others (rule release.9).
 */
export const createVisits = (now: () => number) => {
  const open = new Map<string, Visit>()
  const failed = new Map<string, FailedUsers>()
  const failedOf = ({ unit, stable, canary }: ComparedUnit): Set<string> => {
    const pair = `${stable} ${canary?.version}`
    const known = failed.get(unitId(unit))
    if (known?.pair === pair) return known.users
    const users = new Set<string>()
    failed.set(unitId(unit), { pair, users })
    return users
  }
  return {
    /** Takes in what somebody did with one of the two versions that are compared. */
    take: (line: ComparedUnit, { user, ...reported }: ReportedVisit): void => {
      const users = failedOf(line)
      const key = `${unitId(reported.unit)} ${reported.version} ${user}`
      const known = open.get(key)
      if (!known && users.has(user)) return
      const of = merged(known?.of ?? reported, reported)
      if (of.failed > 0) users.add(user)
      open.set(key, { startedAt: known?.startedAt ?? now(), of })
    },
    /** Gives the visits that are over, once; `all` ends those that are not. */
    end: (all = false): CountOf[] => {
      const over = [...open].filter(([, { startedAt: started }]) => all || now() - started >= visitMs)
      for (const [key] of over) open.delete(key)
      return over.map(([, { of }]) => of)
    },
  }
}
