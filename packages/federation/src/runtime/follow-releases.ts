import { type NavigatingRouter, onNavigation, type Target } from './on-navigation'
import { type PageArea, readLiveRegistry, readPageRegistry } from './page-registry'

/** Milliseconds between two reads of the registry. */
const lookEvery = 60_000

type Versions = Record<string, string | undefined>

interface FollowOptions {
  /** Unit → the version of this page. */
  readonly versions: Readonly<Versions>
  readonly onNavigation: (listen: (to: Omit<Target, 'state'>) => unknown) => void
  /** Whether a new page would lose anything. */
  readonly hasUnsaved: () => boolean
  readonly read: () => Promise<ReportedVersions>
  /** Opens that address as a new page. */
  readonly leave: (to: string) => void
  readonly now: () => number
}

/** A registry's versions: all of it, or the part that a page knows. */
interface ReportedVersions {
  readonly shell: { readonly current: { readonly version: string } }
  readonly areas: Readonly<Record<string, Pick<PageArea, 'state'> & { readonly current: { readonly version: string } }>>
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

/** Unit → the version of this page. */
const pageVersions = (): Versions => {
  const script = document.querySelector('script[src^="/mfe/shell/"]')?.getAttribute('src') ?? ''
  return versionsOf({ shell: { current: { version: script.split('/')[3] ?? '' } }, ...readPageRegistry() })
}

/**
 * Moves an open page to what is live (rule release.11): navigations read the registry, at most once a minute, and the
 * first navigation after a change, with nothing unsaved, loads a new page.
 */
export const followReleases = ({ versions, hasUnsaved, read, leave, now, ...page }: FollowOptions): void => {
  let isBehind = false
  let looked = Number.NEGATIVE_INFINITY
  const look = async (): Promise<void> => {
    const live = versionsOf(await read())
    isBehind = Object.keys({ ...live, ...versions }).some((unit) => live[unit] !== versions[unit])
  }
  page.onNavigation(async ({ pathname, search, hash }) => {
    // A navigation may be followed by a message, such as an offer to undo.
    await null
    if (isBehind && !hasUnsaved()) return leave(pathname + search + hash)
    if (now() - looked < lookEvery) return
    looked = now()
    // Without network or response the page stays as it is.
    look().catch(() => undefined)
  })
}

/** Moves this page to what goes live while it is open. */
export const followLive = (router: NavigatingRouter, hasUnsaved: () => boolean): void =>
  followReleases({
    versions: pageVersions(),
    // Only for another page, not another view of the same one; the state of a navigation would be lost.
    onNavigation: (listen) =>
      onNavigation(router, (to) => {
        if (to.pathname !== router.state.location.pathname && to.state === null) listen(to)
      }),
    hasUnsaved,
    read: readLiveRegistry,
    leave: (to) =>
      location.pathname + location.search + location.hash === to ? location.reload() : location.assign(to),
    now: () => performance.now(),
  })
