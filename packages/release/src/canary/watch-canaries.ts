import { unitId } from '@lernspur/contracts/release/release.contract'
import { connect } from '@lernspur/database/connection/connect'
import { addCounts, type Count, type CountOf } from './counts'
import { type ComparedUnit, createCanaryEvaluator } from './evaluate-canaries'
import { createVisits, type ReportedVisit } from './user-visits'

/** Milliseconds between two looks: what was told is written, and what is over is judged. */
const lookEvery = 2_000

/** Counts how the versions of a canary fare, and ends what fares worse. */
export interface CanaryWatch {
  /** Takes in what a user's browser told or what was seen of his calls; nothing of a unit that has no canary, or of another version than its two. */
  count(visit: ReportedVisit): void
  /** Writes the visits that are over and judges, at once. */
  look(): Promise<void>
  close(): Promise<void>
}

interface WatchOptions {
  /** Connection of the gateway's role. */
  readonly url: string
  /** What is live now. */
  readonly lines: () => readonly ComparedUnit[]
  readonly onFailure: (error: unknown) => void
  /** Milliseconds, as `performance.now`. */
  readonly now?: () => number
}

const add = (one: CountOf, other: Count): CountOf => ({
  ...one,
  shown: one.shown + other.shown,
  failed: one.failed + other.failed,
  errors: one.errors + other.errors,
  calls: one.calls + other.calls,
  slow: one.slow + other.slow,
})

const addedUp = (visit: readonly CountOf[]): CountOf[] =>
  [...Map.groupBy(visit, ({ unit, version }) => `${unitId(unit)} ${version}`).values()].map((of) => of.reduce(add))

/** Connects once something was told. Looks end with `close`, which writes what is left. */
export const watchCanaries = ({ url, lines, onFailure, now = () => performance.now() }: WatchOptions): CanaryWatch => {
  const db = connect(url, { name: 'gateway', max: 1, statementTimeout: 5_000 })
  const evaluate = createCanaryEvaluator()
  const visits = createVisits(now)
  let isFailing = false
  let looking: Promise<void> = Promise.resolve()

  const lookNow = async (isLast: boolean): Promise<void> => {
    const visit = addedUp(visits.end(isLast))
    if (visit.length === 0 && !lines().some(({ canary }) => canary)) return
    try {
      // What cannot be written is lost: it is a sample, and must not pile up while the database is away.
      await addCounts(db, visit)
      await evaluate(db, lines())
      isFailing = false
    } catch (error) {
      if (!isFailing) onFailure(error)
      isFailing = true
    }
  }
  const look = (isLast = false): Promise<void> => {
    looking = looking.then(() => lookNow(isLast))
    return looking
  }
  const timer = setInterval(() => void look(), lookEvery)
  timer.unref()

  return {
    count: (visit) => {
      const line = lines().find((one) => unitId(one.unit) === unitId(visit.unit))
      if (line?.canary && [line.stable, line.canary.version].includes(visit.version)) visits.take(line, visit)
    },
    look: () => look(),
    close: async () => {
      clearInterval(timer)
      await look(true)
      await db.end({ timeout: 1 })
    },
  }
}
