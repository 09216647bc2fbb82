import { afterPaint } from '@lernspur/ui/after-paint'

/**
 * Runs work once what has just changed is painted, with so many milliseconds between two runs at least: a quick typist's
 * keys do not wait for the work that each of them makes. What is asked for meanwhile runs once.
 */
export const spacedAfterPaint = (pause: number): ((work: () => void) => void) => {
  let endedAt = Number.NEGATIVE_INFINITY
  let isComing = false
  return (work) => {
    if (isComing) return
    isComing = true
    const run = () => {
      isComing = false
      endedAt = performance.now()
      work()
    }
    const wait = endedAt + pause - performance.now()
    if (wait > 0) setTimeout(() => afterPaint(run), wait)
    else afterPaint(run)
  }
}
