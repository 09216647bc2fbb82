import { afterAll, describe, expect, test } from 'bun:test'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { closeReportWorker } from '@lernspur/documents/render-report'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { extractText } from 'unpdf'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)
afterAll(closeReportWorker)

const ask = (person: TestPerson, method: string, path: string, body?: object) =>
  teacher.ask(person, { method, path, ...(body && { body }) })
const reportsOf = (school: TestSchool) => `/classes/${school.schoolClass.id}/reports`
const create = (school: TestSchool, person: TestPerson, body: object = {}) =>
  ask(person, 'POST', `${reportsOf(school)}/bulk`, { name: 'Zeugnis', calculationMethod: 'latestEntries', ...body })
const countOf = async ({ tenantId }: TestSchool): Promise<number> =>
  (await teacher.owner`select from report where tenant_id = ${tenantId}`).length

const secret = 'Ein vertrauliches Wort'

/** A report by `maker` whose general comment was written. */
const withComment = async (maker: 'classTeacher' | 'subjectTeacher' = 'classTeacher') => {
  const school = await testSchool(teacher.owner)
  const studentIds = [school.schoolClass.students[0].id]
  const report: Report = (await create(school, school[maker], { studentIds })).body.data.rows[0]
  const path = `/reports/${report.id}`
  const comment = (person: TestPerson, summaryComment = secret) =>
    ask(person, 'PATCH', `${path}/comment`, { summaryComment })
  expect((await comment(school[maker])).body.data).toMatchObject({ summaryComment: secret, canManage: true })
  const listed = async (person: TestPerson): Promise<Report> =>
    (await ask(person, 'GET', reportsOf(school))).body.data.rows[0]
  return { school, report, path, comment, listed }
}

describe('the general comment', () => {
  test('is read and written by the maker, the creator of the class, managers and admins', async () => {
    const { school, comment, listed } = await withComment('subjectTeacher')
    for (const person of [school.classTeacher, school.manager, school.admin, school.subjectTeacher]) {
      expect(await listed(person)).toMatchObject({ summaryComment: secret, canManage: true })
      expect((await comment(person)).status).toBe(200)
    }
  })

  test('is neither shown to a subject teacher, on screen or in print, nor overwritten', async () => {
    const { school, report, path, comment, listed } = await withComment()
    const seen = await listed(school.subjectTeacher)
    expect(seen).toMatchObject({ summaryComment: '', canManage: false })
    const refused = await comment(school.subjectTeacher, 'Überschrieben')
    expect([refused.status, refused.body.error]).toEqual([403, 'UPDATE_NOT_ALLOWED'])
    expect((await listed(school.classTeacher)).summaryComment).toBe(secret)
    const printed = async (person: TestPerson) => {
      const { bytes } = await ask(person, 'GET', `${path}/pdf`)
      return (await extractText(bytes, { mergePages: true })).text
    }
    expect(await printed(school.subjectTeacher)).not.toContain('vertrauliches')
    expect(await printed(school.classTeacher)).toContain('vertrauliches')
    const part = `${path}/subjects/${seen.subjects[0]?.id}`
    expect((await ask(school.subjectTeacher, 'PATCH', part, { comment: 'Liest gern.' })).status).toBe(200)
    expect(report.subjects).toHaveLength(2)
  }, 30_000)
})

test('a subject teacher does not move a report that others manage between groups', async () => {
  const { school, report } = await withComment()
  const groups = `/classes/${school.schoolClass.id}/report-groups`
  const group = (await ask(school.subjectTeacher, 'POST', groups, { name: 'Meine' })).body.data.id
  const assign = (person: TestPerson) => ask(person, 'PATCH', `${groups}/${group}/assign`, { reportIds: [report.id] })
  const unassign = (person: TestPerson) => ask(person, 'PATCH', `${groups}/${group}/unassign/${report.id}`)
  expect((await assign(school.subjectTeacher)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await assign(school.classTeacher)).status).toBe(200)
  expect((await unassign(school.subjectTeacher)).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await unassign(school.manager)).status).toBe(200)
})

describe('a report without any part', () => {
  test('is not created for a student who takes part in none of the subjects', async () => {
    const school = await testSchool(teacher.owner)
    const { german, students } = school.schoolClass
    await teacher.owner`
      delete from student_subject_relation
      where school_subject_id = ${german.id} and student_id = ${students[0].id}`
    const one = await create(school, school.subjectTeacher, { studentIds: [students[1].id, students[0].id] })
    expect([one.status, one.body.error]).toEqual([409, 'STUDENT_NO_SUBJECT_RELATION'])
    expect(one.body.details.map(({ path }: { path: string }) => path)).toEqual(['studentIds.1'])
    expect(await countOf(school)).toBe(0)
    const all = await create(school, school.subjectTeacher)
    expect(all.body.data.rows.map((row: Report) => row.originalStudentId)).not.toContain(students[0].id)
    expect(await countOf(school)).toBe(2)
  })

  test('is not created for a class of which nobody takes part', async () => {
    const school = await testSchool(teacher.owner)
    await teacher.owner`delete from student_subject_relation where tenant_id = ${school.tenantId}`
    expect((await create(school, school.classTeacher)).body.error).toBe('STUDENT_NO_SUBJECT_RELATION')
    expect(await countOf(school)).toBe(0)
  })

  test('that exists is found and deleted by the creator of the class', async () => {
    const { school, path, listed } = await withComment()
    await teacher.owner`delete from report_subject where tenant_id = ${school.tenantId}`
    expect((await listed(school.classTeacher)).subjects).toEqual([])
    expect((await ask(school.subjectTeacher, 'DELETE', path)).body.error).toBe('NOT_FOUND')
    expect((await ask(school.classTeacher, 'DELETE', path)).status).toBe(200)
  })
})

test('a completed report whose class is gone is still printed, and takes no change', async () => {
  const { school, path, comment } = await withComment()
  await teacher.owner`update report set school_class_id = null where tenant_id = ${school.tenantId}`
  expect((await comment(school.manager)).body.error).toBe('REPORT_NO_CLASS_ASSOCIATION')
  for (const person of [school.manager, school.classTeacher]) {
    const { status, headers } = await ask(person, 'GET', `${path}/pdf`)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
  }
  expect((await ask(school.outsider, 'GET', `${path}/pdf`)).body.error).toBe('NOT_FOUND')
}, 30_000)
