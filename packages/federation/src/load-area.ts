import type { PageLayout } from '@lernspur/contracts/area-route.contract'
import type { AreaName, Registry } from '@lernspur/contracts/registry.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { AreaBroken, AreaTimeout } from './area-fault'
import { hasBroken, rememberBroken } from './broken-releases'
import { type AreaMap, type AreaPart, createAreaMap, type PageFiller } from './runtime/area-map'
import { type ExposedModule, mount } from './runtime/mount'
import { type PageRegistry, type PageRelease, readLiveRegistry, readPageRegistry } from './runtime/page-registry'
import type { ReleasedPages } from './runtime/read-pages'

/** Why an area is unavailable: disabled, timed out, failed to load, or threw while it ran. */
export type FailureReason = 'disabled' | 'timeout' | 'unreachable' | 'broken'

/** What was loaded, and which version was live then; or why nothing was loaded. */
type Outcome =
  | { readonly exposed: ExposedModule; readonly version: string; readonly live: string }
  | { readonly reason: FailureReason }

/** What an area brings into a page is unavailable, because its area is. */
class AreaFailure extends Error {}

export interface Areas extends AreaMap {
  /** Why the last attempt to load an area failed; undefined if it did not. */
  failureOf(area: AreaName): FailureReason | undefined
  /** The version of an area that runs in this page; undefined while none does. */
  versionOf(area: AreaName): string | undefined
  /**
   * Makes the next navigation into an area load it again, in the version that the registry has by then. False if only a
   * new page can help, because another version has run in this one (rule release.11).
   */
  unload(area: AreaName): Promise<boolean>
  /**
   * Called by a router for each path that it may not know: adds the area's routes once, wrapped by `wrap`, each below
   * the route of its layout. Failures are not thrown, so that the router falls through to the splat route inside the
   * frame.
   */
  discover(
    parents: LayoutRoutes,
    wrap: (area: AreaName, layout: PageLayout, loadStyles: () => Promise<void>) => AreaWrapper,
  ): PatchRoutesOnNavigationFunction
  /**
   * Module of a slot component, after its area was loaded; null if the running version does not have it. Rejects with
   * AreaFailure if the area is unavailable, else with the loader's error.
   */
  loadPart(part: AreaPart): Promise<unknown>
  /**
   * Module of what an area brings into another's page, with the styles of its screens; otherwise like `loadPart` (rule
   * slot.4).
   */
  loadFiller(filler: PageFiller): Promise<unknown>
  /** Reads all pages and verbs of some areas in a language (rule release.26); never rejects. */
  readPages(areas: readonly AreaName[], language: Language): Promise<ReleasedPages>
  /** Whether an area expects all pages to be known before it runs, because it was released before it could wait. */
  expectsAllPages(area: AreaName): boolean
}

/** Id of the shell's route that renders a layout. */
export type LayoutRoutes = Readonly<Record<PageLayout, string>>

/** A pathless route around all routes of an area: its loader, its root element and its error element. */
export type AreaWrapper = Pick<RouteObject, 'loader' | 'element' | 'errorElement'>

/** Called with the reason why a version of an area could not be loaded. */
type OnFailure = (error: unknown, area: AreaName, version: string) => void

const layouts: readonly PageLayout[] = ['frame', 'setup']

/** Falls back to the frame for a layout that this shell does not know yet. */
const layoutOf = ({ handle }: RouteObject): PageLayout => {
  const layoutName: unknown = handle?.layout
  return layouts.find((layout) => layout === layoutName) ?? 'frame'
}

/** Loads areas according to a page's registry. A failing area does not affect the shell and the other areas. */
export const createAreas = (registry: PageRegistry = readPageRegistry(), onFailure: OnFailure = () => {}): Areas => {
  const map = createAreaMap(registry)
  const loads = new Map<AreaName, Promise<Outcome>>()
  const outcomes = new Map<AreaName, Outcome>()
  const tries = new Map<AreaName, number>()
  let renewed: Registry['areas'] = {}
  const entryOf = (area: AreaName) => renewed[area] ?? registry.areas[area]

  /** Tries the current version, then the fallback once. */
  const tryVersions = async (area: AreaName, retry: number): Promise<Outcome> => {
    const entry = entryOf(area)
    if (!entry || entry.state === 'disabled') return { reason: 'disabled' }
    const versions = [entry.current, entry.fallback].filter((release): release is PageRelease => release !== null)
    const intact = versions.filter((release) => !hasBroken(release))
    let reason: FailureReason = 'unreachable'
    for (const release of intact.length > 0 ? intact : versions) {
      try {
        const { version } = release
        return { exposed: await mount(area, release, retry), version, live: entry.current.version }
      } catch (error) {
        console.error(`${area} ${release.version} could not be loaded`, error)
        onFailure(error, area, release.version)
        if (error instanceof AreaBroken) {
          rememberBroken(release)
          return { reason: 'broken' }
        }
        reason = error instanceof AreaTimeout ? 'timeout' : 'unreachable'
      }
    }
    return { reason }
  }

  const load = (area: AreaName): Promise<Outcome> => {
    const running = loads.get(area)
    if (running) return running
    const retry = tries.get(area) ?? 0
    tries.set(area, retry + 1)
    const started = tryVersions(area, retry).then((outcome) => {
      outcomes.set(area, outcome)
      return outcome
    })
    loads.set(area, started)
    return started
  }

  const exposedBy = async (area: AreaName): Promise<ExposedModule> => {
    const outcome = await load(area)
    if ('reason' in outcome) throw new AreaFailure(`${area} is not there: ${outcome.reason}`)
    return outcome.exposed
  }

  return {
    ...map,
    failureOf: (area) => {
      const outcome = outcomes.get(area)
      return outcome && 'reason' in outcome ? outcome.reason : undefined
    },
    versionOf: (area) => {
      const outcome = outcomes.get(area)
      return outcome && 'version' in outcome ? outcome.version : undefined
    },
    unload: async (area) => {
      const outcome = outcomes.get(area)
      if (outcome && 'reason' in outcome && outcome.reason === 'broken') return false
      try {
        renewed = (await readLiveRegistry()).areas
      } catch {
        // Then the known versions are tried again.
      }
      const entry = entryOf(area)
      if (outcome && 'exposed' in outcome) return entry?.state === 'enabled' && entry.current.version === outcome.live
      loads.delete(area)
      return true
    },
    discover: (parents, wrap) => {
      const added = new Set<ExposedModule>()
      return async ({ path, patch, signal }) => {
        const area = map.ownerOf(path)
        const outcome = area && (await load(area))
        // The router calls this for every path with a parameter, and ranks all routes again after each patch.
        if (!outcome || !('exposed' in outcome) || signal.aborted || added.has(outcome.exposed)) return
        added.add(outcome.exposed)
        for (const layout of layouts) {
          const children = outcome.exposed.default.filter((route) => layoutOf(route) === layout)
          if (children.length === 0) continue
          const around = wrap(area, layout, async () => void (await outcome.exposed.styles?.()))
          patch(parents[layout], [{ ...around, id: `area-${area}-${layout}`, children }])
        }
      }
    },
    loadPart: async ({ area, slot, order }) => {
      const { parts = [] } = await exposedBy(area)
      const part = parts.find((one) => one.slot === slot && one.order === order)
      return (await part?.load()) ?? null
    },
    // No page needs it at first.
    readPages: async (names, language) => (await import('./runtime/read-pages')).readPages(registry, names, language),
    expectsAllPages: (area) => registry.listed !== undefined && !registry.areas[area]?.pageDetails,
    loadFiller: async ({ area, slot }) => {
      const { fillers = [], styles } = await exposedBy(area)
      const filler = fillers.find((one) => one.slot === slot)
      const [module] = await Promise.all([filler?.load(), styles?.()])
      return module ?? null
    },
  }
}
