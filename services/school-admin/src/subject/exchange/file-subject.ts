import type { SubjectContent } from '../content/subject-content'

type Told = 'abbreviation' | 'color' | 'schoolLevel'

/** A subject as a file holds it; null is what the file does not tell. */
export type FileSubject = Omit<SubjectContent, Told> & { readonly [Field in Told]: SubjectContent[Field] | null }
