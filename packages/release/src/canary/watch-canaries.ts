import { unitId } from '@lernspur/contracts/release/release.contract'
import { connect } from '@lernspur/database/connection/connect'
import { addCounts, type Count, type CountOf } from './counts'
import { type ComparedUnit, createCanaryEvaluator } from './evaluate-canaries'
import { createVisits, type ReportedVisit } from './user-visits'

/** Milliseconds between two rounds of writing reports and judging closed slots. */
const lookEvery = 2_000

/** Counts how both versions of a canary fare, and ends a canary that fares worse. */
export interface CanaryWatch {
  /**
   * Records what a user's browser reported or what was seen of the user's calls; ignores units without a canary and
   * versions that are not compared.
   */
  count(visit: ReportedVisit): void
  /** Writes the finished visits and judges, at once. */
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

/** Connects at the first report. Runs until `close`, which writes what is left. */
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
      // What cannot be written is dropped: it is a sample, and must not pile up while the database is away.
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
