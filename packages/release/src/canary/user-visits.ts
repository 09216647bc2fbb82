import { unitId } from '@lernspur/contracts/release/release.contract'
import type { Count, CountOf } from './counts'
import type { ComparedUnit } from './evaluate-canaries'

/** Milliseconds after somebody's first action with a version at which the visit ends. */
export const visitMs = 10_000

/** What was reported about one user. */
export type ReportedVisit = CountOf & {
  /** The same for everything that one user does; kept in memory while a canary is compared. */
  readonly user: string
}

interface Visit {
  readonly startedAt: number
  readonly of: CountOf
}

/** Users for whom each of a unit's two versions has failed, while the two are compared. */
interface FailedUsers {
  readonly pair: string
  readonly users: Set<string>
}

const seen = (one: number, other: number): number => Math.min(1, one + other)

/** The visit with one more report: it has failed if anything in it has. */
const merged = (of: CountOf, reported: Count): CountOf => ({
  ...of,
  shown: 1,
  failed: seen(of.failed, reported.failed),
  errors: seen(of.errors, reported.errors),
  calls: seen(of.calls, reported.calls),
  slow: seen(of.slow, reported.slow),
})

/**
 * Turns reports about users into visits: what one user does within ten seconds counts once, and after a failed visit
 * the user no longer counts. The canary test assumes independent visits; repeated failures of one user are not
 * independent, and very active users would weigh more than others (rule release.9).
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
    /** Records what somebody did with one of the two compared versions. */
    take: (line: ComparedUnit, { user, ...reported }: ReportedVisit): void => {
      const users = failedOf(line)
      const key = `${unitId(reported.unit)} ${reported.version} ${user}`
      const known = open.get(key)
      if (!known && users.has(user)) return
      const of = merged(known?.of ?? reported, reported)
      if (of.failed > 0) users.add(user)
      open.set(key, { startedAt: known?.startedAt ?? now(), of })
    },
    /** Returns each finished visit once; `all` finishes the others too. */
    end: (all = false): CountOf[] => {
      const over = [...open].filter(([, { startedAt: started }]) => all || now() - started >= visitMs)
      for (const [key] of over) open.delete(key)
      return over.map(([, { of }]) => of)
    },
  }
}
