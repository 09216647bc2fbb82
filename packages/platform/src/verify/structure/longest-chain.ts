import type { ImportGraph } from './import-graph'

/** The longest chain of imports, top first. In a circle, the import that closes it is ignored. */
export const longestChain = (graph: ImportGraph): readonly string[] => {
  const below = new Map<string, readonly string[]>()
  const chainFrom = (file: string): readonly string[] => {
    const known = below.get(file)
    if (known) return known
    below.set(file, [])
    const longestFrom = (graph.get(file) ?? [])
      .map(chainFrom)
      .reduce<readonly string[]>((best, chain) => (chain.length > best.length ? chain : best), [])
    const chain = [file, ...longestFrom]
    below.set(file, chain)
    return chain
  }
  return [...graph.keys()]
    .map(chainFrom)
    .reduce<readonly string[]>((best, chain) => (chain.length > best.length ? chain : best), [])
}
