import { type createBrowserRouter, matchRoutes } from '@lernspur/app-kit'
import { areas } from '../area/areas'
import type { Pages } from '../reporting/pages'

type Router = ReturnType<typeof createBrowserRouter>

/** For unknown paths. */
const unknown = '/*'

/**
 * The pattern of a page's path, such as `/class/:classId/skills`: of an area, from its release, else of the shell. All
 * unknown paths share one.
 */
const patternOf = ({ routes }: Router, path: string): string => {
  const ofArea = areas.patternOf(path)
  if (ofArea) return ofArea
  const matched = matchRoutes(routes, path) ?? []
  const parts = matched.flatMap(({ route }) => route.path?.split('/').filter(Boolean) ?? [])
  return parts.includes('*') || matched.length === 0 ? unknown : `/${parts.join('/')}`
}

/** Calls back once at the start of each navigation; a redirected one counts as two. */
const onNavigation = (router: Router, ...[listen, shown]: Parameters<Pages['onNavigation']>): void => {
  let known: unknown
  router.subscribe(({ navigation: { location } }) => {
    if (location && location !== known) listen(location)
    if (!location && known) shown?.()
    known = location
  })
}

/** The router's pages, for reporting. */
export const pagesOf = (router: Router): Pages => ({
  patternOf: (path) => patternOf(router, path),
  onNavigation: (...listeners) => onNavigation(router, ...listeners),
})
