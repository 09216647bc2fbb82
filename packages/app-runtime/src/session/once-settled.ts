/** Milliseconds from a start or a sign-in until a page has settled. */
const settling = 4000

/**
 * Calls `work` once: when the page has settled, so that it delays nothing that the user waits for, or as soon as the page
 * is hidden, because a device may end a hidden page at any time.
 */
export const onceSettled = (work: () => void): void => {
  const settle = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', settleHidden)
    work()
  }
  const settleHidden = () => {
    if (document.visibilityState === 'hidden') settle()
  }
  const timer = setTimeout(settle, settling)
  document.addEventListener('visibilitychange', settleHidden)
}
