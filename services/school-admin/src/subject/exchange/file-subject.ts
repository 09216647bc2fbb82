import type { SubjectContent } from '../content/subject-content'

type StatedField = 'abbreviation' | 'color' | 'schoolLevel'

/** A subject as read from a file; null is what the file does not tell. */
export type FileSubject = Omit<SubjectContent, StatedField> & {
  readonly [Field in StatedField]: SubjectContent[Field] | null
}
