const firstDelay = 1000
const maxDelayMs = 60_000

/**
 * Milliseconds before the next attempt after a number of failures: doubling, at most a minute. `chance` (0 to 1)
 * spreads the browsers, so that they do not all reconnect at the same moment after a release.
 */
export const delayOf = (failures: number, chance: number): number =>
  Math.min(firstDelay * 2 ** (failures - 1), maxDelayMs) * (0.5 + chance / 2)

interface MoreEvents {
  /** Gets the data of each event `stale`: the noun and the id of a row that has to be read again. */
  readonly onStale?: (row: string) => void
  /** Says when the stream is open and when it no longer is. */
  readonly onOpen?: (isOpen: boolean) => void
}

/**
 * Calls `onChange` with the data of each event `change` of a stream, and with none when something may have been missed,
 * while the page is visible: a hidden page would occupy one of the few connections a browser has per origin. A stream
 * whose share newer windows have taken is opened again after a minute, or once the page is looked at anew. Returns a
 * function that stops it.
 */
export const listenForChanges = (
  address: string,
  onChange: (data: string) => void,
  { onStale, onOpen }: MoreEvents = {},
): (() => void) => {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
    onOpen?.(false)
  }
  const fail = () => {
    close()
    failures += 1
    timer = setTimeout(open, delayOf(failures, Math.random()))
    // A refetch detects an ended session, which a stream cannot report.
    if (failures === 1) onChange('')
  }
  const open = () => {
    close()
    source = new EventSource(address)
    source.addEventListener('change', ({ data }) => {
      failures = 0
      onOpen?.(true)
      onChange(data ?? '')
    })
    source.addEventListener('stale', ({ data }) => onStale?.(data))
    source.addEventListener('superseded', () => {
      close()
      timer = setTimeout(open, maxDelayMs)
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
