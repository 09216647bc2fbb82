/** Why a screen failed: an error of the browser, a call that the server could not answer, a wait that was too long. */
export type Failure = 'errors' | 'calls' | 'slow'

/** Milliseconds after which an open screen is reported; later actions on it count as another screen. */
const maxDelay = 10_000
/** Failed screens after which a page stops counting: one broken browser must not outweigh the others. */
const maxFailedScreens = 5
/** Most screens in one report. */
const maxScreensPerReport = 50

type Count = Record<Failure | 'shown' | 'failed', number>

interface CountedScreen {
  readonly units: readonly string[]
  readonly failures: Map<string, Set<Failure>>
  readonly startedAt: number
}

interface ScreenOptions {
  /** Unit → the version that this page has. */
  readonly watched: Readonly<Record<string, string>>
  /** Units that make up a path. */
  readonly unitsAt: (path: string) => readonly string[]
  /** The version of a unit that runs; undefined while none does, or where it is not known. */
  readonly versionOf: (unit: string) => string | undefined
  /** Sends what was counted. */
  readonly send: (report: string) => void
  /** Milliseconds, as `performance.now`. */
  readonly now: () => number
}

/** Counts shown and failed screens of a page by unit, without telling which screens (rule release.9). */
export const createScreens = ({ watched, unitsAt, versionOf, send, now }: ScreenOptions) => {
  let counts: Record<string, Count> = {}
  let screen: CountedScreen | undefined
  let path = ''
  let failedScreens = 0
  let shownCount = 0

  /** Whether the previous version runs instead of the counted one, and must not count for it. */
  const isReplaced = (unit: string): boolean => (versionOf(unit) ?? watched[unit]) !== watched[unit]

  const begin = (): CountedScreen => {
    screen = { units: unitsAt(path), failures: new Map(), startedAt: now() }
    return screen
  }
  const add = ({ units, failures }: CountedScreen): void => {
    shownCount += 1
    if (failures.size > 0) failedScreens += 1
    for (const unit of units) {
      const own = failures.get(unit)
      if (!own && isReplaced(unit)) continue
      const count = counts[unit] ?? { shown: 0, failed: 0, errors: 0, calls: 0, slow: 0 }
      count.shown += 1
      if (own) count.failed += 1
      for (const failure of own ?? []) count[failure] += 1
      counts[unit] = count
    }
  }
  const close = (): void => {
    if (screen && screen.units.length > 0 && failedScreens < maxFailedScreens && shownCount < maxScreensPerReport)
      add(screen)
    screen = undefined
  }
  return {
    /** Another screen is shown. */
    open: (to: string): void => {
      close()
      path = to
      begin()
    },
    /** Called when something is done on the screen. */
    use: (): void => {
      if (!screen) begin()
    },
    /** Called when the screen has failed; only for that unit and version, if known. */
    fail: (failure: Failure, unit?: string, version?: string): void => {
      const { units, failures } = screen ?? begin()
      const isOf = (one: string) => (version === undefined ? !isReplaced(one) : version === watched[one])
      // It failed on a screen that was left before counting began.
      if (unit !== undefined && unit in watched && isOf(unit) && !units.includes(unit))
        add({ units: [unit], failures: new Map([[unit, new Set([failure])]]), startedAt: now() })
      for (const one of units) {
        if ((unit === undefined || unit === one) && isOf(one))
          failures.set(one, (failures.get(one) ?? new Set()).add(failure))
      }
    },
    /** Reports the counts; the open screen once it has failed, is old enough, or was left. */
    tell: (isLeft = false): void => {
      if (screen && (isLeft || screen.failures.size > 0 || now() - screen.startedAt >= maxDelay)) close()
      const report = Object.entries(counts).map(([unit, count]) => [unit, { version: watched[unit], ...count }])
      counts = {}
      shownCount = 0
      if (report.length > 0) send(JSON.stringify(Object.fromEntries(report)))
    },
  }
}
