import type { CompetenceDomain } from '@lernspur/contracts/school-admin/competence.contract'
import { linesOf } from '../line/line'
import { type Curriculum, curriculumOf } from './line-changes'
import { mergeLines } from './merge-lines'

/** The instant of the last change that the contents show, in milliseconds. */
const newestOf = (domains: readonly CompetenceDomain[]): number =>
  Math.max(
    0,
    ...domains.flatMap(({ updatedAt, competences }) =>
      [updatedAt, ...competences.map((row) => row.updatedAt)].map((instant) => Date.parse(instant)),
    ),
  )

/** What was read is not from before what is shown, which is saved. */
interface Newer {
  readonly curriculum: Curriculum
  /** Somebody else has changed lines. */
  readonly isForeign: boolean
}

/**
 * What to show once the contents were read again: the lines as read, with those that the user has begun and that are
 * not worth saving yet. Null when it is what is shown, or from before the last change. What a colleague wrote before
 * that change counts as well, although it is older than the newest line.
 */
export const newerCurriculum = (visible: Curriculum, read: readonly CompetenceDomain[]): Newer | null => {
  const [before, after] = [linesOf(visible.domains), linesOf(read)]
  const isForeign = JSON.stringify(before) !== JSON.stringify(after)
  const age = newestOf(read) - newestOf(visible.domains)
  if (age < 0 || (age === 0 && !isForeign)) return null
  const { lines } = mergeLines(before, after, visible.lines)
  return { curriculum: { ...curriculumOf(read), lines }, isForeign }
}
