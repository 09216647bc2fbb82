import { expect } from 'bun:test'
import type { Database } from '@lernspur/database/connection/connect'
import type { ServiceUnderTest } from '@lernspur/testing/service-under-test'
import type { TestSchool } from '@lernspur/testing/test-school'

/** An open report of a child of the class. */
export const createReport = async (
  teacher: ServiceUnderTest,
  { classTeacher, schoolClass }: TestSchool,
  index = 0,
): Promise<string> => {
  const { body } = await teacher.ask(classTeacher, {
    method: 'POST',
    path: `/classes/${schoolClass.id}/reports/bulk`,
    body: { name: 'Zeugnis', calculationMethod: 'allEntries', studentIds: [schoolClass.students[index]?.id] },
  })
  return body.data.rows[0].id
}

/** Completes it, with all that is open in it. */
export const completeReport = async (
  teacher: ServiceUnderTest,
  { classTeacher }: TestSchool,
  id: string,
): Promise<void> => {
  const { body } = await teacher.ask(classTeacher, { method: 'GET', path: `/reports/${id}` })
  const incompleteSubjectIds = body.data.subjects.map((subject: { id: string }) => subject.id)
  const closing = { method: 'PATCH', path: `/reports/${id}/close`, body: { incompleteSubjectIds } } as const
  expect((await teacher.ask(classTeacher, closing)).status).toBeLessThan(300)
}

/** A new completed report of a child of the class. */
export const completedReport = async (teacher: ServiceUnderTest, school: TestSchool, index = 0): Promise<string> => {
  const id = await createReport(teacher, school, index)
  await completeReport(teacher, school, id)
  return id
}

/** The file of a report, as the class teacher prints it. */
export const printedFile = async (
  teacher: ServiceUnderTest,
  { classTeacher }: TestSchool,
  id: string,
  language = 'de',
): Promise<Uint8Array> => {
  const headers = { 'accept-language': language }
  const answer = await teacher.ask(classTeacher, { method: 'GET', path: `/reports/${id}/pdf`, headers })
  expect(answer.status).toBe(200)
  return answer.bytes
}

/** The file of a new completed report. */
export const sealedFile = async (teacher: ServiceUnderTest, school: TestSchool, index = 0): Promise<Uint8Array> =>
  printedFile(teacher, school, await completedReport(teacher, school, index))

/** Confirms a school as the provider does. */
export const confirmTestSchool = async (
  owner: Database,
  { tenantId, name }: Pick<TestSchool, 'tenantId' | 'name'>,
  { town, officialNumber }: { town: string; officialNumber: string },
): Promise<void> => {
  await owner`
    insert into school_confirmation (school_id, name, town, official_number, state_id, operator)
    select id, ${name}, ${town}, ${officialNumber}, state_id, 'Schulamt'
    from tenant where id = ${tenantId}`
}
