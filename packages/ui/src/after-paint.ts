/** Milliseconds after which work runs although nothing was painted, as in a tab that has just been hidden. */
const defaultTimeout = 100

/** Runs work after the latest change is painted, because the work would delay that. */
export const afterPaint = (work: () => void, timeout = defaultTimeout): void => {
  let isDone = false
  const run = () => {
    if (!isDone) work()
    isDone = true
  }
  requestAnimationFrame(() => setTimeout(run))
  setTimeout(run, timeout)
}
