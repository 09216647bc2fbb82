import { connect } from '@lernspur/database/connection/connect'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { type CountedOutcome, createHealthCounter } from './health-counter'
import { addHealth, removeOldHealth } from './health-store'

/** Milliseconds between two writes: what a killed process loses. */
const writeEvery = 15_000
/** Milliseconds between two removals of what is too old. */
const removeEvery = 3_600_000
/** Batches that wait while the database is away; older ones are dropped. */
const maxWaiting = 40

/** Counts how versions fare, whether they are compared or not (rule desk.9). */
export interface HealthRecorder {
  /** Counts in memory. */
  count(outcome: CountedOutcome): void
  /** Writes what was counted, at once. */
  write(): Promise<void>
  /** Writes what is left. */
  close(): Promise<void>
}

interface RecorderOptions {
  /** Connection of the gateway's role. */
  readonly url: string
  readonly onFailure: (error: unknown) => void
  /** Now, unless a test says so. */
  readonly now?: () => Date
}

interface Batch {
  readonly at: Date
  readonly outcomes: readonly CountedOutcome[]
}

/** Connects at the first write, and runs until `close`. What cannot be written waits, and belongs to when it was counted. */
export const recordHealth = ({ url, onFailure, now = () => new Date() }: RecorderOptions): HealthRecorder => {
  const db = connect(url, { name: 'gateway', max: 1, statementTimeout: 5_000 })
  const counter = createHealthCounter()
  let waiting: readonly Batch[] = []
  let isFailing = false
  let removedAt = 0
  let writing: Promise<void> = Promise.resolve()

  const writeNow = async (): Promise<void> => {
    const outcomes = counter.take()
    const at = now()
    waiting = [...waiting, ...(outcomes.length > 0 ? [{ at, outcomes }] : [])].slice(-maxWaiting)
    if (waiting.length === 0) return
    try {
      for (const batch of waiting) {
        await writeDirectory(db, (tx) => addHealth(tx, batch.outcomes, batch.at))
        waiting = waiting.filter((one) => one !== batch)
      }
      if (at.getTime() - removedAt >= removeEvery) {
        await writeDirectory(db, removeOldHealth)
        removedAt = at.getTime()
      }
      isFailing = false
    } catch (error) {
      if (!isFailing) onFailure(error)
      isFailing = true
    }
  }
  const write = (): Promise<void> => {
    writing = writing.then(writeNow)
    return writing
  }
  const timer = setInterval(() => void write(), writeEvery)
  timer.unref()

  return {
    count: counter.add,
    write,
    close: async () => {
      clearInterval(timer)
      await write()
      await db.end({ timeout: 1 })
    },
  }
}
