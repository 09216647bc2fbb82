import type { AreaPage, Audience, SlotPart } from '@lernspur/contracts/area-route.contract'
import type { AreaName, AreaRelease, Registry } from '@lernspur/contracts/registry.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { audienceOf, audienceOfVerb } from './audience-of'
import { type InOneLanguage, inLanguage } from './page-details'

/** Id of the data block that contains the registry in a page. */
export const registryElementId = 'lernspur-registry'

/** What a page knows about one version of an area. */
export type PageRelease = Pick<AreaRelease, 'version' | 'entry' | 'integrity'>

/** A slot component; its preloads are handled by the gateway. */
export type PagePart = SlotPart

export interface PageArea extends Pick<AreaRelease, 'title' | 'owns' | 'rules' | 'shows' | 'fillers' | 'pageDetails'> {
  readonly state: 'enabled' | 'disabled'
  /** Patterns of its screens. */
  readonly screens: readonly string[]
  /** All its pages; with `pageDetails`, only those that are needed at once, in the page's language. */
  readonly pages: readonly (AreaPage | InOneLanguage<AreaPage>)[]
  /** With `pageDetails`: whom any of its pages or verbs is for. */
  readonly audiences?: readonly Audience[]
  readonly parts: readonly PagePart[]
  readonly current: PageRelease
  readonly fallback: PageRelease | null
  /** Names of its flags that are on for whom this page is made; missing where none is. */
  readonly flags?: readonly string[] | undefined
}

/** Whose pages are needed at once, and in which language. */
export interface ListedPages {
  readonly language: Language
  readonly audiences: readonly Audience[]
}

/** The registry as embedded in a page: without preloads, which the gateway renders as links. */
export interface PageRegistry {
  readonly areas: Readonly<Record<AreaName, PageArea>>
  /** Missing where the registry contains all pages, because its shell was released before it could read them later. */
  readonly listed?: ListedPages
}

const pageRelease = ({ version, entry, integrity }: AreaRelease): PageRelease => ({ version, entry, integrity })

/** Whether a page is needed at once: in the rail, or in a slot, whose pages have no other entry. */
const isListed =
  ({ audiences: visible }: ListedPages) =>
  (page: AreaPage): boolean => {
    const isInRail = page.place !== 'action' && (page.place !== 'own' || page.inRail === true)
    return page.slot !== undefined || (isInRail && !page.further && visible.includes(audienceOf(page)))
  }

/** The start page of providers describes their pages. */
const withoutWords = ({ words: _, description, ...page }: AreaPage): AreaPage => ({
  ...page,
  ...(page.place === 'provider' && description && { description }),
})

/** What a page contains of an area's pages (rule release.26). */
const pagesIn = ({ pages, verbs, pageDetails }: AreaRelease, listed: ListedPages | undefined) => {
  if (!listed || !pageDetails) return { pages }
  return {
    pages: pages.filter(isListed(listed)).map((page) => inLanguage(withoutWords(page), listed.language)),
    audiences: [...new Set([...pages.map(audienceOf), ...verbs.map(audienceOfVerb)])],
    pageDetails,
  }
}

/** Reduces the registry to what a page needs; with `listed`, to what it needs at once. */
export const pageRegistry = ({ shell, areas }: Registry, forPage?: ListedPages): PageRegistry => {
  const listed = shell.current.readsPageDetails ? forPage : undefined
  return {
    areas: Object.fromEntries(
      Object.entries(areas).map(([area, { state, current, fallback, flags }]) => [
        area,
        {
          state,
          ...(current.title && { title: current.title }),
          owns: current.owns,
          screens: current.routes.map(({ pattern }) => pattern),
          ...pagesIn(current, listed),
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
    ...(listed && { listed }),
  }
}

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
