/** Milliseconds after which work runs although nothing was painted, as in a tab that has just been hidden. */
const usualPatience = 100

/** Runs work once what has just changed is painted, which the work would delay. */
export const afterPaint = (work: () => void, patience = usualPatience): void => {
  let isDone = false
  const run = () => {
    if (!isDone) work()
    isDone = true
  }
  requestAnimationFrame(() => setTimeout(run))
  setTimeout(run, patience)
}
