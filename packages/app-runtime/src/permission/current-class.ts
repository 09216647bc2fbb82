import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'

type ClassInYear = Pick<SchoolClass, 'id' | 'creatorId' | 'ownRight' | 'schoolYear'>

/** Where a class stands in time: in its year, in none, before it, after it. */
const times = ['runs', 'timeless', 'coming', 'past'] as const
export type ClassTime = (typeof times)[number]

/** Where a class stands on a day (`YYYY-MM-DD`). */
export const classTime = ({ schoolYear }: Pick<SchoolClass, 'schoolYear'>, day: string): ClassTime => {
  if (!schoolYear) return 'timeless'
  if (schoolYear.schoolYearEnd < day) return 'past'
  return schoolYear.schoolYearStart > day ? 'coming' : 'runs'
}

interface Person {
  readonly userId: string
  readonly roleType: RoleType | null
  /** Today, `YYYY-MM-DD`. */
  readonly day: string
}

/**
 * How likely somebody teaches a class, the lowest first. Whoever leads a school creates classes for others, too, so that
 * a right says more there.
 */
const teaching = ({ creatorId, ownRight }: ClassInYear, { userId, roleType }: Person): number => {
  const holds = ownRight?.canWriteCompetenceEntries === true
  const made = creatorId === userId
  const [first, second] = roleType === 'user' ? [made, holds] : [holds, made]
  return first ? 0 : second ? 1 : 2
}

/**
 * The current class of a person among those that he or she sees: the class `chosen` last, unless its year is over and
 * another one's is not; else one that the person teaches in the running year (rule class.6). The order of the list
 * decides between equals.
 */
export const currentClassOf = <Class extends ClassInYear>(
  classes: readonly Class[],
  chosen: string | null,
  person: Person,
): Class | undefined => {
  const timeOf = (one: Class) => times.indexOf(classTime(one, person.day))
  const [likely] = classes.toSorted((a, b) => timeOf(a) - timeOf(b) || teaching(a, person) - teaching(b, person))
  const known = classes.find(({ id }) => id === chosen)
  const isOver = known && likely && classTime(known, person.day) === 'past' && classTime(likely, person.day) !== 'past'
  return known && !isOver ? known : likely
}
