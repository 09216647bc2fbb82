import { describe, expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)
const neighbours = await otherSchool(teacher.owner)

interface Row {
  readonly id: string
  readonly name: string
  readonly weighting: number
  readonly performanceVisualId: string
  readonly schoolTermSemester: string
}

const path = '/performance-assessments'
const stars = (label = 'erreicht') => ({
  name: 'Sterne',
  performanceLevelsV2: [1, 2].map((level) => ({
    label: `${label} ${level}`,
    picturePath: `builtin/stars/${level}-of-2`,
  })),
})
const shares = (...weightings: number[]) =>
  weightings.map((weighting, index) => ({ name: `Teil ${index}`, weighting, schoolTermSemester: 'first' }))

/** The fields to compare of the assessments of a class, or of the school's templates. */
const summarize = (rows: readonly Row[]) => rows.map(({ name, weighting }) => [name, weighting])
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

describe('of a class', () => {
  /** A school whose second class has no assessments yet. */
  const begin = async () => {
    const school = await testSchool(teacher.owner)
    const { id } = school.secondClass
    await teacher.owner`delete from performance_assessment where school_class_id = ${id}`
    await teacher.owner`delete from performance_visual where school_class_id = ${id}`
    return school
  }
  const replace = (school: TestSchool, body: object, person: TestPerson = school.classTeacher, headers = {}) =>
    teacher.ask(person, { method: 'PUT', path: `${path}/${school.secondClass.id}/bulk`, body, headers })
  const stored = async (school: TestSchool): Promise<Row[]> => {
    const filter = `filter[0][field]=schoolClassId&filter[0][type]=eq&filter[0][value]=${school.secondClass.id}`
    return (await teacher.ask(school.classTeacher, { method: 'GET', path: `${path}?${filter}` })).body.data.rows
  }
  const scales = async ({ secondClass }: TestSchool) =>
    (await teacher.owner`select id, name from performance_visual where school_class_id = ${secondClass.id}`).map(
      (row) => row.name,
    )
  const observe = (school: TestSchool, assessment: Row, performanceLevelV2Id?: string) =>
    teacher.ask(school.classTeacher, {
      method: 'POST',
      path: '/observations-v2',
      body: {
        schoolClassId: school.secondClass.id,
        studentId: school.secondClass.students[0].id,
        competenceId: school.secondClass.german.competenceIds[0],
        description: 'gesehen',
        performanceAssessmentId: assessment.id,
        ...(performanceLevelV2Id && { performanceLevelV2Id }),
      },
    })

  test('creates scale and assessments in one call, and repeating it changes nothing', async () => {
    const school = await begin()
    const body = { scale: stars(), performanceAssessments: shares(60, 40) }
    const first = await replace(school, body)
    expect([first.status, summarize(first.body.data.rows), first.body.data.count]).toEqual([
      200,
      [
        ['Teil 0', 60],
        ['Teil 1', 40],
      ],
      2,
    ])
    expect(first.body.data.rows[0].performanceVisual).toMatchObject({ name: 'Sterne', levels: 2 })
    expect(first.headers.get('etag')).toBe(`"${first.body.data.updatedAt}"`)
    const again = await replace(school, body)
    expect(again.body.data).toEqual(first.body.data)
    expect(await scales(school)).toEqual(['Sterne'])
  })

  test('keeps what stays, also in use, and deletes what is omitted', async () => {
    const school = await begin()
    const { rows } = (await replace(school, { scale: stars(), performanceAssessments: shares(50, 30, 20) })).body.data
    await observe(school, rows[0])
    const next = await replace(school, { scale: stars(), performanceAssessments: shares(70, 30) })
    expect(idsOf(next.body.data.rows)).toEqual(idsOf(rows.slice(0, 2)))
    expect(summarize(await stored(school))).toEqual([
      ['Teil 0', 70],
      ['Teil 1', 30],
    ])
    expect(next.body.data.rows[0].hasObservations).toBe(true)
  })

  test('changes nothing when one in use would be deleted', async () => {
    const school = await begin()
    const { rows } = (await replace(school, { scale: stars(), performanceAssessments: shares(60, 40) })).body.data
    await observe(school, rows[1])
    const { status, body } = await replace(school, { scale: stars('neu'), performanceAssessments: shares(100) })
    expect([status, body.error]).toEqual([409, 'FOREIGN_KEY_CONSTRAINT'])
    expect(summarize(await stored(school))).toEqual(summarize(rows))
    expect(await scales(school)).toEqual(['Sterne'])
  })

  test('changes the scale of all, and deletes an unused one', async () => {
    const school = await begin()
    const before = (await replace(school, { scale: stars(), performanceAssessments: shares(100) })).body.data.rows
    const dots = { name: 'Punkte', performanceLevelsV2: [{ label: 'noch nicht' }, { label: 'erreicht' }] }
    const { rows } = (await replace(school, { scale: dots, performanceAssessments: shares(100) })).body.data
    expect(idsOf(rows)).toEqual(idsOf(before))
    expect(rows[0].performanceVisual.name).toBe('Punkte')
    expect(await scales(school)).toEqual(['Punkte'])
    const known = { performanceVisualId: rows[0].performanceVisualId }
    expect((await replace(school, { scale: known, performanceAssessments: shares(100) })).body.data.rows).toEqual(rows)
  })

  test('keeps levels that entries use', async () => {
    const school = await begin()
    const { rows } = (await replace(school, { scale: stars(), performanceAssessments: shares(100) })).body.data
    await observe(school, rows[0], rows[0].performanceVisual.performanceLevelsV2[0].id)
    const dots = { name: 'Punkte', performanceLevelsV2: [{ label: 'erreicht' }] }
    const { status, body } = await replace(school, { scale: dots, performanceAssessments: shares(100) })
    expect([status, body.error]).toEqual([409, 'INVALID_IMPLICIT_DELETION'])
    expect(await scales(school)).toEqual(['Sterne'])
  })

  test('refuses outdated versions, and names who changed it', async () => {
    const school = await begin()
    const body = { scale: stars(), performanceAssessments: shares(100) }
    const { updatedAt } = (await replace(school, body)).body.data
    const newer = (await replace(school, { ...body, performanceAssessments: shares(60, 40) }, school.manager)).body.data
    const late = await replace(school, body, school.classTeacher, { 'if-match': `"${updatedAt}"` })
    expect([late.status, late.body.error]).toEqual([409, 'EDIT_CONFLICT'])
    expect(late.body.details).toContainEqual({ path: 'updatedAt', message: newer.updatedAt })
    expect(late.body.details).toContainEqual(expect.objectContaining({ path: 'updatedBy' }))
    const known = await replace(school, body, school.classTeacher, { 'if-match': `"${newer.updatedAt}"` })
    expect(summarize(known.body.data.rows)).toEqual([['Teil 0', 100]])
  })

  test('refuses a version from before one was deleted, also when it was not the newest', async () => {
    const school = await begin()
    const body = { scale: stars(), performanceAssessments: shares(50, 30, 20) }
    const { rows, updatedAt } = (await replace(school, body)).body.data
    await teacher.owner`
      update performance_assessment set updated_at = updated_at - interval '1 hour'
      where school_class_id = ${school.secondClass.id} and id <> ${rows[2].id}`
    const remove = (id: string) => teacher.ask(school.manager, { method: 'DELETE', path: `${path}/${id}` })
    expect((await remove(rows[0].id)).body).toEqual({ success: true })
    const late = await replace(school, body, school.classTeacher, { 'if-match': `"${updatedAt}"` })
    expect([late.status, late.body.error]).toEqual([409, 'EDIT_CONFLICT'])
    expect(summarize(await stored(school))).toEqual([
      ['Teil 1', 30],
      ['Teil 2', 20],
    ])
    // The same when a replacement leaves one out.
    const known = (await replace(school, { ...body, performanceAssessments: shares(50, 30, 20) })).body.data
    await replace(school, { ...body, performanceAssessments: shares(50, 30) })
    const later = await replace(school, body, school.classTeacher, { 'if-match': `"${known.updatedAt}"` })
    expect([later.status, later.body.error]).toEqual([409, 'EDIT_CONFLICT'])
  })

  test('deletes several at the same time', async () => {
    const school = await begin()
    const { rows } = (await replace(school, { scale: stars(), performanceAssessments: shares(40, 30, 20, 10) })).body
      .data
    const removals = rows.map(({ id }: Row) =>
      teacher.ask(school.manager, { method: 'DELETE', path: `${path}/${id}` }).then(({ status }) => status),
    )
    expect(await Promise.all(removals)).toEqual([200, 200, 200, 200])
    expect(await stored(school)).toEqual([])
  })

  test('serialises concurrent requests', async () => {
    const school = await begin()
    const requests = [shares(100), shares(60, 40), shares(50, 30, 20)]
    const answers = await Promise.all(
      requests.map((performanceAssessments) => replace(school, { scale: stars(), performanceAssessments })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const now = summarize(await stored(school))
    expect(requests.map((request) => request.map(({ name, weighting }) => [name, weighting]))).toContainEqual(now)
    expect(await scales(school)).toEqual(['Sterne'])
  })

  test('names invalid references', async () => {
    const school = await begin()
    const ask = async (body: object) => (await replace(school, body)).body
    const strange = { performanceVisualId: neighbours.schoolClass.visual.id }
    expect((await ask({ scale: strange, performanceAssessments: shares(100) })).error).toBe('NOT_FOUND')
    const levels = Array.from({ length: 11 }, (_, index) => ({ label: `${index}` }))
    const long = { name: 'Lang', performanceLevelsV2: levels }
    expect((await ask({ scale: long, performanceAssessments: shares(100) })).error).toBe('TOO_MANY_LEVELS')
    const [share] = shares(100)
    const wrongTerm = [share, { ...share, name: 'B', schoolTermId: school.year.second.id }]
    const { error, details } = await ask({ scale: stars(), performanceAssessments: wrongTerm })
    expect([error, details[0].path]).toEqual(['VALIDATION_FAILED', 'performanceAssessments.1.schoolTermId'])
    expect((await ask({ scale: stars(), performanceAssessments: [] })).error).toBe('VALIDATION_FAILED')
    expect((await ask({})).error).toBe('EMPTY_DTO')
    expect(await stored(school)).toEqual([])
    expect(await scales(school)).toEqual([])
  })
})

describe('of the school', () => {
  const begin = async () => {
    const school = await testSchool(teacher.owner)
    const { body } = await teacher.ask(school.manager, { method: 'POST', path: '/performance-visuals', body: stars() })
    const templates = (...weightings: number[]) =>
      [1, 2].flatMap((schoolLevel) =>
        shares(...weightings).map((share) => ({ ...share, schoolLevel, performanceVisualId: body.data.id })),
      )
    const replace = (performanceAssessments: object[], person: TestPerson = school.manager, headers = {}) =>
      teacher.ask(person, { method: 'PUT', path, body: { performanceAssessments }, headers })
    return { school, templates, replace }
  }

  test('become what is sent, and classes keep theirs', async () => {
    const { school, templates, replace } = await begin()
    const first = (await replace(templates(60, 40))).body.data
    expect(first.rows.map(({ schoolLevel }: { schoolLevel: number }) => schoolLevel)).toEqual([1, 1, 2, 2])
    expect(first.rows[0]).toMatchObject({ isTemplate: true, schoolClassId: null, schoolTermId: null })
    const next = (await replace(templates(100))).body.data
    expect(idsOf(next.rows)).toEqual([first.rows[0].id, first.rows[2].id])
    expect((await replace(templates(100))).body.data).toEqual(next)
    expect((await replace([])).body.data).toMatchObject({ rows: [], count: 0, updatedAt: expect.any(String) })
    const stored = await teacher.owner`select from performance_assessment where tenant_id = ${school.tenantId}`
    expect(stored.length).toBeGreaterThan(0)
  })

  test('are for managers, and have a school level', async () => {
    const { school, templates, replace } = await begin()
    expect((await replace(templates(100), school.classTeacher)).body.error).toBe('NO_PERMISSION')
    const { schoolLevel: _, ...without } = templates(100)[0] ?? { schoolLevel: 1 }
    const { error, details } = (await replace([without])).body
    expect([error, details[0].path]).toEqual(['VALIDATION_FAILED', 'performanceAssessments.0.schoolLevel'])
    const ofClass = templates(100).map((one) => ({ ...one, performanceVisualId: school.schoolClass.visual.id }))
    expect((await replace(ofClass)).body.error).toBe('NOT_FOUND')
  })

  test('refuse outdated versions', async () => {
    const { school, templates, replace } = await begin()
    const { updatedAt } = (await replace(templates(100))).body.data
    await replace(templates(60, 40), school.admin)
    const late = await replace(templates(100), school.manager, { 'if-match': `"${updatedAt}"` })
    expect([late.status, late.body.error]).toEqual([409, 'EDIT_CONFLICT'])
  })
})
