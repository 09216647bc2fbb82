import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import type { LeavingStudent, MatchedLine } from './matched-line'

/** The classes that a list is about: the targets of its lines, or all classes of the school. */
export const coveredClasses = (matched: readonly MatchedLine[]): Set<string> =>
  new Set(matched.flatMap(({ target }) => (target.kind === 'class' ? [target.schoolClassId] : [])))

/**
 * Children of the given classes whom no line can mean. Those waiting to be erased are omitted, since they go anyway.
 */
export const leavingChildren = (
  matched: readonly MatchedLine[],
  students: readonly Student[],
  classes: ReadonlySet<string>,
): LeavingStudent[] => {
  const pairs = (lines: readonly MatchedLine[]) =>
    new Map(
      lines.flatMap(({ line, target, candidates }) =>
        candidates.map(({ id }) => [`${id} ${target.kind === 'class' ? target.schoolClassId : ''}`, line.leftOn]),
      ),
    )
  const staying = pairs(matched.filter(({ kind }) => kind !== 'left'))
  const gone = pairs(matched.filter(({ kind }) => kind === 'left'))
  return students
    .filter(({ erasesAt }) => erasesAt === null)
    .flatMap((student) =>
      student.schoolClasses.map(({ id, name }) => ({
        key: `${student.id} ${id}`,
        student,
        schoolClassId: id,
        className: name,
        isGone: gone.has(`${student.id} ${id}`),
        leftOn: gone.get(`${student.id} ${id}`) ?? null,
      })),
    )
    .filter(({ key, schoolClassId }) => classes.has(schoolClassId) && !staying.has(key))
}
