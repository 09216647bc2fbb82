import type { Sample, World } from './world'

/** Well-formed requests for the calls that set up classes, by name. */
export const classSamples = ({ school: { schoolClass } }: World) => {
  const [, child] = schoolClass.students
  const relations = [{ studentId: child.id, schoolClassId: schoolClass.id }]
  const student = { firstName: 'Jördis', lastName: 'Neu', schoolClassIds: [schoolClass.id] }
  return {
    createStudent: { path: '/students', body: student, inSubject: true },
    updateStudent: { path: `/students/${child.id}`, body: { firstName: 'Jördis' }, inSubject: true },
    deleteStudent: { path: `/students/${child.id}`, inSubject: true },
    linkStudents: { path: '/student-class-relations/link', body: { relations }, inSubject: true },
    unlinkStudents: { path: '/student-class-relations/unlink', body: { relations }, inSubject: true },
  } satisfies Record<string, Sample>
}
