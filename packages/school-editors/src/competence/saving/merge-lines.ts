import { blockLength, type Line } from '../line/line'

type Lines = readonly Line[]

/** A line that both users have written differently. */
export interface LineClash {
  readonly id: string
  readonly mine: string
  readonly theirs: string
  /** The line as the other user has written it. */
  readonly their: Line
}

const byId = (lines: Lines) => new Map(lines.map((line) => [line.id, line]))
const orderOf = (lines: Lines, among: ReadonlyMap<string, Line>) =>
  lines.flatMap(({ id, kind }) => (among.has(id) ? [`${id} ${kind}`] : [])).join()

/** Inserts the lines of `other` that the skeleton lacks, each after the line it follows there. */
const weave = (skeleton: Lines, other: Lines): Lines => {
  const known = new Set(skeleton.map(({ id }) => id))
  let woven = skeleton
  other.forEach((line, at) => {
    if (known.has(line.id)) return
    const index = woven.findIndex(({ id }) => id === other[at - 1]?.id)
    woven = woven.toSpliced(index + 1, 0, line)
  })
  return woven
}

const textOf = ({ symbol, text, childSentence, shortTitle, levelDescriptions }: Line) =>
  JSON.stringify([symbol, text, childSentence, shortTitle, levelDescriptions])

/** What people compare of a line: a competence with its short title, its sentence for the child and its levels. */
const visibleText = ({ text, shortTitle, childSentence, levelDescriptions }: Line) =>
  [text, shortTitle, childSentence, ...levelDescriptions.map((level, at) => level && `${at + 1}: ${level}`)]
    .filter(Boolean)
    .join('\n')

/**
 * Merges the lines that two people have changed since `base`: additions of both stay, a deletion holds unless the other
 * has changed the line, and a text changed by both is mine until the user has decided. No general three-way merge:
 * lines have ids, so a moved or edited line is still the same one, where `node-diff3` sees a deletion and an insertion.
 */
export const mergeLines = (base: Lines, theirs: Lines, mine: Lines) => {
  const before = byId(base)
  const there = byId(theirs)
  const here = byId(mine)
  const isTouched = (line: Line, since: Line | undefined) => !since || textOf(line) !== textOf(since)
  const isUnchanged = (line: Line, other: ReadonlyMap<string, Line>) =>
    other.has(line.id) || isTouched(line, before.get(line.id))
  const unchangedGroups = (lines: Lines, other: ReadonlyMap<string, Line>) =>
    lines.filter((line, at) => {
      const heads = line.kind === 'domain' && lines[at + 1]?.kind === 'competence'
      return (
        isUnchanged(line, other) ||
        (heads && lines.slice(at + 1, at + blockLength(lines, at)).some((next) => isUnchanged(next, other)))
      )
    })
  const theirsLeft = unchangedGroups(theirs, here)
  const mineLeft = unchangedGroups(mine, there)
  const isReordered = orderOf(mine, before) !== orderOf(base, here)
  const woven = isReordered ? weave(mineLeft, theirsLeft) : weave(theirsLeft, mineLeft)
  const clashes: LineClash[] = []
  const lines = woven.map((line) => {
    const old = before.get(line.id)
    const my = here.get(line.id)
    const their = there.get(line.id)
    if (!my || !their) return my ?? their ?? line
    if (!isTouched(my, old))
      return {
        ...my,
        text: their.text,
        symbol: their.symbol,
        childSentence: their.childSentence,
        shortTitle: their.shortTitle,
        levelDescriptions: their.levelDescriptions,
      }
    // My line whose answer was lost is not somebody else's.
    if (old && isTouched(their, old) && textOf(my) !== textOf(their))
      clashes.push({ id: line.id, mine: visibleText(my), theirs: visibleText(their), their })
    return my
  })
  return { lines, clashes }
}
