import type { GatewayRoute } from './gateway-route'

export type MatchRoute = (method: string, path: string) => GatewayRoute | undefined

interface Pattern {
  readonly route: GatewayRoute
  /** Undefined stands for a parameter, which matches any non-empty segment. */
  readonly segments: readonly (string | undefined)[]
}

export interface CompiledRoutes {
  readonly match: MatchRoute
  /** A sentence for each route left out, because an earlier one answers the same paths. */
  readonly refused: readonly string[]
}

const segmentsOf = (path: string): string[] => path.split('/').slice(1)

const patternOf = (route: GatewayRoute): Pattern => ({
  route,
  segments: segmentsOf(route.path).map((segment) => (segment.startsWith('{') ? undefined : segment)),
})

const fits = (pattern: Pattern, segments: readonly string[]): boolean =>
  pattern.segments.every((own, index) => (own === undefined ? segments[index] !== '' : own === segments[index]))

const namedSegments = (pattern: Pattern): number => pattern.segments.filter((own) => own !== undefined).length

/** True when `one` has a literal segment where `other` has a parameter. */
const namesMore = (one: Pattern, other: Pattern): boolean =>
  one.segments.some((own, index) => own !== undefined && other.segments[index] === undefined)

const overlap = (one: Pattern, other: Pattern): boolean =>
  one.segments.every((own, index) => {
    const others = other.segments[index]
    return own === undefined || others === undefined || own === others
  })

/** Both can match the same path, and neither is more specific. */
const areAmbiguous = (one: Pattern, other: Pattern): boolean =>
  overlap(one, other) && namesMore(one, other) === namesMore(other, one)

const sentence = ({ route }: Pattern, first: Pattern): string =>
  `${route.method} ${route.path} of ${route.owner} answers the same paths as ${first.route.path} of ${first.route.owner}.`

const bucketKey = (method: string, segments: readonly unknown[]): string => `${method} ${segments.length}`

/**
 * Compiles routes into a matcher over method and path below `/api`. A literal segment wins over a parameter. Of two
 * routes that answer the same paths, the first stays (rule service-release.2).
 */
export const compileRoutes = (routes: readonly GatewayRoute[]): CompiledRoutes => {
  const buckets = new Map<string, Pattern[]>()
  const refused: string[] = []
  for (const pattern of routes.map(patternOf)) {
    const key = bucketKey(pattern.route.method, pattern.segments)
    const bucket = buckets.get(key) ?? []
    const first = bucket.find((known) => areAmbiguous(known, pattern))
    if (first) refused.push(sentence(pattern, first))
    else buckets.set(key, [...bucket, pattern])
  }
  for (const bucket of buckets.values()) bucket.sort((one, other) => namedSegments(other) - namedSegments(one))
  return {
    match: (method, path) => {
      const segments = segmentsOf(path)
      return buckets.get(bucketKey(method, segments))?.find((pattern) => fits(pattern, segments))?.route
    },
    refused,
  }
}
