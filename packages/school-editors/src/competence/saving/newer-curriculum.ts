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

/** Whether what was read is at least as new as what is shown, which is saved. */
interface CurriculumUpdate {
  readonly curriculum: Curriculum
  /** Whether somebody else has changed lines. */
  readonly isForeign: boolean
}

/**
 * What to show after the contents were reread: the lines as read, with those the user has started and that are not
 * worth saving yet. Null if that is already shown, or is from before the last change. A colleague's write before that
 * change counts too, although it is older than the newest line.
 */
export const newerCurriculum = (visible: Curriculum, read: readonly CompetenceDomain[]): CurriculumUpdate | null => {
  const before = linesOf(visible.domains)
  const after = linesOf(read)
  const isForeign = JSON.stringify(before) !== JSON.stringify(after)
  const age = newestOf(read) - newestOf(visible.domains)
  if (age < 0 || (age === 0 && !isForeign)) return null
  const { lines } = mergeLines(before, after, visible.lines)
  return { curriculum: { ...curriculumOf(read), lines }, isForeign }
}
