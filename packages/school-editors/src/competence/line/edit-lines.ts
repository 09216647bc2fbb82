import { blockLength, type Line, newLine } from './line'

type Lines = readonly Line[]

/** Lines after an edit, and where the cursor goes: a line, at its start or end. */
export interface LineEdit {
  readonly lines: Lines
  readonly focus: { readonly id: string; readonly at: 'start' | 'end' } | null
}

/** Texts of a line that a user writes. */
export type LineTexts = Partial<Pick<Line, 'text' | 'symbol' | 'childSentence' | 'shortTitle' | 'levelDescriptions'>>

const focusOn = (line: Line | undefined, at: 'start' | 'end' = 'end'): LineEdit['focus'] =>
  line ? { id: line.id, at } : null

const indexOf = (lines: Lines, id: string): number => lines.findIndex((line) => line.id === id)

/** Changes texts of a line. */
export const writeLine = (lines: Lines, id: string, change: LineTexts): Lines =>
  lines.map((line) => (line.id === id ? { ...line, ...change } : line))

/**
 * Ends a line at the cursor: the text after it becomes the next line, a competence. At the start, an empty line is
 * inserted above, so that the row keeps its text.
 */
export const splitLine = (lines: Lines, id: string, before: string, after: string): LineEdit => {
  const at = indexOf(lines, id)
  if (before.trim() === '' && after.trim() !== '') {
    const above = at > 0 ? lines.toSpliced(at, 0, newLine('competence')) : lines
    return { lines: above, focus: { id, at: 'start' } }
  }
  const next = newLine('competence', after)
  return { lines: writeLine(lines, id, { text: before }).toSpliced(at + 1, 0, next), focus: focusOn(next, 'start') }
}

/** Appends an empty domain. */
export const addDomain = (lines: Lines): LineEdit => {
  const domain = newLine('domain')
  return { lines: [...lines, domain], focus: focusOn(domain) }
}

/** Adds an empty competence at the end of the domain that a line belongs to. */
export const addCompetence = (lines: Lines, id: string): LineEdit => {
  const at = indexOf(lines, id)
  const start = lines.findLastIndex((line, index) => index <= at && line.kind === 'domain')
  const competence = newLine('competence')
  const end = start + blockLength(lines, start)
  return { lines: lines.toSpliced(end, 0, competence), focus: focusOn(competence) }
}

/** Removes a line, or a domain with its competences. The cursor goes to the line above, or to the next one. */
export const removeLine = (lines: Lines, id: string): LineEdit => {
  const at = indexOf(lines, id)
  const rest = lines.toSpliced(at, blockLength(lines, at))
  return { lines: rest, focus: focusOn(rest[Math.max(0, at - 1)]) }
}

/**
 * Removes an empty line; the competences of a domain join the domain above it. Null for a first domain with
 * competences.
 */
export const removeEmptyLine = (lines: Lines, id: string): LineEdit | null => {
  const at = indexOf(lines, id)
  if (at === 0 && blockLength(lines, 0) > 1) return null
  const rest = lines.toSpliced(at, 1)
  return { lines: rest, focus: focusOn(rest[Math.max(0, at - 1)]) }
}

/** Whether a domain may become a competence of the domain above it, or a competence a domain. */
export const mayChangeDepth = (lines: Lines, id: string, to: 'deeper' | 'back'): boolean => {
  const at = indexOf(lines, id)
  const kind = lines[at]?.kind
  return to === 'deeper' ? kind === 'domain' && at > 0 : kind === 'competence'
}

/**
 * A domain becomes a competence, or a competence a domain that takes along the competences below it. It becomes another
 * row and gets its own id; the rows around it keep theirs.
 */
export const changeDepth = (lines: Lines, id: string): LineEdit => {
  const at = indexOf(lines, id)
  const line = lines[at]
  if (!line) return { lines, focus: null }
  const made = newLine(line.kind === 'domain' ? 'competence' : 'domain', line.text)
  return { lines: lines.with(at, made), focus: focusOn(made) }
}

/** Moves a line, or a domain with its competences, by one position. Null at the end. */
export const shiftLine = (lines: Lines, id: string, by: 'up' | 'down'): LineEdit | null => {
  const at = indexOf(lines, id)
  const line = lines[at]
  if (!line) return null
  const length = blockLength(lines, at)
  const others = lines.toSpliced(at, length)
  const indexes = others.flatMap((other, index) =>
    line.kind === 'competence' || other.kind === 'domain' ? [index] : [],
  )
  const candidates = line.kind === 'competence' ? indexes.filter((index) => index > 0) : indexes
  const all = [...candidates, others.length].filter((index) => line.kind === 'domain' || index > 0)
  const target = by === 'up' ? all.findLast((index) => index < at) : all.find((index) => index > at)
  if (target === undefined) return null
  return { lines: others.toSpliced(target, 0, ...lines.slice(at, at + length)), focus: focusOn(line) }
}

/** Moves a line to the position of another; a domain goes before or after the whole domain there. */
export const moveLine = (lines: Lines, id: string, overId: string): Lines => {
  const from = indexOf(lines, id)
  const over = indexOf(lines, overId)
  const line = lines[from]
  const length = blockLength(lines, from)
  if (!line || over === -1 || (over > from && over < from + length)) return lines
  const block = lines.slice(from, from + length)
  const others = lines.toSpliced(from, length)
  const position = indexOf(others, overId)
  if (line.kind === 'competence')
    return others.toSpliced(Math.max(1, over > from ? position + 1 : position), 0, ...block)
  const start = others.findLastIndex((other, index) => index <= position && other.kind === 'domain')
  const target = over > from ? start + blockLength(others, start) : Math.max(0, start)
  return others.toSpliced(target, 0, ...block)
}
