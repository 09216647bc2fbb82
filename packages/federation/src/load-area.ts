import type { PageLayout } from '@lernspur/contracts/area-route.contract'
import type { AreaName } from '@lernspur/contracts/registry.contract'
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { type AreaMap, type AreaPart, createAreaMap } from './runtime/area-map'
import { AreaTimeout, type ExposedModule, mount } from './runtime/mount'
import { type PageRegistry, type PageRelease, readPageRegistry } from './runtime/page-registry'
import { fits } from './runtime/requirements'

/** Why an area is not there: switched off, made for another shell, hanging, or not to be had. */
export type FailureReason = 'disabled' | 'incompatible' | 'timeout' | 'unreachable'

type Outcome = { readonly exposed: ExposedModule } | { readonly reason: FailureReason }

/** A part is not there, because its area is not. */
class AreaFailure extends Error {}

export interface Areas extends AreaMap {
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
    surroundings: (area: AreaName, layout: PageLayout, loadStyles: () => Promise<void>) => Surroundings,
  ): PatchRoutesOnNavigationFunction
  /**
   * Module of a part, after its area was loaded; null where the version that runs does not bring it. Rejects with
   * AreaFailure when the area is not there, else with what the loader says.
   */
  loadPart(part: AreaPart): Promise<unknown>
}

/** Id of the shell's route that draws a layout. */
export type LayoutRoutes = Readonly<Record<PageLayout, string>>

/** A route without path around all routes of an area: what it reads, its root element and its error element. */
export type Surroundings = Pick<RouteObject, 'loader' | 'element' | 'errorElement'>

/** Is told why one version of an area could not be loaded. */
type OnFailure = (error: unknown, area: AreaName, version: string) => void

const layouts: readonly PageLayout[] = ['frame', 'setup']

/** A layout that this shell does not know yet is drawn as the frame. */
const layoutOf = ({ handle }: RouteObject): PageLayout => {
  const asked: unknown = handle?.layout
  return layouts.find((layout) => layout === asked) ?? 'frame'
}

/** Loads areas as a page's registry says. One failing area leaves the shell and the other areas as they are. */
export const createAreas = (registry: PageRegistry = readPageRegistry(), onFailure: OnFailure = () => {}): Areas => {
  const map = createAreaMap(registry)
  const loads = new Map<AreaName, Promise<Outcome>>()
  const outcomes = new Map<AreaName, Outcome>()
  const tries = new Map<AreaName, number>()

  /** What a version exposes, unless it brings a path of another area. */
  const mountOwn = async (area: AreaName, release: PageRelease, retry: number): Promise<ExposedModule> => {
    const exposed = await mount(area, release, retry)
    const foreign = exposed.default.find(({ path = '' }) => path !== '' && !map.mayOwn(area, path))
    if (foreign) throw new Error(`${area} brings ${foreign.path}, which belongs to another area`)
    return exposed
  }

  /** The current version, then once the one before. A hanging one is not followed by a second wait. */
  const tryVersions = async (area: AreaName, retry: number): Promise<Outcome> => {
    const entry = registry.areas[area]
    if (!entry || entry.state === 'disabled') return { reason: 'disabled' }
    const versions = [entry.current, entry.fallback].filter((release): release is PageRelease => release !== null)
    const fitting = versions.filter(({ requires }) => fits(requires, registry.provides))
    if (fitting.length === 0) return { reason: 'incompatible' }
    for (const release of fitting) {
      try {
        return { exposed: await mountOwn(area, release, retry) }
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

  return {
    ...map,
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
        const area = map.ownerOf(path)
        const outcome = area && (await load(area))
        if (!outcome || !('exposed' in outcome)) return
        for (const layout of layouts) {
          const children = outcome.exposed.default.filter((route) => layoutOf(route) === layout)
          if (children.length === 0) continue
          const around = surroundings(area, layout, async () => void (await outcome.exposed.styles?.()))
          patch(parents[layout], [{ ...around, id: `area-${area}-${layout}`, children }])
        }
      },
    loadPart: async ({ area, slot, order }) => {
      const outcome = await load(area)
      if ('reason' in outcome) throw new AreaFailure(`${area} is not there: ${outcome.reason}`)
      const part = outcome.exposed.parts?.find((one) => one.slot === slot && one.order === order)
      return (await part?.load()) ?? null
    },
  }
}
