import { describe, expect, test } from 'bun:test'
import { form } from '@lernspur/testing/form'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)
const school = await testSchool(teacher.owner)
const neighbours = await otherSchool(teacher.owner)

/** A level of the first version, of a class or of the school. */
const legacyLevel = async (person: TestPerson, schoolClassId: string): Promise<string> => {
  const post = async (path: string, body: object) =>
    (await teacher.ask(person, { method: 'POST', path, body })).body.data
  const type = await post('/assessment-types', { name: 'Ampel', schoolClassId })
  return (await post(`/assessment-types/${type.id}/performance-levels`, form({ label: 'rot' }))).id
}

const { schoolClass, secondClass, classTeacher, subjectTeacher } = school
const versions = [
  {
    path: '/observations-v2',
    level: 'performanceLevelV2Id',
    levelId: schoolClass.visual.levelIds[2],
    strange: [
      { performanceLevelV2Id: secondClass.visual.levelIds[0] },
      { performanceAssessmentId: secondClass.firstTerm.observing },
    ],
  },
  {
    path: '/observations',
    level: 'performanceLevelId',
    levelId: await legacyLevel(classTeacher, schoolClass.id),
    strange: [
      { performanceLevelId: await legacyLevel(classTeacher, secondClass.id) },
      { performanceLevelId: schoolClass.visual.levelIds[0] },
    ],
  },
]

describe.each(versions)('$path', ({ path, level, levelId, strange }) => {
  const positionOf = (of: TestSchool) => ({
    schoolClassId: of.schoolClass.id,
    studentId: of.schoolClass.students[0].id,
    competenceId: of.schoolClass.german.competenceIds[0],
  })
  const entry = (part: object = {}) => ({ ...positionOf(school), [level]: levelId, ...part })
  const create = (body: object, person = classTeacher, headers = {}) =>
    teacher.ask(person, { method: 'POST', path, body, headers })
  const createMany = (observations: object[], person = classTeacher) =>
    teacher.ask(person, { method: 'POST', path: `${path}/bulk`, body: { observations } })
  const list = (person: TestPerson, query = '') => teacher.ask(person, { method: 'GET', path: `${path}${query}` })
  const one = (method: string, id: string, person: TestPerson, body?: object, headers = {}) =>
    teacher.ask(person, { method, path: `${path}/${id}`, headers, ...(body && { body }) })

  describe('writing', () => {
    test('returns what was written, by default with today in the school', async () => {
      const { status, body } = await create(entry({ description: '  Größer als gedacht  ' }))
      expect(status).toBe(201)
      expect(body.data).toMatchObject({
        description: 'Größer als gedacht',
        observedAt: school.year.today,
        schoolSubjectId: schoolClass.german.id,
        creator: { id: classTeacher.userId, firstName: 'Klara' },
      })
      expect((await one('GET', body.data.id, classTeacher)).body.data).toEqual(body.data)
    })

    test('of many is all or nothing, in the order given', async () => {
      const students = schoolClass.students.map(({ id }) => id)
      const good = await createMany(students.map((studentId) => entry({ studentId })))
      expect(good.status).toBe(201)
      expect(good.body.data.rows.map((row: { studentId: string }) => row.studentId)).toEqual(students)
      const before = (await list(classTeacher, '?limit=1')).body.data.count
      const bad = await createMany([entry(), entry({ competenceId: neighbours.schoolClass.german.competenceIds[0] })])
      expect(bad.body.error).toBe('NOT_FOUND')
      expect((await list(classTeacher, '?limit=1')).body.data.count).toBe(before)
    })

    test('of many gives all the same instant, which another call does not have', async () => {
      const students = schoolClass.students.map(({ id }) => id)
      const calls = [await createMany(students.map((studentId) => entry({ studentId }))), await createMany([entry()])]
      const instants = calls.map(({ body }) => [
        ...new Set(body.data.rows.map(({ createdAt }: { createdAt: string }) => createdAt)),
      ])
      expect(instants.map(({ length }) => length)).toEqual([1, 1])
      expect(instants[0]).not.toEqual(instants[1])
    })

    test('needs a level or a note', async () => {
      const { status, body } = await createMany([entry(), entry({ [level]: null, description: '  ' })])
      expect([status, body.error, body.details[0].path]).toEqual([400, 'VALIDATION_FAILED', `observations.1.${level}`])
      expect((await create(entry({ [level]: null, description: 'Hilft gern' }))).status).toBe(201)
    })

    test('refuses days in the future and outside the school years of the class', async () => {
      for (const observedAt of ['2199-01-01', `${school.year.year - 1}-07-31`]) {
        const { body } = await create(entry({ observedAt }))
        expect([body.error, body.details[0].path]).toEqual(['VALIDATION_FAILED', 'observedAt'])
      }
    })

    test('refuses a student who does not take part in the subject', async () => {
      const studentId = schoolClass.students[2]?.id ?? ''
      await teacher.owner`
      delete from student_subject_relation
      where student_id = ${studentId} and school_subject_id = ${schoolClass.mathematics.id}`
      const { status, body } = await create(
        entry({ studentId, competenceId: schoolClass.mathematics.competenceIds[0] }),
      )
      expect([status, body.error]).toEqual([409, 'STUDENT_NO_SUBJECT_RELATION'])
    })

    test('refuses ids of another class, scale or school as not found', async () => {
      const parts = [
        { studentId: secondClass.students[0].id },
        { competenceId: secondClass.german.competenceIds[0] },
        { studentId: neighbours.schoolClass.students[0].id },
        { schoolClassId: neighbours.schoolClass.id },
        ...strange,
      ]
      for (const part of parts) {
        const { status, body } = await create(entry(part))
        expect([status, body.error]).toEqual([404, 'NOT_FOUND'])
      }
    })

    test('happens once for a key, however often it is sent', async () => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const answers = await Promise.all([1, 2, 3, 4].map(() => create(entry(), classTeacher, headers)))
      expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
      const other = await create(entry({ description: 'anders' }), classTeacher, headers)
      expect(other.body.error).toBe('INVALID_PARAMETERS')
    })
  })

  describe('changing', () => {
    test('keeps omitted fields, and refuses outdated versions', async () => {
      const { data } = (await create(entry({ description: 'alt' }))).body
      const stale = { 'if-match': `"${data.updatedAt}"` }
      const changed = await one('PUT', data.id, classTeacher, { description: 'neu' }, stale)
      expect(changed.body.data).toMatchObject({ description: 'neu', [level]: levelId })
      const late = await one('PUT', data.id, school.manager, { description: 'zu spät' }, stale)
      expect([late.status, late.body.error]).toEqual([409, 'EDIT_CONFLICT'])
      expect(JSON.stringify(late.body.details)).toContain('Klara Lehmann')
    })

    test('refuses empty changes, unknown fields and entries without level and note', async () => {
      const { id } = (await create(entry())).body.data
      expect((await one('PUT', id, classTeacher, {})).body.error).toBe('EMPTY_DTO')
      expect((await one('PUT', id, classTeacher, { tenantId: id })).body.error).toBe('VALIDATION_FAILED')
      const emptied = await one('PUT', id, classTeacher, { [level]: null })
      expect(emptied.body.error).toBe('VALIDATION_FAILED')
    })

    test('includes deleting', async () => {
      const { id } = (await create(entry())).body.data
      expect((await one('DELETE', id, classTeacher)).status).toBe(200)
      expect((await one('GET', id, classTeacher)).status).toBe(404)
      expect((await one('DELETE', id, classTeacher)).status).toBe(404)
    })
  })

  describe("a colleague's entry", () => {
    test('is changed and deleted by its author and by who holds all rights on the class only', async () => {
      const { id } = (await create(entry({ description: 'von Klara' }))).body.data
      const refused = await one('PUT', id, subjectTeacher, { description: 'von Felix' })
      expect([refused.status, refused.body.error]).toEqual([403, 'UPDATE_NOT_ALLOWED'])
      const stored = await one('DELETE', id, subjectTeacher)
      expect([stored.status, stored.body.error]).toEqual([403, 'NO_PERMISSION'])
      expect((await one('GET', id, subjectTeacher)).body.data.description).toBe('von Klara')
      const own = (await create(entry(), subjectTeacher)).body.data
      expect((await one('PUT', own.id, subjectTeacher, { description: 'von mir' })).status).toBe(200)
      for (const person of [classTeacher, school.manager, school.admin]) {
        const changed = await one('PUT', own.id, person, { description: person.userId })
        expect([changed.status, changed.body.data.updatedBy.id]).toEqual([200, person.userId])
      }
      expect((await one('DELETE', own.id, school.manager)).status).toBe(200)
    })

    test('shows who changed it, and nobody before that', async () => {
      const made = (await create(entry(), subjectTeacher)).body.data
      expect(made.updatedBy).toBeNull()
      const changed = (await one('PUT', made.id, classTeacher, { description: 'ergänzt' })).body.data
      expect(changed).toMatchObject({
        creator: { id: subjectTeacher.userId },
        updatedBy: { id: classTeacher.userId, firstName: 'Klara' },
      })
      expect(changed.updatedAt > made.updatedAt).toBe(true)
      const listed = (await list(subjectTeacher)).body.data.rows.find(({ id }: { id: string }) => id === made.id)
      expect(listed).toEqual(changed)
    })
  })

  describe('a teacher of one subject', () => {
    const mathematics = () => entry({ competenceId: schoolClass.mathematics.competenceIds[0] })

    test('writes that subject only', async () => {
      expect((await create(entry(), subjectTeacher)).status).toBe(201)
      expect((await create(mathematics(), subjectTeacher)).body.error).toBe('NOT_FOUND')
      expect((await createMany([entry(), mathematics()], subjectTeacher)).body.error).toBe('NOT_FOUND')
    })

    test('does not see other subjects in lists, counts, filters or by id', async () => {
      const { id } = (await create(mathematics())).body.data
      const all = (await list(subjectTeacher)).body.data
      const subjects = new Set(all.rows.map((row: { schoolSubjectId: string }) => row.schoolSubjectId))
      expect([...subjects]).toEqual([schoolClass.german.id])
      expect(all.count).toBe(all.rows.length)
      const requested = await list(subjectTeacher, `?filter[0][field]=id&filter[0][type]=eq&filter[0][value]=${id}`)
      expect(requested.body.data).toEqual({ rows: [], count: 0 })
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const body = method === 'PUT' ? { description: 'x' } : undefined
        expect((await one(method, id, subjectTeacher, body)).body.error).toBe('NOT_FOUND')
      }
    })

    test('can only read without the right to write', async () => {
      const separate = await testSchool(teacher.owner)
      await teacher.owner`
      update class_access_right set can_write_competence_entries = false where tenant_id = ${separate.tenantId}`
      const { id } = (await create({ ...positionOf(separate), description: 'Hilft gern' }, separate.classTeacher)).body
        .data
      expect((await one('GET', id, separate.subjectTeacher)).status).toBe(200)
      expect(
        (await create({ ...positionOf(separate), description: 'Hilft gern' }, separate.subjectTeacher)).body.error,
      ).toBe('CREATE_NOT_ALLOWED')
      expect((await one('PUT', id, separate.subjectTeacher, { description: 'x' })).body.error).toBe(
        'UPDATE_NOT_ALLOWED',
      )
      expect((await one('DELETE', id, separate.subjectTeacher)).body.error).toBe('NO_PERMISSION')
    })
  })
})
