import type { AreaPage, NavigationGroup } from '@lernspur/contracts/area-route.contract'

type PagesAt = (group: NavigationGroup) => readonly AreaPage[]

let known: PagesAt = () => []

/** Tells the areas which pages are released; the shell knows them before any area is loaded. */
export const providePages = (pages: PagesAt): void => {
  known = pages
}

/** The released pages of a place, in order. */
export const pagesAt: PagesAt = (group) => known(group)
