import type { Database } from '@lernspur/database/connection/connect'
import type { TestSchool } from '@lernspur/testing/test-school'
import type { Fixture, Sample } from '../fixture'

/** An import into the class that has added one student. */
export const studentImport = async (owner: Database, school: TestSchool): Promise<string> => {
  const { tenantId, schoolClass, classTeacher } = school
  const counts = { student: 1, name: 0, join: 0, leave: 0, class: 0 }
  const [student] = await owner<{ id: string }[]>`
    insert into student (tenant_id, first_name, last_name) values (${tenantId}, 'Ida', 'Import') returning id`
  const [made] = await owner<{ id: string }[]>`
    insert into student_import (tenant_id, school_class_id, counts, created_by_id)
    values (${tenantId}, ${schoolClass.id}, ${owner.json(counts)}, ${classTeacher.userId}) returning id`
  await owner`
    insert into student_import_change (tenant_id, student_import_id, kind, student_id)
    values (${tenantId}, ${made?.id ?? ''}, 'student', ${student?.id ?? ''})`
  return made?.id ?? ''
}

/** Requests about imports of names. */
export const studentImportSamples = ({ school: { schoolClass }, studentImportId }: Fixture) =>
  ({
    importStudents: {
      path: '/student-imports',
      body: { schoolClassId: schoolClass.id, added: [{ firstName: 'Jördis', lastName: 'Neu' }] },
      inSubject: true,
    },
    undoStudentImport: { path: `/student-imports/${studentImportId}/undo`, inSubject: true },
    listStudentImports: { path: '/student-imports' },
  }) satisfies Record<string, Sample>
