import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import type { JudgedLine, Leaving } from './judged'

/** The classes that a list is about: those that its lines go to, or all of the school. */
export const coveredClasses = (judged: readonly JudgedLine[]): Set<string> =>
  new Set(judged.flatMap(({ place }) => (place.kind === 'class' ? [place.schoolClassId] : [])))

/**
 * Children of the given classes whom no line may be about. Those who wait to be erased are left out, since they go anyway.
 */
export const leavingChildren = (
  judged: readonly JudgedLine[],
  students: readonly Student[],
  classes: ReadonlySet<string>,
): Leaving[] => {
  const staying = new Set(
    judged.flatMap(({ place, candidates }) =>
      candidates.map(({ id }) => `${id} ${place.kind === 'class' ? place.schoolClassId : ''}`),
    ),
  )
  return students
    .filter(({ erasesAt }) => erasesAt === null)
    .flatMap((student) =>
      student.schoolClasses.map(({ id, name }) => ({
        key: `${student.id} ${id}`,
        student,
        schoolClassId: id,
        className: name,
      })),
    )
    .filter(({ key, schoolClassId }) => classes.has(schoolClassId) && !staying.has(key))
}
