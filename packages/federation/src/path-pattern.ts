const segments = (path: string) => path.split('/').filter(Boolean)

/** `prefix`: the pattern covers the path and everything below it; `whole`: it covers exactly this path. */
type Extent = 'prefix' | 'whole'

const covers = (pattern: readonly string[], path: readonly string[], extent: Extent) =>
  (extent === 'prefix' ? path.length >= pattern.length : path.length === pattern.length) &&
  pattern.every((segment, index) => segment.startsWith(':') || segment === path[index])

const literals = (pattern: readonly string[]) => pattern.filter((segment) => !segment.startsWith(':')).length

/**
 * The item with the most specific pattern (`/class/:classId`) that matches the path, the last of equals; or undefined.
 */
export const bestMatch = <Item>(
  items: readonly Item[],
  patternOf: (item: Item) => string,
  path: string,
  extent: Extent,
): Item | undefined => {
  const target = segments(path)
  let best: { item: Item; weight: number } | undefined
  for (const item of items) {
    const pattern = segments(patternOf(item))
    if (!covers(pattern, target, extent)) continue
    const weight = pattern.length * 100 + literals(pattern)
    if (!best || weight >= best.weight) best = { item, weight }
  }
  return best?.item
}

/**
 * Fills a template with the parameters that `pattern` extracts from `path`: `/api/classes/:classId` → `/api/classes/7`.
 */
export const fillTemplate = (template: string, pattern: string, path: string): string => {
  const target = segments(path)
  const values = new Map(segments(pattern).map((segment, index) => [segment, target[index] ?? segment]))
  return template.replace(/:\w+/g, (name) => values.get(name) ?? name)
}

/** Whether some path matches both patterns as prefixes. */
export const overlap = (one: string, other: string): boolean => {
  const others = segments(other)
  return segments(one)
    .slice(0, others.length)
    .every((segment, index) => {
      const against = others[index] ?? ''
      return segment === against || segment.startsWith(':') || against.startsWith(':')
    })
}

/** A pattern with its parameters filled in by name; null if one is missing. */
export const pathOf = (pattern: string, parameters: Readonly<Record<string, string | undefined>>): string | null => {
  const filled = segments(pattern).map((segment) => (segment.startsWith(':') ? parameters[segment.slice(1)] : segment))
  return filled.includes(undefined) ? null : `/${filled.join('/')}`
}
