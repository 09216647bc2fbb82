import type { Block } from './block'
import { type ColumnItem, type ColumnNode, fillColumns, firstHeight, type Unit } from './column-fill'
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
  /** Repeated above it for as long as there is room, as decoration. */
  readonly filler?: Block
  /** Set below it in two columns, whose blocks are as wide as one; their heads are repeated in each. */
  readonly columns?: ColumnRegion
}

/** A repeated heading, and the space above it unless it comes first. */
export interface Head {
  readonly block: Block
  readonly above: number
}

/** What is set in two columns; its blocks are as wide as one of them. */
interface ColumnRegion {
  readonly clusters: readonly Pick<Cluster, 'pieces' | 'heads'>[]
  /** Space above, in points. */
  readonly above: number
  /** Where each column begins, in points from the left margin. */
  readonly lefts: readonly [number, number]
  /** Share of it that has to fit on the page where it begins, if all of it fits on the next one. */
  readonly least?: number
}

/** A node on a page. */
export interface PositionedNode extends ColumnNode {
  /** From the left margin, in points; 0 by default. */
  readonly left?: number
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

const nodeOf = (laid: ReadonlyMap<string, LaidOutNode>, { id }: Block): LaidOutNode => {
  const node = laid.get(id)
  if (!node) throw new RangeError('A block was not laid out.')
  return node
}

/** The parts of a cluster for columns: all of it stays together but for further lines of a divisible paragraph at its end. */
const columnItems = (
  { pieces, heads }: Pick<Cluster, 'pieces' | 'heads'>,
  laid: ReadonlyMap<string, LaidOutNode>,
): ColumnItem[] => {
  const groups = pieces.map((piece) => unitsOf(piece, nodeOf(laid, piece.block)))
  const lines = (groups.at(-1)?.length ?? 1) - 1
  const units = groups.flat()
  const repeated = heads.map(({ block }) => ({ id: block.id, node: nodeOf(laid, block) }))
  const [joined, rest] = [units.slice(0, units.length - lines), units.slice(units.length - lines)]
  return [joined, ...rest.map((unit) => [unit])].map((some) => ({ units: some, heads: repeated }))
}

/** Height of what has to fit on a page for columns to begin there; the next page has room of a height for them. */
const beginningOf = (items: readonly ColumnItem[], { least = 0 }: ColumnRegion, room: number): number => {
  const first = firstHeight(items)
  if (least === 0) return first
  const { height, rest } = fillColumns(items, room, true)
  return rest.length > 0 ? first : Math.max(first, height * least)
}

/** What begins the next page where columns go on. */
const columnHeads = (pieces: readonly Piece[]): Head[] => pieces.map(({ block, above }) => ({ block, above }))

/** All blocks of a flow, those in columns as well. */
export const blocksOf = (clusters: readonly Cluster[]): Block[] =>
  clusters
    .flatMap(({ columns, ...cluster }) => [cluster, ...(columns?.clusters ?? [])])
    .flatMap(({ pieces, heads, filler }: Partial<Pick<Cluster, 'filler'>> & Pick<Cluster, 'pieces' | 'heads'>) => [
      ...[...pieces, ...heads].map(({ block }) => block),
      ...(filler ? [filler] : []),
    ])

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
  const setColumns = (items: readonly ColumnItem[], { above, lefts }: ColumnRegion, heads: readonly Head[]) => {
    let rest = items
    top += above
    while (rest.length > 0) {
      const isFresh = pages.at(-1)?.every(({ parent }) => parent === undefined) ?? true
      const { columns, height, rest: next } = fillColumns(rest, space() - top, isFresh)
      for (const [column, nodes] of columns.entries()) {
        for (const node of nodes) pages.at(-1)?.push({ ...node, top: top + node.top, left: lefts[column] ?? 0 })
      }
      top += height
      rest = next
      if (rest.length > 0) {
        turn(heads)
        top += above
      }
    }
  }
  for (const { pieces, heads, startsPage, atFoot, filler, columns } of clusters) {
    const groups = pieces.map((piece) => unitsOf(piece, nodeOf(laid, piece.block)))
    const items = columns?.clusters.flatMap((cluster) => columnItems(cluster, laid)) ?? []
    // What must stay on one page ends with the first lines of a divisible paragraph.
    const units = groups.flat()
    const remaining = units.slice(0, units.length - ((groups.at(-1)?.length ?? 1) - 1))
    const isEmpty = () => (pages.at(-1)?.length ?? 0) === 0
    if (!isEmpty() && startsPage) turn([])
    const nextSpace = heightOfPage(pages.length) - heightOf(remaining) - (columns?.above ?? 0)
    const belowHeight = columns ? columns.above + beginningOf(items, columns, nextSpace) : 0
    if (!isEmpty() && !startsPage && top + heightOf(remaining) + belowHeight > space()) turn(heads)
    const footTop = space() - heightOf(units)
    const fillerNode = filler && laid.get(filler.id)
    while (filler && fillerNode && top + fillerNode.box.height <= footTop) positionOf(filler.id, fillerNode, undefined)
    if (atFoot) top = Math.max(top, footTop)
    for (const [index, unit] of units.entries()) {
      const above = isEmpty() || top === 0 ? 0 : unit.above
      const overflows = top + above + unit.node.box.height > space()
      if (overflows && index > 0 && !isEmpty()) turn(heads)
      else top += above
      positionOf(unit.id, unit.node, unit.parent)
    }
    if (columns) setColumns(items, columns, columnHeads(pieces))
  }
  return pages
}
