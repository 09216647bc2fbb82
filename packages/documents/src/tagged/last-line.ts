import type { LaidOutNode, TextLine } from './laid-out'

/** Points that stay free between the end of a text and the word beside it. */
const gap = 7

/** The only text within a node, and how far below the node's top it lies. */
const textIn = (node: LaidOutNode, top = 0): { text: LaidOutNode; top: number } | undefined => {
  if (node.type === 'TEXT') return { text: node, top }
  const [only, ...others] = node.children ?? []
  return only && others.length === 0 ? textIn(only, top + only.box.top) : undefined
}

/** Width of the letters of a line, without the space at its end. */
const widthOf = ({ runs }: TextLine): number => {
  const positions = runs.flatMap((run) => run.positions ?? [])
  const glyphs = runs.flatMap((run) => run.glyphs ?? [])
  const isSpace = glyphs.at(-1)?.codePoints[0] === 0x20
  return positions.slice(0, isSpace ? -1 : undefined).reduce((sum, { xAdvance }) => sum + xAdvance, 0)
}

const bottomOf = ({ box: { top, height } }: LaidOutNode): number => top + height

/** By how many points the second of two texts may go up to stand on the last line of the first; 0 without room. */
const riseOf = (first: LaidOutNode, second: LaidOutNode): number => {
  const [above, below] = [textIn(first), textIn(second)]
  const last = above?.text.lines?.at(-1)
  const [line, ...more] = below?.text.lines ?? []
  if (!above || !below || !last || !line || more.length > 0) return 0
  if (widthOf(last) + gap + widthOf(line) > above.text.box.width) return 0
  const baseline = first.box.top + above.top + last.box.y + (last.ascent ?? 0)
  return second.box.top + below.top + line.box.y + (line.ascent ?? 0) - baseline
}

const joined = (children: readonly LaidOutNode[]): readonly LaidOutNode[] => {
  const [first, second] = children
  if (!first || !second || children.length > 2) return children
  const rise = riseOf(first, second)
  return rise > 0 ? [first, { ...second, box: { ...second.box, top: second.box.top - rise } }] : children
}

/**
 * A laid-out block in which the second of two texts that `joinLastLine` holds stands on the last line of the first,
 * where that has room for it; whatever is around them is as much lower. The second one is set flush right.
 */
export const joinLastLines = (node: LaidOutNode): LaidOutNode => {
  if (!node.children || node.children.length === 0) return node
  const inner = node.children.map(joinLastLines)
  const children = node.props.joinLastLine ? joined(inner) : inner
  if (children.every((child, index) => child === node.children?.[index])) return node
  const before = Math.max(...node.children.map(bottomOf))
  const after = Math.max(...children.map(bottomOf))
  return { ...node, children, box: { ...node.box, height: node.box.height - (before - after) } }
}
