import type { Database } from '@lernspur/database/connection/connect'
import { pngData } from '@lernspur/testing/form'
import type { TestSchool } from '@lernspur/testing/test-school'
import type { Fixture, SampleValue } from '../fixture'
import { undoEntry } from '../row/undo-rows'

/** An import into the class that has added one student. */
export const studentImport = async (owner: Database, school: TestSchool): Promise<string> => {
  const [student] = await owner<{ id: string }[]>`
    insert into student (tenant_id, first_name, last_name) values (${school.tenantId}, 'Ida', 'Import') returning id`
  const counts = { student: 1, name: 0, join: 0, leave: 0, class: 0 }
  const rows = [{ action: 'insert', table: 'student', content: { id: student?.id } }] as const
  return undoEntry(owner, school, 'student-import', school.schoolClass.id, rows, { counts })
}

/** A change of the picture of a child of the class. */
export const pictureChange = (owner: Database, school: TestSchool): Promise<string> => {
  const [{ id }] = school.schoolClass.students
  const rows = [{ action: 'update', table: 'student', content: { id, avatar: null } }] as const
  return undoEntry(owner, school, 'student-picture', school.schoolClass.id, rows, { avatars: {} })
}

/** Requests about imports of names and pictures. */
export const studentImportSamples = ({ school: { schoolClass }, studentImportId, pictureChangeId }: Fixture) =>
  ({
    setStudentPictures: {
      path: `/classes/${schoolClass.id}/student-pictures`,
      body: { pictures: [{ studentId: schoolClass.students[0].id, avatar: pngData() }] },
      inSubject: true,
    },
    undoStudentPictures: {
      path: `/classes/${schoolClass.id}/student-pictures/${pictureChangeId}/undo`,
      inSubject: true,
    },
    importStudents: {
      path: '/student-imports',
      body: { schoolClassId: schoolClass.id, added: [{ firstName: 'Jördis', lastName: 'Neu' }] },
      inSubject: true,
    },
    undoStudentImport: { path: `/student-imports/${studentImportId}/undo`, inSubject: true },
    listStudentImports: { path: '/student-imports' },
  }) satisfies Record<string, SampleValue>
