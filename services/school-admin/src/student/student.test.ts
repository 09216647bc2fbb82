import { describe, expect, test } from 'bun:test'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner, { studentCount: 6 })
const neighbour = await otherSchool(admin.owner)

const ask = (method: string, path: string, body?: object, person: TestPerson = school.classTeacher, headers = {}) =>
  admin.ask(person, { method, path, headers, ...(body && { body }) })
const newStudent = async (schoolClassIds: string[], person?: TestPerson) =>
  (await ask('POST', '/students', { firstName: 'Jördis', lastName: 'Ünal', schoolClassIds }, person)).body.data

describe('a new student', () => {
  test('takes part in all subjects of the class', async () => {
    const { schoolClass } = school
    const made = await ask('POST', '/students', {
      firstName: ' Jördis ',
      lastName: 'Ünal',
      schoolClassIds: [schoolClass.id, schoolClass.id],
    })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({ firstName: 'Jördis', lastName: 'Ünal', avatar: null })
    const [{ id, name, schoolSubjectIds }, ...rest] = made.body.data.schoolClasses
    expect([id, name, rest]).toEqual([schoolClass.id, '3a', []])
    expect(new Set(schoolSubjectIds)).toEqual(new Set([schoolClass.german.id, schoolClass.mathematics.id]))
  })

  test('may be one of a list of names, all or none, in order', async () => {
    const { schoolClass, subjectTeacher, outsider, classTeacher } = school
    const list = async (students: object[], person: TestPerson = classTeacher) =>
      ask('POST', '/students/bulk', { schoolClassId: schoolClass.id, students }, person)
    const names = [
      { firstName: 'Zoë', lastName: 'Öztürk' },
      { firstName: ' Ali ', lastName: 'Aydın' },
    ]
    const made = await list(names)
    expect(made.status).toBe(201)
    expect(made.body.data.rows.map((row: { firstName: string }) => row.firstName)).toEqual(['Zoë', 'Ali'])
    expect(made.body.data.rows[0].schoolClasses[0].schoolSubjectIds).toHaveLength(2)
    const faulty = await list([...names, { firstName: 'Nur', lastName: ' ' }])
    expect(faulty.body.error).toBe('VALIDATION_FAILED')
    expect(faulty.body.details[0].path).toBe('students.2.lastName')
    expect((await list([])).body.error).toBe('VALIDATION_FAILED')
    expect((await list(names, subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
    expect((await list(names, outsider)).body.error).toBe('NOT_FOUND')
    const found = await ask(
      'GET',
      `/classes/${schoolClass.id}/students?filter[0][field]=firstName&filter[0][type]=eq&filter[0][value]=Zoë`,
    )
    expect(found.body.data.count).toBe(1)
  })

  test('needs the right in every class, or in the whole school without a class', async () => {
    const { schoolClass, subjectTeacher, outsider, manager } = school
    const body = { firstName: 'A', lastName: 'B', schoolClassIds: [schoolClass.id] }
    expect((await ask('POST', '/students', body, subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
    expect((await ask('POST', '/students', body, outsider)).body.error).toBe('NOT_FOUND')
    expect((await ask('POST', '/students', body, neighbour.admin)).body.error).toBe('NOT_FOUND')
    expect((await ask('POST', '/students', { ...body, schoolClassIds: [] })).body.error).toBe('CREATE_NOT_ALLOWED')
    expect((await newStudent([], manager)).schoolClasses).toEqual([])
  })

  test.each([
    [{ firstName: '', lastName: 'B' }],
    [{ firstName: 'x'.repeat(101), lastName: 'B' }],
    [{ lastName: 'B' }],
    [{ firstName: 'A', lastName: 'B', avatar: 'https://elsewhere.example/a.png' }],
    [{ firstName: 'A', lastName: 'B', avatar: 'data:image/svg+xml;base64,AAAA' }],
    [{ firstName: 'A', lastName: 'B', tenantId: 'x' }],
  ])('is refused as %p', async (body) => {
    expect((await ask('POST', '/students', body, school.manager)).body.error).toBe('VALIDATION_FAILED')
  })

  test('is created once for a key', async () => {
    const headers = { 'idempotency-key': 'neues-kind' }
    const body = { firstName: 'Einmal', lastName: 'Nur', schoolClassIds: [school.schoolClass.id] }
    const [first, second] = [
      await ask('POST', '/students', body, undefined, headers),
      await ask('POST', '/students', body, undefined, headers),
    ]
    expect(second.body.data.id).toBe(first.body.data.id)
  })
})

describe('a change', () => {
  test('keeps omitted fields and refuses outdated versions', async () => {
    const { id, updatedAt } = await newStudent([school.schoolClass.id])
    const changed = await ask('PUT', `/students/${id}`, { firstName: 'Neu' })
    expect(changed.body.data).toMatchObject({ firstName: 'Neu', lastName: 'Ünal' })
    const stale = await ask('PUT', `/students/${id}`, { firstName: 'Alt' }, undefined, { 'if-match': `"${updatedAt}"` })
    expect(stale.body.error).toBe('EDIT_CONFLICT')
    expect((await ask('PUT', `/students/${id}`, {})).body.error).toBe('EMPTY_DTO')
    const { subjectTeacher, outsider } = school
    expect((await ask('PUT', `/students/${id}`, { firstName: 'X' }, subjectTeacher)).body.error).toBe(
      'UPDATE_NOT_ALLOWED',
    )
    expect((await ask('PUT', `/students/${id}`, { firstName: 'X' }, outsider)).body.error).toBe('NOT_FOUND')
  })

  test('changes classes, but never drops observations implicitly', async () => {
    const { id } = await newStudent([school.schoolClass.id])
    const moved = await ask('PUT', `/students/${id}`, { schoolClassIds: [school.secondClass.id] })
    expect(moved.body.data.schoolClasses.map((one: { name: string }) => one.name)).toEqual(['3b'])
    const seen = await newStudent([school.schoolClass.id])
    await insertObservation(admin.owner, school, { studentId: seen.id })
    const refused = await ask('PUT', `/students/${seen.id}`, { schoolClassIds: [school.secondClass.id] })
    expect([refused.status, refused.body.error]).toEqual([409, 'INVALID_IMPLICIT_DELETION'])
    const after = await ask('GET', `/classes/${school.secondClass.id}/students`)
    expect(after.body.data.rows.some((row: { id: string }) => row.id === seen.id)).toBe(false)
  })
})

test('a student is deleted completely, but not with observations', async () => {
  const { id } = await newStudent([school.schoolClass.id])
  expect((await ask('DELETE', `/students/${id}`, undefined, school.subjectTeacher)).body.error).toBe('NO_PERMISSION')
  expect((await ask('DELETE', `/students/${id}`)).body).toEqual({ success: true })
  expect((await ask('DELETE', `/students/${id}`)).body.error).toBe('NOT_FOUND')
  for (const table of ['observation', 'legacy_observation'] as const) {
    const seen = await newStudent([school.schoolClass.id])
    await insertObservation(admin.owner, school, { studentId: seen.id, table })
    expect((await ask('DELETE', `/students/${seen.id}`)).body.error).toBe('FOREIGN_KEY_CONSTRAINT')
  }
})

describe('relations', () => {
  const link = (relations: object[], person?: TestPerson) =>
    ask('POST', '/student-class-relations/link', { relations }, person)
  const unlink = (body: object, person?: TestPerson) => ask('POST', '/student-class-relations/unlink', body, person)

  test('name subjects or default to all of the class', async () => {
    const { secondClass } = school
    const { id: studentId } = await newStudent([school.schoolClass.id])
    const pair = { studentId, schoolClassId: secondClass.id }
    const some = await link([{ ...pair, schoolSubjectIds: [secondClass.german.id] }])
    expect(some.body.data).toEqual({ rows: [{ ...pair, schoolSubjectIds: [secondClass.german.id] }], count: 1 })
    expect((await link([pair])).body.data.rows[0].schoolSubjectIds).toHaveLength(2)
    const strange = await link([{ ...pair, schoolSubjectIds: [school.schoolClass.german.id] }])
    expect(strange.body.error).toBe('NOT_FOUND')
    expect((await link([])).body.error).toBe('VALIDATION_FAILED')
  })

  test('are created all or none', async () => {
    const { secondClass } = school
    const { id: studentId } = await newStudent([school.schoolClass.id])
    const good = { studentId, schoolClassId: secondClass.id }
    const foreign = { studentId: neighbour.schoolClass.students[0].id, schoolClassId: secondClass.id }
    expect((await link([good, foreign])).body.error).toBe('NOT_FOUND')
    expect((await unlink({ relations: [good] })).body.error).toBe('NOT_FOUND')
  })

  test('end for a subject or the class', async () => {
    const { schoolClass } = school
    const { id: studentId } = await newStudent([schoolClass.id])
    const pair = { studentId, schoolClassId: schoolClass.id }
    const german = { ...pair, schoolSubjectIds: [schoolClass.german.id] }
    expect((await unlink({ relations: [german] }, school.subjectTeacher)).body.error).toBe('NO_PERMISSION')
    expect((await unlink({ relations: [german] })).body).toEqual({ success: true })
    expect((await unlink({ relations: [german] })).body.error).toBe('NOT_FOUND')
    expect((await unlink({ relations: [pair] })).body).toEqual({ success: true })
    expect((await unlink({ relations: [pair] }, school.manager)).body.error).toBe('NOT_FOUND')
  })

  test.each(['observation', 'legacy_observation'] as const)(
    'with %s entries end only on explicit request',
    async (table) => {
      const { schoolClass } = school
      const { id: studentId } = await newStudent([schoolClass.id])
      await insertObservation(admin.owner, school, { studentId, table })
      const pair = { studentId, schoolClassId: schoolClass.id }
      const german = { ...pair, schoolSubjectIds: [schoolClass.german.id] }
      const mathematics = { ...pair, schoolSubjectIds: [schoolClass.mathematics.id] }
      const refused = await unlink({ relations: [pair] })
      expect([refused.status, refused.body.error]).toEqual([409, 'INVALID_IMPLICIT_DELETION'])
      expect(refused.body.details).toEqual([
        { path: 'studentCount', message: '1' },
        { path: 'observationCount', message: '1' },
      ])
      expect((await unlink({ relations: [german] })).body.error).toBe('INVALID_IMPLICIT_DELETION')
      expect((await unlink({ relations: [mathematics] })).body).toEqual({ success: true })
      expect((await unlink({ relations: [pair], withObservations: true })).body).toEqual({ success: true })
      const [stored] =
        await admin.owner`select count(*)::integer as count from ${admin.owner(table)} where student_id = ${studentId}`
      expect(stored?.count).toBe(1)
    },
  )
})

describe('classes of a student', () => {
  const filtered = async (type: string, value: string, person: TestPerson) => {
    const sent = type === 'arraycontains' ? `[value][]=${value}` : `[value]=${value}`
    const query = `filter[0][field]=schoolClassIds&filter[0][type]=${type}&filter[0]${sent}`
    const { body } = await ask('GET', `/students?${query}`, undefined, person)
    return body.data.count
  }

  test('are filtered by only where the caller sees them', async () => {
    const own = await testSchool(admin.owner)
    const { tenantId, schoolClass, secondClass, subjectTeacher, classTeacher } = own
    await admin.owner`
      insert into student_class_relation (tenant_id, student_id, school_class_id)
      select tenant_id, student_id, ${secondClass.id} from student_class_relation
      where tenant_id = ${tenantId} and school_class_id = ${schoolClass.id}`
    for (const [type, part] of [
      ['arraycontains', (id: string) => id],
      ['arraystartswith', (id: string) => id.slice(0, 36)],
      ['arrayendswith', (id: string) => id.slice(-12).toUpperCase()],
    ] as const) {
      expect([type, await filtered(type, part(schoolClass.id), subjectTeacher)]).toEqual([type, 3])
      expect([type, await filtered(type, part(secondClass.id), subjectTeacher)]).toEqual([type, 0])
      expect([type, await filtered(type, part(secondClass.id), classTeacher)]).toEqual([type, 6])
    }
  })

  test('are not filtered by what is no part of an id', async () => {
    const query = 'filter[0][field]=schoolClassIds&filter[0][type]=arraystartswith&filter[0][value]=%25'
    expect((await ask('GET', `/students?${query}`)).body.error).toBe('INVALID_PARAMETERS')
  })
})
