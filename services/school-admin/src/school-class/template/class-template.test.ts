import { beforeEach, expect, test } from 'bun:test'
import type { ClassTemplate } from '@lernspur/contracts/school-admin/school/class-template.contract'
import { ageUndoEntries } from '@lernspur/testing/age-undo-entries'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const { owner } = admin
const neighbour = await otherSchool(owner)
let school: TestSchool

beforeEach(async () => {
  school = await testSchool(owner)
})

const ask = (person: TestPerson, method: string, path: string, body?: object, headers = {}) =>
  admin.ask(person, { method, path, headers, ...(body && { body }) })
const save = (person: TestPerson, classId = school.schoolClass.id, name = 'Unsere Dritte') =>
  ask(person, 'POST', `/classes/${classId}/class-templates`, { name })
const saved = async (): Promise<ClassTemplate> => (await save(school.classTeacher)).body.data
const start = (person: TestPerson, id: string, more = {}) =>
  ask(person, 'POST', `/class-templates/${id}/classes`, { name: '3x', schoolLevel: 3, ...more })
const templates = async (person: TestPerson = school.manager): Promise<ClassTemplate[]> =>
  (await ask(person, 'GET', '/class-templates')).body.data.rows

const listOf = async (rows: Promise<readonly object[]>): Promise<object[]> => [...(await rows)]

/** What a class has, in words: subjects with competences, and assessments with their scale. */
const contentsOf = async (classId: string) => ({
  competences: await listOf(owner`
    select ss.name as subject, ss.abbreviation, ss.color, ss.school_level, cd.name, cd.symbol, c.description
    from school_subject ss
    join competence_domain cd on cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id
    join competence c on c.tenant_id = cd.tenant_id and c.domain_id = cd.id
    where ss.school_class_id = ${classId} order by ss.name, cd.position, c.position, c.description`),
  assessments: await listOf(owner`
    select pa.name, pa.weighting, pa.school_term_semester, pv.name as scale,
      (select array_agg(pl.label order by pl.level) from performance_level pl
        where pl.tenant_id = pv.tenant_id and pl.performance_visual_id = pv.id) as levels
    from performance_assessment pa
    join performance_visual pv on pv.tenant_id = pa.tenant_id and pv.id = pa.performance_visual_id
    where pa.school_class_id = ${classId} order by pa.school_term_semester, pa.name`),
})

test('a template takes subjects, competences, scales and assessments over, as counted before', async () => {
  const { schoolClass, classTeacher } = school
  const counted = await ask(classTeacher, 'GET', `/classes/${schoolClass.id}/template-contents`)
  expect(counted.body.data).toMatchObject({ subjects: 2, domains: 4, competences: 8, assessments: 4 })
  const { status, body } = await save(classTeacher)
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    name: 'Unsere Dritte',
    className: '3a',
    schoolLevel: 3,
    originId: schoolClass.id,
    creator: { id: classTeacher.userId },
    contents: counted.body.data,
  })
  expect(await contentsOf(body.data.id)).toEqual(await contentsOf(schoolClass.id))
  expect(await templates()).toEqual([body.data])
})

test('children, team and entries stay behind', async () => {
  const { id } = await saved()
  for (const table of ['student_class_relation', 'student_subject_relation', 'class_access_right', 'observation_trace'])
    expect(await owner`select from ${owner(table)} where school_class_id = ${id}`).toHaveLength(0)
  const student = { firstName: 'A', lastName: 'B', schoolClassIds: [id] }
  expect((await ask(school.manager, 'POST', '/students', student)).body.error).toBe('NOT_FOUND')
  const right = { userId: school.outsider.userId, canManageStudents: true }
  expect((await ask(school.manager, 'POST', `/classes/${id}/access-rights`, right)).body.error).toBe('NOT_FOUND')
  expect((await ask(school.manager, 'PUT', `/classes/${id}`, { name: '9z' })).body.error).toBe('NOT_FOUND')
  expect((await ask(school.manager, 'DELETE', `/classes/${id}`)).body.error).toBe('NOT_FOUND')
})

test('a class starts from a template with all of it, in the terms of its own year', async () => {
  const { id } = await saved()
  const { status, body } = await start(school.outsider, id, { schoolLevel: 4 })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    name: '3x',
    schoolLevel: 4,
    originId: id,
    isTemplate: false,
    creatorId: school.outsider.userId,
    schoolYearId: school.year.id,
    isOnboardingFinalized: false,
    studentCount: 0,
  })
  const made = await contentsOf(body.data.id)
  const origin = await contentsOf(school.schoolClass.id)
  expect(made.assessments).toEqual(origin.assessments)
  expect(made.competences).toEqual(origin.competences.map((row) => ({ ...row, schoolLevel: 4 })))
  const outside = await owner`
    select from performance_assessment pa
    where pa.school_class_id = ${body.data.id} and not exists (
      select from school_term stm
      where stm.id = pa.school_term_id and stm.school_year_id = ${school.year.id}
        and stm.school_term_semester = pa.school_term_semester)`
  expect(outside).toHaveLength(0)
})

test('whoever holds all rights on a class saves it, and leaders alone rename and delete templates', async () => {
  const { classTeacher, subjectTeacher, outsider, manager, admin: head } = school
  expect((await save(subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
  expect((await save(outsider)).body.error).toBe('NOT_FOUND')
  expect((await save(neighbour.admin)).body.error).toBe('NOT_FOUND')
  const counts = `/classes/${school.schoolClass.id}/template-contents`
  expect((await ask(subjectTeacher, 'GET', counts)).body.error).toBe('NO_PERMISSION')
  const { id } = await saved()
  for (const [method, path] of [
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/restore'],
  ] as const) {
    const body = method === 'PUT' ? { name: 'Neu' } : undefined
    expect((await ask(classTeacher, method, `/class-templates/${id}${path}`, body)).body.error).toBe('NO_PERMISSION')
    expect((await ask(neighbour.admin, method, `/class-templates/${id}${path}`, body)).body.error).toBe('NOT_FOUND')
  }
  expect((await start(neighbour.admin, id)).body.error).toBe('NOT_FOUND')
  expect(await templates(neighbour.admin)).toEqual([])
  expect((await save(manager)).status).toBe(201)
  const renamed = await ask(head, 'PUT', `/class-templates/${id}`, { name: 'Neu' })
  expect(renamed.body.data.name).toBe('Neu')
  const [{ updatedAt } = { updatedAt: '' }] = await templates()
  const stale = await ask(head, 'PUT', `/class-templates/${id}`, { name: 'Alt' }, { 'if-match': `"${updatedAt}x"` })
  expect(stale.body.error).toBe('EDIT_CONFLICT')
})

test('a deleted template is put back for an hour, and then goes with its contents', async () => {
  const { manager } = school
  const first = await saved()
  const path = `/class-templates/${first.id}`
  expect((await ask(manager, 'DELETE', path)).body).toEqual({ success: true })
  expect(await templates()).toEqual([])
  expect((await start(manager, first.id)).body.error).toBe('NOT_FOUND')
  expect((await ask(manager, 'DELETE', path)).body.error).toBe('NOT_FOUND')
  expect((await ask(manager, 'POST', `${path}/restore`)).body.data).toMatchObject({ contents: first.contents })
  expect((await ask(manager, 'POST', `${path}/restore`)).body.error).toBe('NOT_FOUND')
  await ask(manager, 'DELETE', path)
  await ageUndoEntries(owner, school.tenantId, '61 minutes')
  expect((await ask(manager, 'POST', `${path}/restore`)).body.error).toBe('NOT_FOUND')
  const second = await saved()
  await ask(manager, 'DELETE', `/class-templates/${second.id}`)
  const retained = await listOf(owner`select id from school_class where id in (${first.id}, ${second.id})`)
  expect(retained).toEqual([{ id: second.id }])
})

test('a template outlives its class, and a class its template', async () => {
  const { id } = await saved()
  const { data: made } = (await start(school.outsider, id)).body
  await owner`delete from student_subject_relation where tenant_id = ${school.tenantId}`
  await owner`delete from student_class_relation where tenant_id = ${school.tenantId}`
  expect((await ask(school.manager, 'DELETE', `/classes/${school.schoolClass.id}`)).body).toEqual({ success: true })
  const before = await contentsOf(made.id)
  expect(await contentsOf(id)).toMatchObject({ assessments: before.assessments })
  await ask(school.manager, 'DELETE', `/class-templates/${id}`)
  expect(await contentsOf(made.id)).toEqual(before)
})

test('imported classes are set up together from a template, each at its level, with all its children', async () => {
  const { manager, classTeacher } = school
  const { id } = await saved()
  const made = []
  for (const schoolLevel of [3, 4, 4]) {
    const { data } = (await ask(manager, 'POST', '/classes', { name: `${schoolLevel}x`, schoolLevel })).body
    const student = { firstName: 'Nele', lastName: 'Neu', schoolClassIds: [data.id] }
    expect((await ask(manager, 'POST', '/students', student)).status).toBe(201)
    made.push(data.id)
  }
  const setUp = (person: TestPerson, schoolClassIds: readonly string[], templateId = id) =>
    ask(person, 'POST', `/class-templates/${templateId}/set-up`, { schoolClassIds })
  expect((await setUp(classTeacher, made)).body.error).toBe('NO_PERMISSION')
  expect((await setUp(manager, [...made, school.schoolClass.id])).body.error).toBe('UPDATE_NOT_ALLOWED')
  expect((await setUp(manager, [...made, id])).body.error).toBe('NOT_FOUND')
  expect((await setUp(neighbour.admin, made)).body.error).toBe('NOT_FOUND')
  const { status, body } = await setUp(manager, made)
  expect([status, body.data.count]).toEqual([200, 3])
  const origin = await contentsOf(school.schoolClass.id)
  for (const one of body.data.rows) {
    expect(one).toMatchObject({ originId: id, isOnboardingFinalized: true, isStudentOnboardingFinalized: true })
    const contents = await contentsOf(one.id)
    expect(contents.assessments).toEqual(origin.assessments)
    expect(contents.competences).toEqual(origin.competences.map((row) => ({ ...row, schoolLevel: one.schoolLevel })))
    const parts = await owner`select from student_subject_relation where school_class_id = ${one.id}`
    expect(parts).toHaveLength(2)
  }
  expect((await setUp(manager, made)).body.error).toBe('UPDATE_NOT_ALLOWED')
})
