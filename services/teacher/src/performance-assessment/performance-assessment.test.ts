import { describe, expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../app'

const teacher = await serviceForFile('teacher', teacherService)
const school = await testSchool(teacher.owner)
const neighbours = await otherSchool(teacher.owner)

type Person = TestPerson | null

const path = '/performance-assessments'
const input = (part: object = {}) => ({
  name: '  Referat  ',
  weighting: 12.5,
  schoolTermSemester: 'first',
  schoolClassId: school.schoolClass.id,
  performanceVisualId: school.schoolClass.visual.id,
  ...part,
})
const create = (body: object, person: Person = school.classTeacher, headers = {}) =>
  teacher.ask(person, { method: 'POST', path, body, headers })
const one = (method: string, id: string, person: Person = school.classTeacher, body?: object, headers = {}) =>
  teacher.ask(person, { method, path: `${path}/${id}`, headers, ...(body && { body }) })
const made = async (part: object = {}) => (await create(input(part))).body.data

const observe = (performanceAssessmentId: string, level = 0) =>
  teacher.ask(school.classTeacher, {
    method: 'POST',
    path: '/observations-v2',
    body: {
      schoolClassId: school.schoolClass.id,
      studentId: school.schoolClass.students[0].id,
      competenceId: school.schoolClass.german.competenceIds[0],
      performanceLevelV2Id: school.schoolClass.visual.levelIds[level],
      performanceAssessmentId,
    },
  })

/** A second scale of the class, with two levels. */
const secondVisual = async () => {
  const { tenantId } = school
  const [visual, low, high] = [Bun.randomUUIDv7(), Bun.randomUUIDv7(), Bun.randomUUIDv7()]
  await teacher.owner`
    insert into performance_visual (tenant_id, id, name, school_class_id)
    values (${tenantId}, ${visual}, 'Zwei Stufen', ${school.schoolClass.id})`
  await teacher.owner`
    insert into performance_level (tenant_id, id, performance_visual_id, level, label)
    values (${tenantId}, ${low}, ${visual}, 1, 'noch nicht'), (${tenantId}, ${high}, ${visual}, 2, 'erreicht')`
  return { id: visual, low, high }
}

describe('creating', () => {
  test('defaults to the level of the class and the semester of its year', async () => {
    const { status, body } = await create(input())
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      name: 'Referat',
      weighting: 12.5,
      schoolLevel: 3,
      schoolTermId: school.year.first.id,
      isTemplate: false,
      hasObservations: false,
      performanceVisual: { id: school.schoolClass.visual.id, hasPerformanceAssessments: true },
    })
    expect((await one('GET', body.data.id)).body.data).toEqual(body.data)
  })

  test('defaults to a weighting of 0', async () => {
    const { weighting: _, ...rest } = input()
    const { status, body } = await create(rest)
    expect([status, body.data?.weighting]).toEqual([201, 0])
  })

  test('of a template is for managers, who name its school level', async () => {
    const visual = await secondVisual()
    await teacher.owner`update performance_visual set school_class_id = null where id = ${visual.id}`
    const template = { ...input(), schoolClassId: null, performanceVisualId: visual.id }
    const requested = await create(template, school.manager)
    expect([requested.body.error, requested.body.details[0].path]).toEqual(['VALIDATION_FAILED', 'schoolLevel'])
    expect((await create({ ...template, schoolLevel: 4 }, school.classTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
    const { data } = (await create({ ...template, schoolLevel: 4 }, school.manager)).body
    expect(data).toMatchObject({ isTemplate: true, schoolLevel: 4, schoolClassId: null, schoolTermId: null })
    expect((await one('PUT', data.id, school.classTeacher, { name: 'x' })).body.error).toBe('UPDATE_NOT_ALLOWED')
    expect((await one('DELETE', data.id, school.classTeacher)).body.error).toBe('NO_PERMISSION')
    const taken = await teacher.ask(school.classTeacher, {
      method: 'POST',
      path: `${path}/${data.id}/duplicate`,
      body: { schoolClassId: school.schoolClass.id, name: 'Übernommen' },
    })
    expect(taken.body.data).toMatchObject({
      name: 'Übernommen',
      isTemplate: false,
      schoolTermId: school.year.first.id,
    })
  })

  test('refuses what the contract forbids', async () => {
    for (const part of [{ name: ' ' }, { weighting: 100.01 }, { weighting: -1 }, { schoolTermSemester: 'third' }]) {
      expect((await create(input(part))).body.error).toBe('VALIDATION_FAILED')
    }
    const { body } = await create(input({ schoolTermId: school.year.second.id }))
    expect([body.error, body.details[0].path]).toEqual(['VALIDATION_FAILED', 'schoolTermId'])
  })

  test('refuses scales and terms of other classes as not found', async () => {
    for (const part of [
      { performanceVisualId: school.secondClass.visual.id },
      { performanceVisualId: neighbours.schoolClass.visual.id },
      { schoolTermId: neighbours.year.first.id },
      { schoolClassId: neighbours.schoolClass.id },
    ]) {
      expect((await create(input(part))).body.error).toBe('NOT_FOUND')
    }
  })

  test('of many is all or nothing, in the order given, and once for a key', async () => {
    const ask = (performanceAssessments: object[], headers = {}) =>
      teacher.ask(school.classTeacher, {
        method: 'POST',
        path: `${path}/${school.secondClass.id}/bulk`,
        body: { performanceAssessments },
        headers,
      })
    const { schoolClassId: _, ...rest } = input({ performanceVisualId: school.secondClass.visual.id })
    const entries = ['A', 'B', 'C'].map((name) => ({ ...rest, name }))
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [first, again] = [await ask(entries, headers), await ask(entries, headers)]
    expect(first.body.data.rows.map((row: { name: string }) => row.name)).toEqual(['A', 'B', 'C'])
    expect(again.body.data).toEqual(first.body.data)
    const bad = await ask([rest, { ...rest, schoolTermId: school.year.second.id }])
    expect(bad.body.details[0].path).toBe('performanceAssessments.1.schoolTermId')
    const rows = await teacher.owner`
      select name from performance_assessment
      where school_class_id = ${school.secondClass.id} and name in ('A', 'B', 'C', 'Referat')`
    expect(rows).toHaveLength(3)
  })
})

describe('changing', () => {
  test('moves to another semester while it has no observations', async () => {
    const { id, updatedAt } = await made()
    const { body } = await one('PUT', id, school.classTeacher, { schoolTermSemester: 'second', weighting: 0 })
    expect(body.data).toMatchObject({ name: 'Referat', weighting: 0, schoolTermId: school.year.second.id })
    const late = await one('PUT', id, school.manager, { name: 'spät' }, { 'if-match': `"${updatedAt}"` })
    expect([late.status, late.body.error]).toEqual([409, 'EDIT_CONFLICT'])
    expect((await one('PUT', id, school.classTeacher, {})).body.error).toBe('EMPTY_DTO')
    expect((await one('PUT', id, school.classTeacher, { tenantId: id })).body.error).toBe('VALIDATION_FAILED')
    const strange = { performanceVisualId: school.secondClass.visual.id }
    expect((await one('PUT', id, school.classTeacher, strange)).body.error).toBe('NOT_FOUND')
  })

  test('is restricted once it has observations, and so is deleting', async () => {
    const { id } = await made()
    await observe(id)
    const visual = await secondVisual()
    for (const change of [{ performanceVisualId: visual.id }, { schoolTermSemester: 'second' }]) {
      const { status, body } = await one('PUT', id, school.classTeacher, change)
      expect([status, body.error]).toEqual([409, 'FOREIGN_KEY_CONSTRAINT'])
    }
    const { body } = await one('PUT', id, school.classTeacher, { name: 'Vortrag', weighting: 20 })
    expect(body.data).toMatchObject({ name: 'Vortrag', weighting: 20, hasObservations: true })
    const removed = await one('DELETE', id)
    expect([removed.status, removed.body.error]).toEqual([409, 'FOREIGN_KEY_CONSTRAINT'])
  })

  test('includes deleting', async () => {
    const { id } = await made()
    expect((await one('DELETE', id)).status).toBe(200)
    expect((await one('GET', id)).body.error).toBe('NOT_FOUND')
  })

  test('a copy is created in the same class', async () => {
    const { id } = await made({ name: 'ä'.repeat(255) })
    const copy = (body?: object, person: Person = school.classTeacher) =>
      teacher.ask(person, { method: 'POST', path: `${path}/${id}/duplicate`, ...(body && { body }) })
    const { status, body } = await copy()
    expect([status, body.data.name]).toEqual([201, `${'ä'.repeat(247)} (Kopie)`])
    expect(body.data.schoolTermId).toBe(school.year.first.id)
    const next = (await copy({ schoolTermSemester: 'second' })).body.data
    expect(next.schoolTermId).toBe(school.year.second.id)
    expect((await copy({ schoolClassId: school.secondClass.id })).body.error).toBe('NOT_FOUND')
    expect((await copy({}, school.subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
  })
})

describe('another scale', () => {
  const swap = (id: string, body: object) => one('PATCH', `${id}/change-visual`, school.classTeacher, body)
  const [lowest, highest] = [0, 3]

  test('maps the entries to the new levels', async () => {
    const { id } = await made()
    const entries = [(await observe(id, lowest)).body.data.id, (await observe(id, highest)).body.data.id]
    const visual = await secondVisual()
    const [from, to] = [school.schoolClass.visual.levelIds, visual]
    const half = await swap(id, { performanceVisualId: visual.id, levels: [{ from: from[lowest], to: to.low }] })
    expect([half.status, half.body.error]).toEqual([409, 'INVALID_IMPLICIT_DELETION'])
    expect((await swap(id, { performanceVisualId: visual.id })).body.error).toBe('INVALID_IMPLICIT_DELETION')
    const levels = [
      { from: from[lowest], to: to.low },
      { from: from[highest], to: to.high },
    ]
    const { body } = await swap(id, { performanceVisualId: visual.id, levels })
    expect(body.data).toMatchObject({ performanceVisualId: visual.id, hasObservations: true })
    const rows = await teacher.owner`
      select performance_level_id from observation where id = any(${entries}::uuid[]) order by id`
    expect(rows.map((row) => row.performanceLevelId)).toEqual([visual.low, visual.high])
  })

  test('refuses a mapping between levels of other scales, and unknown scales', async () => {
    const { id } = await made()
    const visual = await secondVisual()
    const from = school.schoolClass.visual.levelIds[0]
    const levels = [
      { from, to: from },
      { from, to: visual.low },
      { from: visual.low, to: visual.low },
    ]
    const { body } = await swap(id, { performanceVisualId: visual.id, levels })
    expect(body.error).toBe('VALIDATION_FAILED')
    expect(body.details.map((detail: { path: string }) => detail.path)).toEqual([
      'levels.0.to',
      'levels.1.from',
      'levels.2.from',
    ])
    const strange = { performanceVisualId: school.secondClass.visual.id }
    expect((await swap(id, strange)).body.error).toBe('NOT_FOUND')
    expect((await swap(id, { performanceVisualId: visual.id })).body.data.performanceVisualId).toBe(visual.id)
  })

  test('leaves no entry on the old one, with concurrent writes', async () => {
    const { id } = await made()
    const visual = await secondVisual()
    const levels = school.schoolClass.visual.levelIds.map((from) => ({ from, to: visual.high }))
    const writes = [1, 2, 3, 4].map(() => observe(id))
    await Promise.all([...writes, swap(id, { performanceVisualId: visual.id, levels })])
    const rows = await teacher.owner`
      select from observation where performance_assessment_id = ${id} and performance_level_id <> ${visual.high}`
    expect(rows).toHaveLength(0)
  })
})
