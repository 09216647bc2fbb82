/** A path as the router takes it, and how its parameters are given back their own names. */
export interface RouterPath {
  readonly path: string
  named(params: unknown): Record<string, unknown>
}

/**
 * Writes paths of the contract for Elysia's router, which wants one parameter name in one place:
 * `/performance-assessments/{id}` and `/performance-assessments/{schoolClassId}/current-semester` share theirs.
 */
export const makeRouterPaths = (): ((path: string) => RouterPath) => {
  const taken = new Map<string, string>()
  return (path) => {
    const names: [router: string, own: string][] = []
    let place = '/api'
    for (const segment of path.split('/').slice(1)) {
      const own = /^\{(\w+)\}$/.exec(segment)?.[1]
      if (!own) place += `/${segment}`
      else {
        const router = taken.get(place) ?? own
        taken.set(place, router)
        names.push([router, own])
        place += `/:${router}`
      }
    }
    return {
      path: place,
      named: (params) => {
        const values = params as Record<string, unknown>
        return Object.fromEntries(names.map(([router, own]) => [own, values[router]]))
      },
    }
  }
}
