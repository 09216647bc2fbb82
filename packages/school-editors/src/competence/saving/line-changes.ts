import type { Changes } from '@lernspur/app-kit/saving/changes'
import type { CompetenceDomain } from '@lernspur/contracts/school-admin/competence.contract'
import { type Line, linesOf } from '../line/line'
import { type LineClash, mergeLines } from './merge-lines'
import { planSave } from './plan-save'

/** Contents of a subject: as stored, and as lines, which may hold empty ones that are not saved yet. */
export interface Curriculum {
  readonly lines: readonly Line[]
  readonly domains: readonly CompetenceDomain[]
}

/** The latest lines; null if nothing was edited. */
export type LinesChange = { readonly lines: readonly Line[] } | null

/** Lines that the user has to decide about; at least one. */
export type LinesClash = readonly LineClash[]

export const curriculumOf = (domains: readonly CompetenceDomain[]): Curriculum => ({ domains, lines: linesOf(domains) })

/** Changes to lines, which are merged line by line with those of another user. */
export const lineChanges: Changes<Curriculum, LinesChange, LinesClash> = {
  none: null,
  isNothing: (change) => change === null,
  join: (first, then) => then ?? first,
  apply: (curriculum, change) => ({ ...curriculum, ...change }),
  compare: (base, theirs, change) => {
    const { lines, clashes } = mergeLines(linesOf(base.domains), theirs.lines, change?.lines ?? base.lines)
    // Started lines are not worth saving, and stay.
    const isVisible = lines.length === theirs.lines.length
    if (planSave(lines, theirs.domains).kind === 'nothing') return { rest: isVisible ? null : { lines }, clash: null }
    return { rest: { lines }, clash: clashes.length > 0 ? clashes : null }
  },
  dropConflicts: (clash, change) => {
    const theirs = new Map(clash.map(({ id, their }) => [id, their]))
    const theirTexts = (line: Line): Line => {
      const { text, symbol, childSentence, shortTitle, levelDescriptions } = theirs.get(line.id) ?? line
      return { ...line, text, symbol, childSentence, shortTitle, levelDescriptions }
    }
    return change && { lines: change.lines.map(theirTexts) }
  },
}
