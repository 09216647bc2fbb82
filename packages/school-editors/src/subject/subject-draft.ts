import { type Subject, subjectLimits } from '@lernspur/contracts/school-admin/subject.contract'
import { abbreviationOf } from './colour-choice'

/** A subject being edited: texts as typed, and its colour. */
export interface SubjectDraft {
  readonly name: string
  readonly abbreviation: string
  /** `#rrggbb`. */
  readonly color: string
}

/** A new subject whose colour is not chosen yet: null is the first that no other subject has. */
export interface NewSubjectDraft extends Omit<SubjectDraft, 'color'> {
  readonly color: string | null
}

export const newSubjectDraft: NewSubjectDraft = { name: '', abbreviation: '', color: null }

export const subjectDraftOf = ({ name, abbreviation, color }: Subject): SubjectDraft => ({ name, abbreviation, color })

/** The draft as it is saved; without an abbreviation, the first letters of the name. */
export const subjectBodyOf = ({ name, abbreviation, color }: SubjectDraft) => ({
  name: name.trim(),
  abbreviation: abbreviation.trim() || abbreviationOf(name.trim()),
  color,
})

/** Whether the server and the interface accept the draft (rule subject.1). */
export const isSubjectValid = (draft: SubjectDraft): boolean => {
  const { name, abbreviation } = subjectBodyOf(draft)
  return name !== '' && name.length <= subjectLimits.name && abbreviation.length <= subjectLimits.abbreviationShown
}
