import type { SlotPart } from '@lernspur/contracts/area-route.contract'
import type { AreaName, AreaRelease, Registry } from '@lernspur/contracts/registry.contract'

/** Id of the data block that contains the registry in a page. */
export const registryElementId = 'lernspur-registry'

/** What a page knows about one version of an area. */
export type PageRelease = Pick<AreaRelease, 'version' | 'entry' | 'integrity'>

/** A slot component; its preloads are handled by the gateway. */
export type PagePart = SlotPart

export interface PageArea extends Pick<AreaRelease, 'title' | 'owns' | 'pages' | 'rules' | 'shows' | 'fillers'> {
  readonly state: 'enabled' | 'disabled'
  /** Patterns of its screens. */
  readonly screens: readonly string[]
  readonly parts: readonly PagePart[]
  readonly current: PageRelease
  readonly fallback: PageRelease | null
  /** Names of its flags that are on for whom this page is made; missing where none is. */
  readonly flags?: readonly string[] | undefined
}

/** The registry as embedded in a page: without preloads, which the gateway renders as links. */
export interface PageRegistry {
  readonly areas: Readonly<Record<AreaName, PageArea>>
}

const pageRelease = ({ version, entry, integrity }: AreaRelease): PageRelease => ({ version, entry, integrity })

/** Reduces the registry to what a page needs. */
export const pageRegistry = ({ areas }: Registry): PageRegistry => ({
  areas: Object.fromEntries(
    Object.entries(areas).map(([area, { state, current, fallback, flags }]) => [
      area,
      {
        state,
        ...(current.title && { title: current.title }),
        owns: current.owns,
        screens: current.routes.map(({ pattern }) => pattern),
        pages: current.pages,
        rules: current.rules,
        shows: current.shows,
        parts: current.parts.map(({ preload: _, ...part }) => part),
        fillers: current.fillers,
        current: pageRelease(current),
        fallback: fallback && pageRelease(fallback),
        ...(flags && { flags }),
      },
    ]),
  ),
})

/** Reads the registry from the page; throws if there is none. */
export const readPageRegistry = (): PageRegistry => {
  const text = document.getElementById(registryElementId)?.textContent
  if (!text) throw new Error('This page contains no registry.')
  return JSON.parse(text) as PageRegistry
}

/** Milliseconds until a gateway that does not answer counts as lost. */
const timeoutMs = 5_000

/** What is live now, as far as an open page needs it; throws without a response. */
export const readLiveRegistry = async (): Promise<Registry> => {
  const answer = await fetch('/mfe/registry.json', { signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new Error(answer.statusText)
  return await answer.json()
}
