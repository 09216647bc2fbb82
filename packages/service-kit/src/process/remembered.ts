/** Milliseconds for which an answer is not asked for again. */
const rememberMs = 10_000

/**
 * The same question, asked again after ten seconds only: everybody may ask for health, and nobody shall make it costly. A
 * failure is remembered as well.
 */
export const remembered = <T>(
  ask: () => Promise<T>,
  now: () => number = () => performance.now(),
): (() => Promise<T>) => {
  let at = Number.NEGATIVE_INFINITY
  let known: Promise<T> | undefined
  return () => {
    if (known && now() - at < rememberMs) return known
    at = now()
    known = ask()
    known.catch(() => undefined)
    return known
  }
}
