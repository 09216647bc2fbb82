import { queryClient, sessionAtom, store, useLanguage, useQuery, useSuspenseQuery } from '@lernspur/app-runtime'
import type { AreaPage, NavigationGroup } from '@lernspur/contracts/area-route.contract'
import { type Language, languages } from '@lernspur/contracts/wire/error-catalogue'
import type { ReleasedPages } from '@lernspur/federation/runtime/read-pages'
import { audiencesOf, useAudiences } from '../session/audiences'
import { areas } from './areas'

type Audiences = Parameters<typeof areas.areasFor>[0]

interface QueryState {
  readonly state: { readonly data?: ReleasedPages | undefined }
}

/** All pages and verbs for some audiences; read once, and again as long as some could not be read. */
const releasedPagesQuery = (audiences: Audiences, language: Language) => {
  const names = areas.areasFor(audiences)
  return {
    queryKey: ['released-pages', language, ...names],
    queryFn: () => areas.readPages(names, language),
    staleTime: ({ state: { data } }: QueryState) => (data?.isComplete ? Number.POSITIVE_INFINITY : 0),
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  }
}

/** The page's language, outside of components. */
const currentLanguage = (): Language => languages.find((one) => one === document.documentElement.lang) ?? languages[0]

const currentQuery = () => {
  const session = store.get(sessionAtom)
  return releasedPagesQuery(session ? audiencesOf(session) : [], currentLanguage())
}

/** Reads all pages and verbs for the signed-in user, so that menus and the search have them at once. */
export const prefetchReleasedPages = (): Promise<void> => queryClient.prefetchQuery(currentQuery())

const at = (pages: readonly AreaPage[], group: NavigationGroup): readonly AreaPage[] =>
  pages.filter(({ place }) => place === group)

/** The pages of a place as far as they are known by now. */
export const pagesAt = (group: NavigationGroup): readonly AreaPage[] => {
  const data = queryClient.getQueryData<ReleasedPages>(currentQuery().queryKey)
  return data ? at(data.pages, group) : areas.pagesAt(group)
}

/** All pages of a place. Suspends until they were read. */
export const usePagesAt = (group: NavigationGroup): readonly AreaPage[] =>
  at(useSuspenseQuery(releasedPagesQuery(useAudiences(), useLanguage())).data.pages, group)

/**
 * What is released for the user: all of it once it was read, until then the pages that this page lists and no verbs. It is
 * read if `needed`, and if the page lists the pages of somebody else or in another language.
 */
export const useReleasedPages = (needed = false) => {
  const language = useLanguage()
  const audiences = useAudiences()
  const enabled = needed || !areas.listsFor(audiences, language)
  const { data, isLoading } = useQuery({ ...releasedPagesQuery(audiences, language), enabled })
  return {
    pagesAt: (group: NavigationGroup) => (data ? at(data.pages, group) : areas.pagesAt(group)),
    verbs: data?.verbs ?? [],
    isBusy: isLoading,
  }
}
