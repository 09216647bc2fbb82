import { classLabels } from '@lernspur/contracts/school-admin/school/class-labels'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'

interface WithClasses {
  readonly schoolClasses: readonly Pick<SchoolClass, 'id' | 'name'>[]
}

/** Names of the classes of a child, as lists of children show them. */
export type ClassesOf = (student: WithClasses) => string[]

/** Names the classes of children, with the school year where several of the given classes share a name. */
export const classNamer = (classes: Parameters<typeof classLabels>[0]): ClassesOf => {
  const labels = classLabels(classes)
  return ({ schoolClasses }) => schoolClasses.map(({ id, name }) => labels.get(id) ?? name)
}
