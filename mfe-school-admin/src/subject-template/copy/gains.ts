import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { standsIn } from '@lernspur/school-editors/subject/take-over/stands-in'

/** What a class gains by copying templates, and what it already has. */
export interface Gain {
  readonly schoolClass: SchoolClass
  readonly gained: readonly Subject[]
  readonly present: readonly Subject[]
}

/** The gains of each class: what it already has, as a copy or by name, is not copied again. */
export const gainsOf = (
  classes: readonly SchoolClass[],
  templates: readonly Subject[],
  subjects: readonly Subject[],
): Gain[] => {
  const byClass = Map.groupBy(subjects, ({ schoolClassId }) => schoolClassId)
  return classes.map((schoolClass) => {
    const own = byClass.get(schoolClass.id) ?? []
    const isPresent = (template: Subject) => standsIn(template, own) !== undefined
    return {
      schoolClass,
      gained: templates.filter((template) => !isPresent(template)),
      present: templates.filter(isPresent),
    }
  })
}
