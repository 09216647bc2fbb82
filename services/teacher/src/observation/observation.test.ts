import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { type OpenService, openService } from '@lernspur/testing/service-under-test'
import { otherSchool, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

let teacher: OpenService
let school: TestSchool
let neighbours: TestSchool

beforeAll(async () => {
  teacher = await openService('teacher', teacherService)
  school = await testSchool(teacher.owner)
  neighbours = await otherSchool(teacher.owner)
}, 60_000)
afterAll(() => teacher.close())

const entry = (part: object = {}, of: TestSchool = school) => ({
  schoolClassId: of.schoolClass.id,
  studentId: of.schoolClass.students[0].id,
  competenceId: of.schoolClass.german.competenceIds[0],
  performanceLevelV2Id: of.schoolClass.visual.levelIds[2],
  performanceAssessmentId: of.schoolClass.firstTerm.observing,
  ...part,
})
type Person = Parameters<OpenService['ask']>[0]
const create = (body: object, person: Person = school.classTeacher, headers = {}) =>
  teacher.ask(person, { method: 'POST', path: '/observations-v2', body, headers })
const createMany = (observations: object[], person: Person = school.classTeacher) =>
  teacher.ask(person, { method: 'POST', path: '/observations-v2/bulk', body: { observations } })
const list = (person: Person, query = '') => teacher.ask(person, { method: 'GET', path: `/observations-v2${query}` })
const one = (method: string, id: string, person: Person, body?: object, headers = {}) =>
  teacher.ask(person, { method, path: `/observations-v2/${id}`, headers, ...(body && { body }) })

describe('writing', () => {
  test('answers what was written, with today in the school as the day', async () => {
    const { status, body } = await create(entry({ description: '  Größer als gedacht  ' }))
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      description: 'Größer als gedacht',
      observedAt: school.year.today,
      schoolSubjectId: school.schoolClass.german.id,
      creator: { id: school.classTeacher.userId, firstName: 'Klara' },
    })
    expect((await one('GET', body.data.id, school.classTeacher)).body.data).toEqual(body.data)
  })

  test('of many is all or nothing, in the order given', async () => {
    const students = school.schoolClass.students.map(({ id }) => id)
    const good = await createMany(students.map((studentId) => entry({ studentId })))
    expect(good.status).toBe(201)
    expect(good.body.data.rows.map((row: { studentId: string }) => row.studentId)).toEqual(students)
    const before = (await list(school.classTeacher, '?limit=1')).body.data.count
    const bad = await createMany([entry(), entry({ competenceId: neighbours.schoolClass.german.competenceIds[0] })])
    expect(bad.body.error).toBe('NOT_FOUND')
    expect((await list(school.classTeacher, '?limit=1')).body.data.count).toBe(before)
  })

  test('needs a level or a note', async () => {
    const { status, body } = await createMany([entry(), entry({ performanceLevelV2Id: null, description: '  ' })])
    expect([status, body.error, body.details[0].path]).toEqual([
      400,
      'VALIDATION_FAILED',
      'observations.1.performanceLevelV2Id',
    ])
    expect((await create(entry({ performanceLevelV2Id: null, description: 'Hilft gern' }))).status).toBe(201)
  })

  test('refuses days in the future and outside the school years of the class', async () => {
    for (const observedAt of ['2199-01-01', `${school.year.year - 1}-07-31`]) {
      const { body } = await create(entry({ observedAt }))
      expect([body.error, body.details[0].path]).toEqual(['VALIDATION_FAILED', 'observedAt'])
    }
  })

  test('refuses a child that does not take part in the subject', async () => {
    const studentId = school.schoolClass.students[2]?.id ?? ''
    await teacher.owner`
      delete from student_subject_relation
      where student_id = ${studentId} and school_subject_id = ${school.schoolClass.mathematics.id}`
    const { status, body } = await create(
      entry({ studentId, competenceId: school.schoolClass.mathematics.competenceIds[0] }),
    )
    expect([status, body.error]).toEqual([409, 'STUDENT_NO_SUBJECT_RELATION'])
  })

  test('refuses ids of another class, scale or school as if they did not exist', async () => {
    const { secondClass } = school
    const strange = [
      { studentId: secondClass.students[0].id },
      { competenceId: secondClass.german.competenceIds[0] },
      { performanceLevelV2Id: secondClass.visual.levelIds[0] },
      { performanceAssessmentId: secondClass.firstTerm.observing },
      { studentId: neighbours.schoolClass.students[0].id },
      { schoolClassId: neighbours.schoolClass.id },
    ]
    for (const part of strange) {
      const { status, body } = await create(entry(part))
      expect([status, body.error]).toEqual([404, 'NOT_FOUND'])
    }
  })

  test('is done once for one key, however often it is sent', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(entry(), school.classTeacher, headers)))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    const other = await create(entry({ description: 'anders' }), school.classTeacher, headers)
    expect(other.body.error).toBe('INVALID_PARAMETERS')
  })
})

describe('changing', () => {
  test('keeps what is not named, and nobody overwrites unseen', async () => {
    const { data } = (await create(entry({ description: 'alt' }))).body
    const stale = { 'if-match': `"${data.updatedAt}"` }
    const changed = await one('PUT', data.id, school.classTeacher, { description: 'neu' }, stale)
    expect(changed.body.data).toMatchObject({ description: 'neu', performanceLevelV2Id: data.performanceLevelV2Id })
    const late = await one('PUT', data.id, school.manager, { description: 'zu spät' }, stale)
    expect([late.status, late.body.error]).toEqual([409, 'EDIT_CONFLICT'])
    expect(JSON.stringify(late.body.details)).toContain('Klara Lehmann')
  })

  test('refuses emptiness, unknown fields and what would leave nothing', async () => {
    const { id } = (await create(entry())).body.data
    expect((await one('PUT', id, school.classTeacher, {})).body.error).toBe('EMPTY_DTO')
    expect((await one('PUT', id, school.classTeacher, { tenantId: id })).body.error).toBe('VALIDATION_FAILED')
    const emptied = await one('PUT', id, school.classTeacher, { performanceLevelV2Id: null })
    expect(emptied.body.error).toBe('VALIDATION_FAILED')
  })

  test('ends with removing', async () => {
    const { id } = (await create(entry())).body.data
    expect((await one('DELETE', id, school.classTeacher)).status).toBe(200)
    expect((await one('GET', id, school.classTeacher)).status).toBe(404)
    expect((await one('DELETE', id, school.classTeacher)).status).toBe(404)
  })
})

describe('a teacher of one subject', () => {
  const mathematics = () => entry({ competenceId: school.schoolClass.mathematics.competenceIds[0] })

  test('writes that subject and no other', async () => {
    expect((await create(entry(), school.subjectTeacher)).status).toBe(201)
    expect((await create(mathematics(), school.subjectTeacher)).body.error).toBe('NOT_FOUND')
    expect((await createMany([entry(), mathematics()], school.subjectTeacher)).body.error).toBe('NOT_FOUND')
  })

  test('meets no other subject in lists, counts, filters or by id', async () => {
    const { id } = (await create(mathematics())).body.data
    const all = (await list(school.subjectTeacher)).body.data
    const subjects = new Set(all.rows.map((row: { schoolSubjectId: string }) => row.schoolSubjectId))
    expect([...subjects]).toEqual([school.schoolClass.german.id])
    expect(all.count).toBe(all.rows.length)
    const asked = await list(school.subjectTeacher, `?filter[0][field]=id&filter[0][type]=eq&filter[0][value]=${id}`)
    expect(asked.body.data).toEqual({ rows: [], count: 0 })
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body = method === 'PUT' ? { description: 'x' } : undefined
      expect((await one(method, id, school.subjectTeacher, body)).body.error).toBe('NOT_FOUND')
    }
  })

  test('only reads where writing was not granted', async () => {
    const apart = await testSchool(teacher.owner)
    await teacher.owner`
      update class_access_right set can_write_competence_entries = false where tenant_id = ${apart.tenantId}`
    const { id } = (await create(entry({}, apart), apart.classTeacher)).body.data
    expect((await one('GET', id, apart.subjectTeacher)).status).toBe(200)
    expect((await create(entry({}, apart), apart.subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
    expect((await one('PUT', id, apart.subjectTeacher, { description: 'x' })).body.error).toBe('UPDATE_NOT_ALLOWED')
    expect((await one('DELETE', id, apart.subjectTeacher)).body.error).toBe('NO_PERMISSION')
  })
})
