import { Elysia } from 'elysia'
import type { Admission, accessPlugin } from './access-plugin'
import { answerRoute } from './answer-call'
import type { ServiceContext } from './service-context'
import type { BoundRoute } from './slice'

/** A path for the router below `/api`, and the way back to the contract's names of its parameters. */
interface RouterPath {
  readonly path: string
  named(params: unknown): Record<string, unknown>
}

/**
 * Writes a path of the contract for Elysia's router, which wants the same parameter name in the same position:
 * `/performance-visuals/{id}` and `/performance-visuals/{visualId}/performance-levels/{id}` clash. So parameters are
 * named by position.
 */
const routerPath = (path: string): RouterPath => {
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

/** A route whose access rule did not run is our own bug, and must not answer. */
const sessionOf = (admission: Admission | undefined): Admission['session'] => {
  if (!admission) throw new Error('The access rule of the route was not asked.')
  return admission.session
}

/** Plugin of a slice: its calls of the contract, each behind its access rule. */
export const slicePlugin = (
  routes: readonly BoundRoute[],
  access: ReturnType<typeof accessPlugin>,
  context: ServiceContext,
) => {
  const plugin = new Elysia({ prefix: '/api' }).use(access)
  for (const bound of routes) {
    const { route } = bound
    const answer = answerRoute(bound, context)
    const { path, named } = routerPath(route.path)
    for (const method of route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]) {
      plugin.route(
        method,
        path,
        ({ request, params, admission }) => {
          const trace = context.traceOf(request)
          trace.route = `/api${route.path}`
          return answer({ request, session: sessionOf(admission), pathParams: named(params), trace })
        },
        // The body is read after the access rule has run, never by the framework before it (decision 40).
        { parse: 'none', access: route },
      )
    }
  }
  return plugin
}
