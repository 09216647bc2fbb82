/** Milliseconds after which work runs although nothing was painted, as in a tab that has just been hidden. */
const patience = 100

/** Runs work once what has just changed is painted: encrypting and storing it would delay the paint. */
export const afterPaint = (work: () => void): void => {
  let isDone = false
  const run = () => {
    if (!isDone) work()
    isDone = true
  }
  requestAnimationFrame(() => setTimeout(run))
  setTimeout(run, patience)
}

/**
 * Like `afterPaint`, with so many milliseconds between two runs at least: a quick typist's keys do not wait for the work
 * that each of them makes. What is asked for meanwhile runs once.
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
