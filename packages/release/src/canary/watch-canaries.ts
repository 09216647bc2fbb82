import { type Unit, unitId } from '@lernspur/contracts/release.contract'
import { connect } from '@lernspur/database/connect'
import { addCounts, type Count, type CountOf } from './counts'
import { type Compared, createJudge } from './judge'

/** Milliseconds between two looks: what was told is written, and what is over is judged. */
const lookEvery = 2_000

/** Counts how the versions of a canary fare, and ends what fares worse. */
export interface CanaryWatch {
  /** Takes in what a browser told or what was seen of a service's calls; nothing of a unit that has no canary, or of another version than its two. */
  count(unit: Unit, version: string, told: Count): void
  /** Writes and judges at once. */
  look(): Promise<void>
  close(): Promise<void>
}

interface WatchOptions {
  /** Connection of the gateway's role. */
  readonly url: string
  /** What is live now. */
  readonly lines: () => readonly Compared[]
  readonly onFailure: (error: unknown) => void
}

const add = (one: Count, other: Count): Count => ({
  shown: one.shown + other.shown,
  failed: one.failed + other.failed,
  errors: one.errors + other.errors,
  calls: one.calls + other.calls,
  slow: one.slow + other.slow,
})

/** Connects once something was told. Looks end with `close`, which writes what is left. */
export const watchCanaries = ({ url, lines, onFailure }: WatchOptions): CanaryWatch => {
  const db = connect(url, { name: 'gateway', max: 1, statementTimeout: 5_000 })
  const judge = createJudge()
  const waiting = new Map<string, CountOf>()
  let isFailing = false
  let looking: Promise<void> = Promise.resolve()

  const lookNow = async (): Promise<void> => {
    const told = [...waiting.values()]
    waiting.clear()
    if (told.length === 0 && !lines().some(({ canary }) => canary)) return
    try {
      // What cannot be written is lost: it is a sample, and must not pile up while the database is away.
      await addCounts(db, told)
      await judge(db, lines())
      isFailing = false
    } catch (error) {
      if (!isFailing) onFailure(error)
      isFailing = true
    }
  }
  const look = (): Promise<void> => {
    looking = looking.then(lookNow)
    return looking
  }
  const timer = setInterval(() => void look(), lookEvery)
  timer.unref()

  return {
    count: (unit, version, told) => {
      const line = lines().find((one) => unitId(one.unit) === unitId(unit))
      if (!line?.canary || (version !== line.stable && version !== line.canary.version)) return
      const key = `${unitId(unit)} ${version}`
      const known = waiting.get(key)
      waiting.set(key, { unit, version, ...(known ? add(known, told) : told) })
    },
    look,
    close: async () => {
      clearInterval(timer)
      await look()
      await db.end({ timeout: 1 })
    },
  }
}
