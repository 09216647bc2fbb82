import type { Line } from '../line/line'

type Lines = readonly Line[]

/** States of the lines before and after the present one. */
export interface LineHistory {
  readonly past: readonly Lines[]
  readonly future: readonly Lines[]
  /** What the last change was: continued typing in one line is undone at once. */
  readonly last: string
}

/** Maximum number of states. */
const depth = 100

export const noHistory: LineHistory = { past: [], future: [], last: '' }

/** Remembers the lines before a change. Changes of the same kind in a row, such as typing in one line, are one. */
export const remember = (history: LineHistory, before: Lines, kind: string): LineHistory => ({
  past: kind !== '' && kind === history.last ? history.past : [...history.past, before].slice(-depth),
  future: [],
  last: kind,
})

/** One step back from the present lines, or null. */
export const stepBack = ({ past, future }: LineHistory, present: Lines) => {
  const lines = past.at(-1)
  return lines ? { lines, history: { past: past.slice(0, -1), future: [present, ...future], last: '' } } : null
}

/** One step forward again, or null. */
export const stepForward = ({ past, future }: LineHistory, present: Lines) => {
  const [lines, ...rest] = future
  return lines ? { lines, history: { past: [...past, present], future: rest, last: '' } } : null
}
