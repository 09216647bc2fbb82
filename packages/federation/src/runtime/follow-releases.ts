import { type NavigatingRouter, onNavigation, type Target } from './on-navigation'
import { type PageArea, readLiveRegistry, readPageRegistry } from './page-registry'

/** Milliseconds between two reads of the registry. */
const lookEvery = 60_000

type Versions = Record<string, string | undefined>

interface FollowOptions {
  /** Unit → the version of this page. */
  readonly versions: Readonly<Versions>
  /** The flags that are on in this page, as `area.flag`, joined by commas. */
  readonly flags: string
  readonly onNavigation: (listen: (to: Omit<Target, 'state'>) => unknown) => void
  /** Whether a new page would lose anything. */
  readonly hasUnsaved: () => boolean
  readonly read: () => Promise<ReportedVersions>
  /** Calls back when the server refused something that the page sent. */
  readonly onRefusal: (listen: () => unknown) => void
  /** Asks for a reload: with something unsaved, the page does not move over by itself. */
  readonly askToReload: () => unknown
  /** Opens that address as a new page. */
  readonly leave: (to: string) => void
  readonly now: () => number
}

/** A registry's versions: all of it, or the part that a page knows. */
interface ReportedVersions {
  readonly shell: ReportedUnit
  readonly areas: Readonly<Record<string, Pick<PageArea, 'state' | 'flags'> & ReportedUnit>>
}

interface ReportedUnit {
  readonly current: { readonly version: string }
  readonly fallback?: { readonly version: string } | null
}

const versionsOf = ({ shell, areas }: ReportedVersions): Versions => ({
  shell: shell.current.version,
  ...Object.fromEntries(
    Object.entries(areas).map(([name, { state, current }]) => [
      name,
      state === 'enabled' ? current.version : undefined,
    ]),
  ),
})

/** The flags of all areas that are on, as one text. */
const flagsOf = ({ areas }: Pick<ReportedVersions, 'areas'>): string =>
  Object.entries(areas)
    .flatMap(([name, { flags = [] }]) => flags.map((flag) => `${name}.${flag}`))
    .toSorted()
    .join()

/** Whether services need no longer answer a version of this page: it is neither live nor the version before. */
const isRetired = (versions: Readonly<Versions>, { shell, areas }: ReportedVersions): boolean =>
  Object.entries({ shell, ...areas }).some(([unit, { current, fallback }]) => {
    const version = versions[unit]
    return version !== undefined && version !== current.version && version !== fallback?.version
  })

/** Unit → the version of this page, and the flags that are on in it. */
const pageState = (): Pick<FollowOptions, 'versions' | 'flags'> => {
  const script = document.querySelector('script[src^="/mfe/shell/"]')?.getAttribute('src') ?? ''
  const registry = readPageRegistry()
  return {
    versions: versionsOf({ shell: { current: { version: script.split('/')[3] ?? '' } }, ...registry }),
    flags: flagsOf(registry),
  }
}

/**
 * Moves an open page to what is live (rule release.11): navigations read the registry, at most once a minute, and the
 * first navigation after a change, with nothing unsaved, loads a new page. With something unsaved, a page whose version
 * was let go asks once for a reload; a refusal of the server makes it look as well.
 */
export const followReleases = ({
  versions,
  flags,
  hasUnsaved,
  read,
  leave,
  now,
  askToReload,
  ...page
}: FollowOptions): void => {
  let hasRequested = false
  let isBehind = false
  let looked = Number.NEGATIVE_INFINITY
  const look = async (): Promise<void> => {
    const registry = await read()
    const live = versionsOf(registry)
    const isOlder = Object.keys({ ...live, ...versions }).some((unit) => live[unit] !== versions[unit])
    isBehind = isOlder || flagsOf(registry) !== flags
    if (hasRequested || !hasUnsaved() || !isRetired(versions, registry)) return
    hasRequested = true
    askToReload()
  }
  const lookSometimes = (): void => {
    if (now() - looked < lookEvery) return
    looked = now()
    // Without network or response the page stays as it is.
    look().catch(() => undefined)
  }
  page.onRefusal(lookSometimes)
  page.onNavigation(async ({ pathname, search, hash }) => {
    // A navigation may be followed by a message, such as an offer to undo.
    await null
    if (isBehind && !hasUnsaved()) return leave(pathname + search + hash)
    lookSometimes()
  })
}

/** Moves this page to what goes live while it is open. */
export const followLive = (
  router: NavigatingRouter,
  options: Pick<FollowOptions, 'hasUnsaved' | 'onRefusal' | 'askToReload'>,
): void =>
  followReleases({
    ...options,
    ...pageState(),
    // Only for another page, not another view of the same one; the state of a navigation would be lost.
    onNavigation: (listen) =>
      onNavigation(router, (to) => {
        if (to.pathname !== router.state.location.pathname && to.state === null) listen(to)
      }),
    read: readLiveRegistry,
    leave: (to) =>
      location.pathname + location.search + location.hash === to ? location.reload() : location.assign(to),
    now: () => performance.now(),
  })
