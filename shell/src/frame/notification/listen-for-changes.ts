import { notificationRoutes } from '@lernspur/contracts/notification.contract'

const address = `/api${notificationRoutes.streamNotifications.path}`
const firstDelay = 1000
const longestDelay = 60_000

/**
 * Milliseconds before the next try after so many failures: doubling, a minute at most. `chance` (0 to 1) spreads the
 * browsers, so that they do not all come back in the same moment after a release.
 */
export const delayOf = (failures: number, chance: number): number =>
  Math.min(firstDelay * 2 ** (failures - 1), longestDelay) * (0.5 + chance / 2)

/**
 * Calls `onChange` when there may be something new, for as long as the page is in sight: a hidden page would only take
 * one of the few connections that a browser has for one address. Gives back how to stop.
 */
export const listenForChanges = (onChange: () => void): (() => void) => {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
  const fail = () => {
    close()
    failures += 1
    timer = setTimeout(open, delayOf(failures, Math.random()))
    // Reading tells whether the session is over, which a stream cannot say.
    if (failures === 1) onChange()
  }
  const open = () => {
    close()
    source = new EventSource(address)
    source.addEventListener('change', () => {
      failures = 0
      onChange()
    })
    source.onerror = fail
  }
  const follow = () => (document.visibilityState === 'visible' ? open() : close())

  follow()
  document.addEventListener('visibilitychange', follow)
  window.addEventListener('online', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    window.removeEventListener('online', follow)
    close()
  }
}
