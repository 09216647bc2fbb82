import { afterPaint } from '@lernspur/ui/after-paint'

/** Milliseconds without a key that are a pause: no typist is as slow while the fingers go on. */
const pause = 250
/** Milliseconds that work waits for a pause, in which who types on and on sees what has become of the cells. */
const defaultMaxPause = 5_000

/**
 * Work for which a typist does not look up: each frame that it has painted would hold up one of the next keys. It waits
 * until nothing has been typed for a while, or for a few seconds.
 */
export class TypingPause {
  private typedAt = Number.NEGATIVE_INFINITY
  private readonly coming = new Set<() => void>()

  /** `longest`: milliseconds that work waits at most. */
  constructor(private readonly maxPause = defaultMaxPause) {}

  /** Says that a key was typed. The work after the first one runs once that is painted, after quick ones in their pause. */
  readonly afterKey = (work: () => void): void => {
    const isFirst = performance.now() - this.typedAt >= pause
    this.typedAt = performance.now()
    if (!isFirst) this.wait(work)
    else if (!this.coming.has(work)) {
      this.coming.add(work)
      afterPaint(() => this.run(work))
    }
  }

  /** Runs work in the next pause, at once in one. The same work that is asked for meanwhile runs once. */
  readonly wait = (work: () => void): void => {
    if (this.coming.has(work)) return
    this.coming.add(work)
    const latest = performance.now() + this.maxPause
    const look = () => {
      const left = Math.min(this.typedAt + pause, latest) - performance.now()
      if (left > 0) setTimeout(look, left)
      else this.run(work)
    }
    look()
  }

  private run(work: () => void): void {
    this.coming.delete(work)
    work()
  }
}
