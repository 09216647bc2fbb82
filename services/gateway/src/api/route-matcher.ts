import type { RouteMap, RouteSpec } from '@lernspur/contracts/route'

type MatchRoute = (method: string, path: string) => RouteSpec | undefined

interface Pattern {
  readonly route: RouteSpec
  /** Undefined stands for a parameter, which matches any non-empty segment. */
  readonly segments: readonly (string | undefined)[]
}

const segmentsOf = (path: string): string[] => path.split('/').slice(1)

const patternOf = (route: RouteSpec): Pattern => ({
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

const refuseAmbiguity = (bucket: readonly Pattern[]): void => {
  for (const [index, one] of bucket.entries()) {
    for (const other of bucket.slice(index + 1)) {
      if (overlap(one, other) && namesMore(one, other) === namesMore(other, one)) {
        const { method } = one.route
        throw new Error(`Routes ${method} ${one.route.path} and ${method} ${other.route.path} answer the same paths.`)
      }
    }
  }
}

const bucketKey = (method: string, segments: readonly unknown[]): string => `${method} ${segments.length}`

/**
 * Compiles the contract's routes into a matcher over method and path below `/api`. A literal segment wins over a
 * parameter. Throws when two routes of one method can match the same path and neither is more specific.
 */
export const compileRoutes = (routes: RouteMap): MatchRoute => {
  const buckets = new Map<string, Pattern[]>()
  for (const pattern of Object.values(routes).map(patternOf)) {
    const key = bucketKey(pattern.route.method, pattern.segments)
    buckets.set(key, [...(buckets.get(key) ?? []), pattern])
  }
  for (const bucket of buckets.values()) {
    refuseAmbiguity(bucket)
    bucket.sort((one, other) => namedSegments(other) - namedSegments(one))
  }
  return (method, path) => {
    const segments = segmentsOf(path)
    return buckets.get(bucketKey(method, segments))?.find((pattern) => fits(pattern, segments))?.route
  }
}
