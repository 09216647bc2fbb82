import type { ImportDoubt, ImportState } from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import type { StoredSubject, SubjectContent } from '../../content/subject-content'
import { type Comparison, compareContent } from './compare-content'
import { type Comparisons, comparisonsOfFile } from './pair-up'
import { minLikeness, plain, similarity } from './similarity'

/** A subject of a file and what it corresponds to. */
export interface SubjectMatch {
  readonly content: SubjectContent
  readonly state: ImportState
  readonly doubts: readonly ImportDoubt[]
  /** The subject that it stands for or resembles. */
  readonly like: StoredSubject | undefined
  /** How the two differ; undefined without `like`. */
  readonly comparison: Comparison | undefined
}

/** Where a file is imported: the subjects there, and the level of a class. */
export interface SubjectTarget {
  readonly subjects: readonly StoredSubject[]
  readonly schoolLevel: number | null
}

const isSame = (one: SubjectContent, other: SubjectContent) =>
  one.schoolLevel === other.schoolLevel && plain(one.name) === plain(other.name)

const resembles = (content: SubjectContent, known: StoredSubject): ImportDoubt | undefined => {
  if (known.schoolLevel !== content.schoolLevel) return undefined
  if (plain(known.abbreviation) === plain(content.abbreviation)) return 'abbreviation'
  return similarity(known.name, content.name) >= minLikeness.doubtful ? 'similar' : undefined
}

const matchSubject = (
  content: SubjectContent,
  above: readonly SubjectContent[],
  target: SubjectTarget,
  comparisons: Comparisons,
): SubjectMatch => {
  const same = target.subjects.find((known) => isSame(known, content))
  const doubts: ImportDoubt[] = []
  if (above.some((one) => isSame(one, content))) doubts.push('twice')
  if (target.schoolLevel !== null && target.schoolLevel !== content.schoolLevel) doubts.push('level')
  const similar = same ? undefined : target.subjects.find((known) => resembles(content, known))
  const doubt = similar && resembles(content, similar)
  if (doubt) doubts.push(doubt)
  const like = same ?? similar
  const comparison = like && compareContent(content, like, comparisons)
  const differs = comparison !== undefined && comparison.fields.length + comparison.lines.length > 0
  const state = same && !differs ? 'known' : doubts.length > 0 ? 'doubtful' : same ? 'changed' : 'new'
  return { content, state, doubts, like, comparison }
}

/**
 * How each subject of a file relates to the subjects there: new, known, changed, or doubtful, which only the user can
 * tell.
 */
export const matchSubjects = (contents: readonly SubjectContent[], target: SubjectTarget): SubjectMatch[] => {
  const comparisons = comparisonsOfFile()
  return contents.map((content, at) => matchSubject(content, contents.slice(0, at), target, comparisons))
}
