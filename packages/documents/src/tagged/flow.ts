import type { Block } from './block'
import type { LaidOutNode } from './laid-out'
import type { StructureElement } from './structure'

/** A block in the flow of a document, and the element that its content belongs to. */
export interface Piece {
  readonly block: Block
  readonly parent: StructureElement
  /** Space above in points; dropped at the top of a page. */
  readonly above: number
  /** Whether its text may continue on the next page, with at least two lines on each. */
  readonly divisible?: boolean
}

/** Pieces that stay on one page if they fit. */
export interface Cluster {
  readonly pieces: readonly Piece[]
  /** Repeated as artifacts when the cluster starts a later page. */
  readonly heads: readonly Head[]
  /** Starts a page, without heads. */
  readonly startsPage?: boolean
  /** Placed at the foot of its page. */
  readonly atFoot?: boolean
}

/** A repeated heading, and the space above it unless it comes first. */
export interface Head {
  readonly block: Block
  readonly above: number
}

/** A node at a height on a page; an artifact if it has no parent. */
export interface PositionedNode {
  readonly id: string
  readonly node: LaidOutNode
  readonly top: number
  readonly parent: StructureElement | undefined
}

interface Unit {
  readonly id: string
  readonly node: LaidOutNode
  readonly above: number
  readonly parent: StructureElement
}

/** The text within a block that holds one paragraph only. */
const onlyText = (node: LaidOutNode): LaidOutNode | undefined =>
  node.type === 'TEXT' ? node : node.children?.length === 1 && node.children[0] ? onlyText(node.children[0]) : undefined

/**
 * A copy of a block with some lines of its text, and only as high as these; space above the text goes with the first
 * lines.
 */
const withLines = (node: LaidOutNode, start: number, end: number, cut: number): LaidOutNode => {
  const height = node.box.height - cut
  if (node.type === 'TEXT') return { ...node, box: { ...node.box, height }, lines: node.lines?.slice(start, end) ?? [] }
  const lead = start === 0 ? 0 : Math.min(...(node.children ?? []).map(({ box }) => box.top))
  const raised = (child: LaidOutNode) => ({ ...child, box: { ...child.box, top: child.box.top - lead } })
  const children = (node.children ?? []).map((child) => withLines(raised(child), start, end, cut))
  return { ...node, box: { ...node.box, height: height - lead }, children }
}

/** Where a paragraph may be split: no single line is left at the foot or the top of a page. */
const partsOf = (lines: number): [number, number][] => {
  if (lines < 4) return [[0, lines]]
  const middle = Array.from({ length: lines - 4 }, (_, index): [number, number] => [index + 2, index + 3])
  return [[0, 2], ...middle, [lines - 2, lines]]
}

const unitsOf = ({ block: { id }, parent, above, divisible }: Piece, node: LaidOutNode): Unit[] => {
  const lines = divisible ? (onlyText(node)?.lines ?? []) : []
  const totalHeight = lines.reduce((sum, line) => sum + line.box.height, 0)
  const parts = partsOf(lines.length)
  if (parts.length === 1) return [{ id, node, above, parent }]
  return parts.map(([start, end]) => {
    const height = lines.slice(start, end).reduce((sum, line) => sum + line.box.height, 0)
    const part = withLines(node, start, end, totalHeight - height)
    return { id: `${id} ${start}`, node: part, above: start === 0 ? above : 0, parent }
  })
}

const heightOf = (units: readonly Unit[]): number =>
  units.reduce((sum, { above, node }) => sum + above + node.box.height, 0)

/**
 * Divides clusters into pages as high as `heightOfPage` says; `laid` has every block. Returns at least one page, which
 * may be empty.
 */
export const paginate = (
  clusters: readonly Cluster[],
  laid: ReadonlyMap<string, LaidOutNode>,
  heightOfPage: (page: number) => number,
): PositionedNode[][] => {
  const pages: PositionedNode[][] = [[]]
  let top = 0
  const positionOf = (id: string, node: LaidOutNode, parent: StructureElement | undefined) => {
    pages.at(-1)?.push({ id, node, top, parent })
    top += node.box.height
  }
  const turn = (heads: readonly Head[]) => {
    pages.push([])
    top = 0
    for (const { block, above } of heads) {
      const node = laid.get(block.id)
      top += top === 0 ? 0 : above
      if (node) positionOf(block.id, node, undefined)
    }
  }
  const space = () => heightOfPage(pages.length - 1)
  for (const { pieces, heads, startsPage, atFoot } of clusters) {
    const groups = pieces.map((piece) => {
      const node = laid.get(piece.block.id)
      if (!node) throw new RangeError('A block was not laid out.')
      return unitsOf(piece, node)
    })
    // What must stay on one page ends with the first lines of a divisible paragraph.
    const units = groups.flat()
    const remaining = units.slice(0, units.length - ((groups.at(-1)?.length ?? 1) - 1))
    const isEmpty = () => (pages.at(-1)?.length ?? 0) === 0
    if (!isEmpty() && startsPage) turn([])
    else if (!isEmpty() && top + heightOf(remaining) > space()) turn(heads)
    if (atFoot) top = Math.max(top, space() - heightOf(units))
    for (const [index, unit] of units.entries()) {
      const above = isEmpty() || top === 0 ? 0 : unit.above
      const overflows = top + above + unit.node.box.height > space()
      if (overflows && index > 0 && !isEmpty()) turn(heads)
      else top += above
      positionOf(unit.id, unit.node, unit.parent)
    }
  }
  return pages
}
