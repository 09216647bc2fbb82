import { type ImportGraph, unitOf } from './import-graph'

/** Imports between two neighbours in a folder (files, or subfolders as a whole), in one direction. */
export interface Arrow {
  readonly folder: string
  readonly from: string
  readonly to: string
  /** The imports behind it, as `a.ts → b.ts`. */
  readonly imports: readonly string[]
}

/** The deepest folder that holds both files, and the neighbours in it that they belong to. */
const junction = (from: string, to: string): Omit<Arrow, 'imports'> => {
  const [one, other] = [from.split('/'), to.split('/')]
  const shared = one.findIndex((name, index) => name !== other[index])
  return { folder: one.slice(0, shared).join('/'), from: one[shared] ?? '', to: other[shared] ?? '' }
}

const arrowsByFolder = (graph: ImportGraph): Map<string, Arrow[]> => {
  const imports = [...graph].flatMap(([from, targets]) =>
    targets
      .filter((to) => unitOf(to) === unitOf(from))
      .map((to) => ({ ...junction(from, to), text: `${from} → ${to}` })),
  )
  const arrows = Map.groupBy(imports, ({ folder, from, to }) => `${folder}:${from}:${to}`)
    .values()
    .flatMap((same) => (same[0] ? [{ ...same[0], imports: same.map(({ text }) => text) }] : []))
  return Map.groupBy(arrows, ({ folder }) => folder)
}

const reaches = (arrows: readonly Arrow[], from: string, to: string, seen = new Set<string>()): boolean =>
  from === to ||
  (!seen.has(from) && arrows.some((arrow) => arrow.from === from && reaches(arrows, arrow.to, to, seen.add(from))))

/** The arrows that close a circle when those with most imports are drawn first: the cheapest ones to turn or cut. */
const closingArrows = (arrows: readonly Arrow[]): Arrow[] => {
  const drawn: Arrow[] = []
  const thickFirst = arrows.toSorted((a, b) => b.imports.length - a.imports.length)
  return thickFirst.filter((arrow) => {
    if (reaches(drawn, arrow.to, arrow.from)) return true
    drawn.push(arrow)
    return false
  })
}

/**
 * In every folder, imports between its files and subfolders (each as a whole) must run one way. Returns the arrows
 * against that; none if and only if no neighbours import each other, directly or through others.
 */
export const upwardArrows = (graph: ImportGraph): Arrow[] => [...arrowsByFolder(graph).values()].flatMap(closingArrows)
