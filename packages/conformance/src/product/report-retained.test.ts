import { afterAll, describe, expect, test } from 'bun:test'
import { closeReportWorker } from '@lernspur/documents/render-report'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { teacherService } from '@lernspur/service-teacher/app'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'

const { owner, services } = await servicesForFile({ teacher: teacherService, 'school-admin': schoolAdminService })
const { teacher, 'school-admin': admin } = services
afterAll(closeReportWorker)

/** A class with one open and one completed report, each of a student of its own. */
const withReports = async () => {
  const school = await testSchool(owner)
  const { schoolClass, classTeacher } = school
  const [first, second] = schoolClass.students
  const made = await teacher.ask(classTeacher, {
    method: 'POST',
    path: `/classes/${schoolClass.id}/reports/bulk`,
    body: { name: 'Zeugnis', calculationMethod: 'latestEntries', studentIds: [first.id, second.id] },
  })
  const [open, completed] = [first, second].map(({ id }) =>
    made.body.data.rows.find((row: { originalStudentId: string }) => row.originalStudentId === id),
  )
  const body = { incompleteSubjectIds: completed.subjects.map(({ id }: { id: string }) => id) }
  await teacher.ask(classTeacher, { method: 'PATCH', path: `/reports/${completed.id}/close`, body })
  return { school, openId: open.id, completedId: completed.id, students: [first, second] as const }
}

const leftOf = async ({ tenantId }: TestSchool): Promise<number> =>
  (await owner`select from report where tenant_id = ${tenantId}`).length
const unlinkAll = async ({ schoolClass, classTeacher }: TestSchool) => {
  const relations = schoolClass.students.map(({ id }) => ({ studentId: id, schoolClassId: schoolClass.id }))
  const body = { relations, withObservations: true }
  return admin.ask(classTeacher, { method: 'POST', path: '/student-class-relations/unlink', body })
}
const remove = async (person: TestPerson, path: string) => {
  const { status, body } = await admin.ask(person, { method: 'DELETE', path })
  return status === 200 ? 'ok' : [body.error, ...body.details.map(({ message }: { message: string }) => message)]
}

describe('a class with reports', () => {
  test('is deleted with exactly as many as were confirmed', async () => {
    const { school } = await withReports()
    await unlinkAll(school)
    const path = `/classes/${school.schoolClass.id}`
    for (const query of ['', '?reportCount=0', '?reportCount=1', '?reportCount=3']) {
      expect(await remove(school.manager, `${path}${query}`)).toEqual(['INVALID_IMPLICIT_DELETION', '2', '1'])
    }
    expect(await leftOf(school)).toBe(2)
    expect(await remove(school.manager, `${path}?reportCount=2`)).toBe('ok')
    expect(await leftOf(school)).toBe(0)
    const audited = await owner`
      select from audit_entry where tenant_id = ${school.tenantId} and action = 'report.delete'`
    expect(audited).toHaveLength(2)
  })

  test('is not deleted by a member while one is completed or of somebody else', async () => {
    const { school, completedId } = await withReports()
    await unlinkAll(school)
    const path = `/classes/${school.schoolClass.id}?reportCount=`
    expect(await remove(school.classTeacher, `${path}2`)).toEqual(['NO_PERMISSION', '2', '1'])
    await teacher.ask(school.manager, { method: 'DELETE', path: `/reports/${completedId}` })
    expect(await remove(school.classTeacher, `${path}1`)).toBe('ok')
  })

  test('without any is deleted as before, and a wrong number is refused', async () => {
    const school = await testSchool(owner)
    await unlinkAll(school)
    const path = `/classes/${school.schoolClass.id}`
    expect(await remove(school.classTeacher, `${path}?reportCount=1`)).toEqual(['INVALID_IMPLICIT_DELETION', '0', '0'])
    expect(await remove(school.classTeacher, path)).toBe('ok')
  })
})

test('a student with reports is deleted with exactly as many as were confirmed', async () => {
  const { school, students, openId } = await withReports()
  const [first, second] = students
  expect(await remove(school.manager, `/students/${second.id}`)).toEqual(['INVALID_IMPLICIT_DELETION', '1', '1'])
  expect(await remove(school.classTeacher, `/students/${second.id}?reportCount=1`)).toEqual(['NO_PERMISSION', '1', '1'])
  expect(await remove(school.manager, `/students/${second.id}?reportCount=1`)).toBe('ok')
  expect([...(await owner`select id from report where tenant_id = ${school.tenantId}`)]).toEqual([{ id: openId }])
  expect(await remove(school.classTeacher, `/students/${first.id}`)).toEqual(['INVALID_IMPLICIT_DELETION', '1', '0'])
  expect(await remove(school.classTeacher, `/students/${first.id}?reportCount=1`)).toBe('ok')
  expect(await leftOf(school)).toBe(0)
})

describe('a completed report is found and printed', () => {
  const expectFound = async ({ school, completedId }: Awaited<ReturnType<typeof withReports>>) => {
    const filter = 'filter[0][field]=status&filter[0][type]=eq&filter[0][value]=completed'
    for (const person of [school.classTeacher, school.manager, school.subjectTeacher]) {
      const listed = await teacher.ask(person, { method: 'GET', path: `/reports?${filter}` })
      expect(listed.body.data.rows).toMatchObject([{ id: completedId, status: 'completed', schoolClassName: '3a' }])
      const printed = await teacher.ask(person, { method: 'GET', path: `/reports/${completedId}/pdf` })
      expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    }
    const hidden = await teacher.ask(school.outsider, { method: 'GET', path: '/reports' })
    expect(hidden.body.data).toEqual({ rows: [], count: 0 })
  }

  test('after its class has ended', async () => {
    const made = await withReports()
    await owner`update school_class set is_active = false where id = ${made.school.schoolClass.id}`
    await expectFound(made)
  }, 30_000)

  test('after its student has moved to another class', async () => {
    const made = await withReports()
    const { secondClass, classTeacher } = made.school
    const path = `/students/${made.students[1].id}`
    const moved = await admin.ask(classTeacher, { method: 'PUT', path, body: { schoolClassIds: [secondClass.id] } })
    expect(moved.status).toBe(200)
    await expectFound(made)
  }, 30_000)

  test('after the last link of its student to a class was removed', async () => {
    const made = await withReports()
    expect((await unlinkAll(made.school)).status).toBe(200)
    await expectFound(made)
  }, 30_000)
})
