import type { Database } from '@lernspur/database/connect'
import type { ServiceUnderTest } from '@lernspur/testing/service-under-test'
import type { TestSchool } from '@lernspur/testing/test-school'
import type { Fixture, Sample } from '../fixture'

/** An import into the class that has added one student, who is in no class any more. */
export const studentImport = async (
  owner: Database,
  ask: ServiceUnderTest['ask'],
  { tenantId, schoolClass, classTeacher }: TestSchool,
): Promise<string> => {
  const body = { schoolClassId: schoolClass.id, added: [{ firstName: 'Ida', lastName: 'Import' }] }
  const { id } = (await ask(classTeacher, { method: 'POST', path: '/student-imports', body })).body.data
  await owner`
    delete from student_class_relation scr using student s
    where s.tenant_id = ${tenantId} and s.last_name = 'Import' and scr.tenant_id = s.tenant_id
      and scr.student_id = s.id`
  return id
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
