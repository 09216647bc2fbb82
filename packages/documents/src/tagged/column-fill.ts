import type { LaidOutNode } from './laid-out'
import type { StructureElement } from './structure'

/** Part of a block, as high as its node; `above` in points. */
export interface Unit {
  readonly id: string
  readonly node: LaidOutNode
  readonly above: number
  readonly parent: StructureElement
}

/** Units that stay in one column, below each other, and what is repeated above them where they begin one. */
export interface ColumnItem {
  readonly units: readonly Unit[]
  readonly heads: readonly { readonly id: string; readonly node: LaidOutNode }[]
}

/** A node at a height, in points; an artifact if it has no parent. */
export interface ColumnNode {
  readonly id: string
  readonly node: LaidOutNode
  readonly top: number
  readonly parent: StructureElement | undefined
}

/** What is in two columns of a height, and what is left for the next page. */
interface FilledColumns {
  readonly columns: readonly [readonly ColumnNode[], readonly ColumnNode[]]
  readonly height: number
  readonly rest: readonly ColumnItem[]
}

/** The nodes of an item from a height on; one that begins a column repeats its heads instead of the space above. */
const positionsOf = ({ units, heads }: ColumnItem, from: number): { nodes: ColumnNode[]; end: number } => {
  const nodes: ColumnNode[] = []
  let top = from
  const isFirst = from === 0
  for (const { id, node } of isFirst ? heads : []) {
    nodes.push({ id, node, top, parent: undefined })
    top += node.box.height
  }
  for (const [index, { id, node, above, parent }] of units.entries()) {
    if (index > 0 || !isFirst) top += above
    nodes.push({ id, node, top, parent })
    top += node.box.height
  }
  return { nodes, end: top }
}

/** Fills one column; at least one item goes into it, however high that is, where `mustFill` says so. */
const fillColumn = (items: readonly ColumnItem[], height: number, mustFill: boolean) => {
  const nodes: ColumnNode[] = []
  let end = 0
  for (const [index, item] of items.entries()) {
    const next = positionsOf(item, end)
    if (next.end > height && !(mustFill && index === 0)) return { nodes, end, rest: items.slice(index) }
    nodes.push(...next.nodes)
    end = next.end
  }
  return { nodes, end, rest: [] }
}

const fill = (items: readonly ColumnItem[], height: number, mustFill: boolean): FilledColumns => {
  const left = fillColumn(items, height, mustFill)
  const right = fillColumn(left.rest, height, mustFill && left.end > height)
  return { columns: [left.nodes, right.nodes], height: Math.max(left.end, right.end), rest: right.rest }
}

/** Height of the first item alone. */
export const firstHeight = (items: readonly ColumnItem[]): number => {
  const [first] = items
  return first ? positionsOf(first, 0).end : 0
}

/** How often the height of the last columns is halved; that is exact to less than a point. */
const halvings = 12

/**
 * Sets items in two columns of at most `height`, the left one first. What fits on the page is spread over both, so that
 * they end at about the same height; what does not is left.
 */
export const fillColumns = (items: readonly ColumnItem[], height: number, mustFill: boolean): FilledColumns => {
  let best = fill(items, height, mustFill)
  if (best.rest.length > 0) return best
  let [low, high] = [0, best.height]
  for (let turn = 0; turn < halvings; turn += 1) {
    const middle = (low + high) / 2
    const next = fill(items, middle, false)
    if (next.rest.length > 0) low = middle
    else {
      best = next
      high = middle
    }
  }
  return best
}
