import type { SlotPart } from '@lernspur/contracts/area-route.contract'
import type { AreaName, AreaRelease, Registry, ShellRelease } from '@lernspur/contracts/registry.contract'

/** Id of the data block that carries the registry in a page. */
export const registryElementId = 'lernspur-registry'

/** What a page needs to know of one version of an area. */
export type PageRelease = Pick<AreaRelease, 'version' | 'entry' | 'integrity' | 'requires'>

/** A part for a slot of the shell; its preloads are the gateway's. */
export type PagePart = SlotPart

export interface PageArea extends Pick<AreaRelease, 'owns' | 'pages' | 'rules' | 'shows'> {
  readonly state: 'enabled' | 'disabled'
  /** Patterns of its screens. */
  readonly screens: readonly string[]
  readonly parts: readonly PagePart[]
  readonly current: PageRelease
  readonly fallback: PageRelease | null
}

/** The registry as a page carries it: without the preloads, which the gateway has turned into links. */
export interface PageRegistry {
  readonly provides: ShellRelease['provides']
  readonly areas: Readonly<Partial<Record<AreaName, PageArea>>>
}

const pageRelease = ({ version, entry, integrity, requires }: AreaRelease): PageRelease => ({
  version,
  entry,
  integrity,
  requires,
})

/** Cuts the registry down to what a page carries. */
export const pageRegistry = ({ shell, areas }: Registry): PageRegistry => ({
  provides: shell.current.provides,
  areas: Object.fromEntries(
    Object.entries(areas).map(([area, { state, current, fallback }]) => [
      area,
      {
        state,
        owns: current.owns,
        screens: current.routes.map(({ pattern }) => pattern),
        pages: current.pages,
        rules: current.rules,
        shows: current.shows,
        parts: current.parts.map(({ preload: _, ...part }) => part),
        current: pageRelease(current),
        fallback: fallback && pageRelease(fallback),
      },
    ]),
  ),
})

/** Reads the registry out of the page; throws when the page carries none. */
export const readPageRegistry = (): PageRegistry => {
  const text = document.getElementById(registryElementId)?.textContent
  if (!text) throw new Error('This page carries no registry.')
  return JSON.parse(text) as PageRegistry
}
