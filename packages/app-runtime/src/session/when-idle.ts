/** Milliseconds from a start or a sign-in until a page has settled. */
const idleDelay = 4000

/**
 * Calls `work` once: when the page has settled, so that it delays nothing that the user waits for, or as soon as the page
 * is hidden, because a device may end a hidden page at any time.
 */
export const whenIdle = (work: () => void): void => {
  const run = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', runWhenHidden)
    work()
  }
  const runWhenHidden = () => {
    if (document.visibilityState === 'hidden') run()
  }
  const timer = setTimeout(run, idleDelay)
  document.addEventListener('visibilitychange', runWhenHidden)
}
