/** Milliseconds by which clocks may differ without anybody noticing; an answer may also be that old. */
const tolerated = 10 * 60_000

let lag = 0

/** Compares the clock of this device with that of an answer (header `Date`) to a call made at `requestedAt`. */
export const noticeServerTime = (date: string | null, requestedAt: number): void => {
  const now = Date.now()
  // A device that slept in between gives no comparison.
  if (date === null || Math.abs(now - requestedAt) > tolerated) return
  const difference = Date.parse(date) - now
  lag = Math.abs(difference) > tolerated ? difference : 0
}

/** Milliseconds since 1970, by the server's clock where that of the device is far off. */
export const serverNow = (): number => Date.now() + lag
