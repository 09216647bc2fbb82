import { ImportFault } from '../../fault/import-fault'
import { ItemFaults } from './item-faults'
import { type CurriculumItem, type OutlineNode, outlineLimits } from './outline'

/** An entry below another; `place` orders those below one, and without it they stand as in the file. */
export interface Link {
  readonly child: string
  readonly parent: string
  readonly place: number | null
}

const byId = (items: readonly CurriculumItem[], faults: ItemFaults): Map<string, CurriculumItem> => {
  const found = new Map<string, CurriculumItem>()
  for (const item of items) {
    if (found.has(item.id)) faults.add('repeatedItem', item)
    else found.set(item.id, item)
  }
  return found
}

/** The one parent of each entry; links to entries that the file lacks are faults. */
const parentsOf = (links: readonly Link[], items: ReadonlyMap<string, CurriculumItem>, faults: ItemFaults) => {
  const parents = new Map<string, Link>()
  for (const link of links) {
    const item = items.get(link.child)
    const known = parents.get(link.child)
    if (!item) faults.add('missingItem', { id: link.child })
    else if (!items.has(link.parent)) faults.add('missingParent', item)
    else if (!known) parents.set(link.child, link)
    else if (known.parent !== link.parent) faults.add('twoParents', item)
  }
  return parents
}

const positionOf = ({ place: index }: Link): number => index ?? Number.POSITIVE_INFINITY

const childrenOf = (parents: ReadonlyMap<string, Link>): Map<string, string[]> => {
  const below = Map.groupBy(parents.values(), ({ parent }) => parent)
  return new Map(
    [...below].map(([parent, links]) => [
      parent,
      links
        .toSorted((one, other) => {
          const [a, b] = [positionOf(one), positionOf(other)]
          return a < b ? -1 : a > b ? 1 : 0
        })
        .map(({ child }) => child),
    ]),
  )
}

/** Ids from the roots down, one depth at a time, because a recursion could be as deep as the file. */
const rowsFrom = (roots: readonly string[], children: ReadonlyMap<string, readonly string[]>): string[][] => {
  const rows: string[][] = []
  let row = [...roots]
  while (row.length > 0) {
    rows.push(row)
    row = row.flatMap((id) => children.get(id) ?? [])
  }
  return rows
}

/**
 * The tree of entries that a file holds as a list with links. Throws an ImportFault: IMPORT_FAILED for duplicate
 * identifiers, missing and multiple parents, circles and entries without a place; FILE_SIZE_LIMIT_EXCEEDED for too many
 * or too deep.
 */
export const buildOutline = (
  items: readonly CurriculumItem[],
  links: readonly Link[],
  roots: readonly string[],
): OutlineNode[] => {
  if (items.length > outlineLimits.items) {
    throw new ImportFault('FILE_SIZE_LIMIT_EXCEEDED', [{ reason: 'tooManyItems' }])
  }
  const faults = new ItemFaults()
  const known = byId(items, faults)
  const parents = parentsOf(links, known, faults)
  for (const root of roots) parents.delete(root)
  faults.refuseAny()
  const children = childrenOf(parents)
  const rows = rowsFrom(roots, children)
  const reached = new Set(rows.flat())
  for (const item of items) {
    if (!reached.has(item.id)) faults.add(parents.has(item.id) ? 'circle' : 'noPlace', item)
  }
  faults.refuseAny()
  const nodes = new Map<string, OutlineNode>()
  for (const [depth, row] of [...rows.entries()].reverse()) {
    for (const id of row) {
      const item = known.get(id)
      if (!item) continue
      if (depth > outlineLimits.depth) faults.add('tooDeep', item)
      nodes.set(id, { ...item, children: (children.get(id) ?? []).flatMap((child) => nodes.get(child) ?? []) })
    }
  }
  if (faults.faults.length > 0) throw new ImportFault('FILE_SIZE_LIMIT_EXCEEDED', faults.faults)
  return roots.flatMap((id) => nodes.get(id) ?? [])
}
