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
