import { afterPaint } from '@lernspur/ui/after-paint'

/** Milliseconds without a key that count as a pause: no typist is this slow without stopping. */
const pause = 250
/** Milliseconds that work waits for a pause, so that a steady typist still sees the cells change. */
const defaultMaxPause = 5_000

/**
 * Work that need not show while somebody types: each frame it paints would delay one of the next keys. It waits until
 * nothing has been typed for a while, or for a few seconds.
 */
export class TypingPause {
  private typedAt = Number.NEGATIVE_INFINITY
  private readonly coming = new Set<() => void>()

  /** `longest`: milliseconds that work waits at most. */
  constructor(private readonly maxPause = defaultMaxPause) {}

  /** Reports a typed key. Work after the first key runs once that is painted; after quick keys, in their pause. */
  readonly afterKey = (work: () => void): void => {
    const isFirst = performance.now() - this.typedAt >= pause
    this.typedAt = performance.now()
    if (!isFirst) this.wait(work)
    else if (!this.coming.has(work)) {
      this.coming.add(work)
      afterPaint(() => this.run(work))
    }
  }

  /** Runs work in the next pause, or at once during one. Several requests of the same work run once. */
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
