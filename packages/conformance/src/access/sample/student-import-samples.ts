import type { Database } from '@lernspur/database/connection/connect'
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
  }) satisfies Record<string, SampleValue>
