/** A path for the router below `/api`, and how its parameters get their own names back. */
interface RouterPath {
  readonly path: string
  named(params: unknown): Record<string, unknown>
}

/**
 * Writes a path of the contract for Elysia's router, which wants one parameter name in one place:
 * `/performance-visuals/{id}` and `/performance-visuals/{visualId}/performance-levels/{id}` share their first. So each
 * is named by its place.
 */
export const routerPath = (path: string): RouterPath => {
  const names: [router: string, own: string][] = []
  const segments = path.split('/').map((segment, index) => {
    const own = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (!own) return segment
    names.push([`at${index}`, own])
    return `:at${index}`
  })
  return {
    path: segments.join('/'),
    named: (params) => {
      const values = params as Record<string, unknown>
      return Object.fromEntries(names.map(([router, own]) => [own, values[router]]))
    },
  }
}
