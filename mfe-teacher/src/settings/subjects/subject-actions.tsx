import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import type { Subject } from '@lernspur/contracts/subject.contract'

export interface SubjectActionsProps {
  schoolClass: SchoolClass
  /** Subjects of the class, in their order. */
  subjects: readonly Subject[]
}

/** What else brings subjects into the class or out of it, above its list and in its empty state. */
export function SubjectActions(_: SubjectActionsProps) {
  return null
}
