import type { AreaPage, NavigationGroup } from '@lernspur/contracts/area-route.contract'

type PagesAt = (group: NavigationGroup) => readonly AreaPage[]

let known: PagesAt = () => []
let useKnown: PagesAt = () => []

/** Tells the areas which pages are released. The shell knows some of them at first, and all once they were read. */
export const providePages = (pages: PagesAt, usePages: PagesAt = pages): void => {
  known = pages
  useKnown = usePages
}

/**
 * The released pages of a place, in order, as far as they are known.
 *
 * @public areas that were released before `usePagesAt` call it
 */
export const pagesAt: PagesAt = (group) => known(group)

/** `const pages = usePagesAt('school')`: all released pages of a place, in order. Suspends until they were read. */
export const usePagesAt: PagesAt = (group) => useKnown(group)
