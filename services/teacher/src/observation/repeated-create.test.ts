import { beforeEach, describe, expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)
let school: TestSchool
let key: string

beforeEach(async () => {
  school = await testSchool(teacher.owner)
  key = crypto.randomUUID()
})

const create = async (body?: object) => {
  const { schoolClass, subjectTeacher } = school
  const entry = {
    schoolClassId: schoolClass.id,
    studentId: schoolClass.students[0].id,
    competenceId: schoolClass.german.competenceIds[0],
    description: 'liest',
  }
  const headers = { 'idempotency-key': key }
  return teacher.ask(subjectTeacher, { method: 'POST', path: '/observations-v2', headers, body: body ?? entry })
}
const entries = async (): Promise<number> => {
  const [row] = await teacher.owner<{ count: number }[]>`
    select count(*)::integer as count from observation where tenant_id = ${school.tenantId}`
  return row?.count ?? -1
}

/** What can happen to the caller between a create and its repetition, and what the repetition is then told. */
const losses: readonly (readonly [string, string, () => Promise<unknown>])[] = [
  [
    'NOT_FOUND',
    'the share of the class',
    () => teacher.owner`delete from class_access_right where tenant_id = ${school.tenantId}`,
  ],
  [
    'CREATE_NOT_ALLOWED',
    'the right to write',
    () =>
      teacher.owner`update class_access_right set can_write_competence_entries = false where tenant_id = ${school.tenantId}`,
  ],
  [
    'NOT_FOUND',
    'the subject',
    () => teacher.owner`delete from class_access_right_subject where tenant_id = ${school.tenantId}`,
  ],
  [
    'NO_PERMISSION',
    'the role',
    () => teacher.owner`update user_role set status = 'disabled' where id = ${school.subjectTeacher.userRoleId}`,
  ],
]

describe('the key of a create', () => {
  test('gives the first answer again, and nothing is done twice', async () => {
    const first = await create()
    expect(await create()).toMatchObject({ status: first.status, body: first.body })
    expect(await entries()).toBe(1)
  })

  test.each(losses)('answers %s once the caller lost %s', async (refusal, _, lose) => {
    expect((await create()).status).toBe(201)
    await lose()
    const again = await create()
    expect([again.body.error, again.body.data]).toEqual([refusal, undefined])
    expect(await entries()).toBe(1)
  })

  test('keeps no answer that can be read in the database', async () => {
    await create()
    const [row] = await teacher.owner<{ kept: string }[]>`
      select ik::text as kept from idempotency_key ik where tenant_id = ${school.tenantId}`
    expect(row?.kept).not.toContain('liest')
    expect(row?.kept).not.toContain(Buffer.from('liest').toString('hex'))
  })
})
