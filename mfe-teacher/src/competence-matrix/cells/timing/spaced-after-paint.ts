import { afterPaint } from '@lernspur/ui/after-paint'

/**
 * Runs work after the next paint, with at least so many milliseconds between two runs, so that a quick typist's keys do
 * not wait for the work that each of them causes. Several requests run once.
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
