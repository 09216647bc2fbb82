import { type AreaName, type PageLayout, pageLayouts } from '@lernspur/contracts/registry.contract'
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { bestMatch } from './path-pattern'
import { AreaTimeout, mount } from './runtime/mount'
import { type PageRegistry, type PageRelease, readPageRegistry } from './runtime/page-registry'
import { fits } from './runtime/requirements'

/** Why an area is not there: switched off, made for another shell, hanging, or not to be had. */
export type FailureReason = 'disabled' | 'incompatible' | 'timeout' | 'unreachable'

type Outcome = { readonly routes: RouteObject[] } | { readonly reason: FailureReason }

export interface Areas {
  /** The area that owns a path, or undefined when the path is the shell's. */
  ownerOf(path: string): AreaName | undefined
  /** Pattern of an area's screen at exactly this path; undefined when no released area has one. */
  patternOf(path: string): string | undefined
  /** Whether the released version of an area has a screen at exactly this path. */
  hasScreen(path: string): boolean
  /** Why the last try to load an area failed; undefined when it did not. */
  failureOf(area: AreaName): FailureReason | undefined
  /** Makes the next navigation into an area load it anew. */
  forget(area: AreaName): void
  /**
   * What the router calls for a path it does not know: adds the area's routes, wrapped in `surroundings`, each below
   * the route that draws its layout. A failure is not thrown, so that the router falls through to the splat route inside
   * the frame.
   */
  discover(
    parents: LayoutRoutes,
    surroundings: (area: AreaName, layout: PageLayout) => Surroundings,
  ): PatchRoutesOnNavigationFunction
}

/** Id of the shell's route that draws a layout. */
export type LayoutRoutes = Readonly<Record<PageLayout, string>>

/** A route without path around all routes of an area: where its root element and its error element stand. */
export type Surroundings = Pick<RouteObject, 'element' | 'errorElement'>

/** A layout that this shell does not know yet is drawn as the frame. */
const layoutOf = ({ handle }: RouteObject): PageLayout => {
  const asked: unknown = handle?.layout
  return pageLayouts.find((layout) => layout === asked) ?? 'frame'
}

/** Is told why one version of an area could not be loaded. */
type OnFailure = (error: unknown, area: AreaName, version: string) => void

/** Loads areas as a page's registry says. One failing area leaves the shell and the other areas as they are. */
export const createAreas = (registry: PageRegistry = readPageRegistry(), onFailure: OnFailure = () => {}): Areas => {
  const loads = new Map<AreaName, Promise<Outcome>>()
  const outcomes = new Map<AreaName, Outcome>()
  const tries = new Map<AreaName, number>()
  const owned = Object.entries(registry.areas).flatMap(([area, { owns }]) =>
    owns.map((pattern) => ({ pattern, area: area as AreaName })),
  )

  /** The current version, then once the one before. A hanging one is not followed by a second wait. */
  const tryVersions = async (area: AreaName, retry: number): Promise<Outcome> => {
    const entry = registry.areas[area]
    if (!entry || entry.state === 'disabled') return { reason: 'disabled' }
    const versions = [entry.current, entry.fallback].filter((release): release is PageRelease => release !== null)
    const fitting = versions.filter(({ requires }) => fits(requires, registry.provides))
    if (fitting.length === 0) return { reason: 'incompatible' }
    for (const release of fitting) {
      try {
        return { routes: await mount(area, release, retry) }
      } catch (error) {
        console.error(`${area} ${release.version} could not be loaded`, error)
        onFailure(error, area, release.version)
        if (error instanceof AreaTimeout) return { reason: 'timeout' }
      }
    }
    return { reason: 'unreachable' }
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

  const screens = Object.values(registry.areas).flatMap((area) => area.screens)

  const patternOf = (path: string) => bestMatch(screens, (pattern) => pattern, path, 'whole')

  const ownerOf = (path: string) => bestMatch(owned, ({ pattern }) => pattern, path, 'prefix')?.area

  return {
    ownerOf,
    patternOf,
    hasScreen: (path) => patternOf(path) !== undefined,
    failureOf: (area) => {
      const outcome = outcomes.get(area)
      return outcome && 'reason' in outcome ? outcome.reason : undefined
    },
    forget: (area) => {
      loads.delete(area)
    },
    discover:
      (parents, surroundings) =>
      async ({ path, patch }) => {
        const area = ownerOf(path)
        const outcome = area && (await load(area))
        if (!outcome || !('routes' in outcome)) return
        for (const layout of pageLayouts) {
          const children = outcome.routes.filter((route) => layoutOf(route) === layout)
          if (children.length > 0)
            patch(parents[layout], [{ ...surroundings(area, layout), id: `area-${area}-${layout}`, children }])
        }
      },
  }
}
