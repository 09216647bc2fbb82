import { type createBrowserRouter, matchRoutes } from '@lernspur/app-runtime'
import { onNavigation } from '@lernspur/federation/runtime/on-navigation'
import { areas } from '../area/areas'
import type { Pages } from '../reporting/pages'

export type Router = ReturnType<typeof createBrowserRouter>

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

/** The router's pages, for reporting. */
export const pagesOf = (router: Router): Pages => ({
  patternOf: (path) => patternOf(router, path),
  onNavigation: (...listeners) => onNavigation(router, ...listeners),
})
