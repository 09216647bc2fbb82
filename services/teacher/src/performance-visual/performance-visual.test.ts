import { describe, expect, test } from 'bun:test'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)
const school = await testSchool(teacher.owner)
const neighbours = await otherSchool(teacher.owner)

type Person = TestPerson | null
interface Level {
  readonly id: string
  readonly level: number
  readonly label: string
  readonly picturePath: string | null
}

const path = '/performance-visuals'
const levels = (...labels: string[]) => labels.map((label) => ({ label }))
const create = (part: object = {}, person: Person = school.classTeacher) =>
  teacher.ask(person, {
    method: 'POST',
    path,
    body: {
      name: 'Daumen',
      schoolClassId: school.schoolClass.id,
      performanceLevelsV2: levels('runter', 'quer', 'hoch'),
      ...part,
    },
  })
const made = async (part: object = {}) => (await create(part)).body.data
const one = (method: string, id: string, body?: object, person: Person = school.classTeacher, headers = {}) =>
  teacher.ask(person, { method, path: `${path}/${id}`, headers, ...(body && { body }) })
const labelsOf = async (id: string) =>
  (await one('GET', id)).body.data.performanceLevelsV2.map(({ level, label }: Level) => `${level} ${label}`)

const assess = (performanceVisualId: string) =>
  teacher.ask(school.classTeacher, {
    method: 'POST',
    path: '/performance-assessments',
    body: {
      name: 'Test',
      weighting: 1,
      schoolTermSemester: 'first',
      schoolClassId: school.schoolClass.id,
      performanceVisualId,
    },
  })

describe('creating', () => {
  test('numbers levels in the order given', async () => {
    const stars = (level: number) => ({ label: `${level} Sterne`, picturePath: `builtin/stars/${level}-of-2` })
    const { status, body } = await create({ performanceLevelsV2: [stars(1), stars(2)] })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      levels: 2,
      isTemplate: false,
      hasPerformanceAssessments: false,
      performanceLevelsV2: [
        { level: 1, label: '1 Sterne', picturePath: 'builtin/stars/1-of-2', isFrontendPicture: true, pictureUrl: null },
        { level: 2, label: '2 Sterne' },
      ],
    })
    expect((await one('GET', body.data.id)).body.data).toEqual(body.data)
  })

  test('accepts one to ten levels', async () => {
    const labels = Array.from({ length: 11 }, (_, index) => `Stufe ${index + 1}`)
    expect((await create({ performanceLevelsV2: [] })).body.error).toBe('VALIDATION_FAILED')
    const many = await create({ performanceLevelsV2: levels(...labels) })
    expect([many.status, many.body.error]).toEqual([409, 'TOO_MANY_LEVELS'])
    expect((await create({ performanceLevelsV2: levels(...labels.slice(1)) })).body.data.levels).toBe(10)
  })

  test('accepts built-in pictures and no other path', async () => {
    for (const picturePath of [
      'builtin/cats/1-of-2',
      'https://pictures.example/a.png',
      '../secret',
      'builtin/stars/0-of-2',
    ]) {
      const { body } = await create({ performanceLevelsV2: [{ label: 'x', picturePath }] })
      expect([body.error, body.details[0].path]).toEqual(['VALIDATION_FAILED', 'performanceLevelsV2.0.picturePath'])
    }
  })

  test('of a template is for managers', async () => {
    expect((await create({ schoolClassId: null })).body.error).toBe('CREATE_NOT_ALLOWED')
    const { data } = (await create({ schoolClassId: null }, school.manager)).body
    expect(data).toMatchObject({ isTemplate: true, schoolClassId: null })
    expect((await one('PUT', data.id, { name: 'x' })).body.error).toBe('UPDATE_NOT_ALLOWED')
    expect((await one('DELETE', data.id)).body.error).toBe('NO_PERMISSION')
    expect((await one('DELETE', data.id, undefined, school.manager)).status).toBe(200)
  })

  test('in a class needs the right to', async () => {
    expect((await create({}, school.subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
    expect((await create({ schoolClassId: neighbours.schoolClass.id })).body.error).toBe('NOT_FOUND')
    expect((await create({ schoolClassId: school.schoolClass.id }, school.outsider)).body.error).toBe('NOT_FOUND')
  })
})

describe('changing', () => {
  test('names, pictures and order change even in use', async () => {
    const visual = await made()
    await assess(visual.id)
    const [low, middle, high] = visual.performanceLevelsV2.map(({ id }: Level) => id)
    const { status, body } = await one('PUT', visual.id, {
      name: 'Hände',
      performanceLevelsV2: [
        { id: high },
        { id: low, label: 'tief' },
        { id: middle, picturePath: 'builtin/bars/2-of-3' },
      ],
    })
    expect([status, body.data.name, body.data.hasPerformanceAssessments]).toEqual([200, 'Hände', true])
    expect(body.data.performanceLevelsV2).toMatchObject([
      { id: high, level: 1, label: 'hoch' },
      { id: low, level: 2, label: 'tief' },
      { id: middle, level: 3, label: 'quer', picturePath: 'builtin/bars/2-of-3' },
    ])
    const late = await one('PUT', visual.id, { name: 'x' }, school.manager, { 'if-match': `"${visual.updatedAt}"` })
    expect([late.status, late.body.error]).toEqual([409, 'EDIT_CONFLICT'])
  })

  test('neither drops an omitted level nor accepts a foreign one', async () => {
    const visual = await made()
    const [low, middle, high] = visual.performanceLevelsV2.map(({ id }: Level) => ({ id }))
    const change = async (...performanceLevelsV2: object[]) =>
      (await one('PUT', visual.id, { performanceLevelsV2 })).body.error
    expect(await change(low, middle)).toBe('INVALID_IMPLICIT_DELETION')
    expect(await change(low, middle, middle)).toBe('VALIDATION_FAILED')
    expect(await change(low, middle, high, { id: school.schoolClass.visual.levelIds[0] })).toBe('VALIDATION_FAILED')
    expect(await change()).toBe('VALIDATION_FAILED')
    expect((await one('PUT', visual.id, {})).body.error).toBe('EMPTY_DTO')
    expect(await labelsOf(visual.id)).toEqual(['1 runter', '2 quer', '3 hoch'])
  })
})

describe('deleting', () => {
  test('a level moves the higher ones down, and the last one stays', async () => {
    const { id, performanceLevelsV2 } = await made()
    const remove = (index: number) => one('DELETE', `${id}/performance-levels/${performanceLevelsV2[index].id}`)
    expect((await remove(0)).status).toBe(200)
    expect(await labelsOf(id)).toEqual(['1 quer', '2 hoch'])
    expect((await remove(0)).body.error).toBe('NOT_FOUND')
    expect((await remove(1)).status).toBe(200)
    expect((await remove(2)).body.error).toBe('VALIDATION_FAILED')
  })

  test('of several concurrently still leaves one', async () => {
    const { id, performanceLevelsV2 } = await made()
    const answers = await Promise.all(
      performanceLevelsV2.map((level: Level) => one('DELETE', `${id}/performance-levels/${level.id}`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400])
    expect(await labelsOf(id)).toHaveLength(1)
  })

  test('is refused in use', async () => {
    const { id, performanceLevelsV2 } = await made()
    await assess(id)
    for (const target of [id, `${id}/performance-levels/${performanceLevelsV2[0].id}`]) {
      const { status, body } = await one('DELETE', target)
      expect([status, body.error]).toEqual([409, 'FOREIGN_KEY_CONSTRAINT'])
    }
  })

  test('is refused in use at once, while somebody changes what uses it', async () => {
    const { id, performanceLevelsV2 } = await made()
    const unassessed = await made()
    const assessment = (await assess(id)).body.data
    const { schoolClass, tenantId } = school
    const entry = await teacher.ask(school.classTeacher, {
      method: 'POST',
      path: '/observations-v2',
      body: {
        schoolClassId: schoolClass.id,
        studentId: schoolClass.students[0].id,
        competenceId: schoolClass.german.competenceIds[0],
        performanceLevelV2Id: unassessed.performanceLevelsV2[1].id,
      },
    })
    expect(entry.status).toBe(201)
    const answers = await writeDirectory(teacher.owner, async (tx) => {
      await tx`select from performance_assessment where tenant_id = ${tenantId} and id = ${assessment.id} for update`
      await tx`select from observation where tenant_id = ${tenantId} and id = ${entry.body.data.id} for update`
      // Whoever waited for these rows would wait until this transaction ends.
      return [await one('DELETE', id), await one('DELETE', unassessed.id)]
    })
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [409, 'FOREIGN_KEY_CONSTRAINT'],
      [409, 'FOREIGN_KEY_CONSTRAINT'],
    ])
    expect(await labelsOf(id)).toHaveLength(performanceLevelsV2.length)
  }, 60_000)

  test('of a level through another scale is not found', async () => {
    const { id } = await made()
    const strange = `${id}/performance-levels/${school.schoolClass.visual.levelIds[0]}`
    expect((await one('DELETE', strange)).body.error).toBe('NOT_FOUND')
    expect((await one('DELETE', neighbours.schoolClass.visual.id)).body.error).toBe('NOT_FOUND')
  })
})
