import type { SchoolClass } from '@lernspur/contracts/school-class.contract'

/**
 * Names of classes by id, for choices and lists of a whole school: with the school year where several have the name, as
 * after a roll-over, when there is a 3a of last year and one of this year.
 */
export const classLabels = (
  classes: readonly Pick<SchoolClass, 'id' | 'name' | 'schoolYear'>[],
): ReadonlyMap<string, string> => {
  const byName = Map.groupBy(classes, ({ name }) => name)
  return new Map(
    classes.map(({ id, name, schoolYear }) => [
      id,
      schoolYear && (byName.get(name)?.length ?? 0) > 1 ? `${name} · ${schoolYear.name}` : name,
    ]),
  )
}

interface InClasses {
  readonly schoolClasses: readonly Pick<SchoolClass, 'id' | 'name'>[]
}

/** Names of the classes of a child, as lists of children show them. */
export type ClassesOf = (student: InClasses) => string[]

/** Names the classes of children, with the school year where several of the given classes have the name. */
export const namingClasses = (classes: Parameters<typeof classLabels>[0]): ClassesOf => {
  const labels = classLabels(classes)
  return ({ schoolClasses }) => schoolClasses.map(({ id, name }) => labels.get(id) ?? name)
}
