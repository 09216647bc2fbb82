import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)
const neighbour = await otherSchool(admin.owner)
const { tenantId, schoolClass, secondClass, classTeacher, year } = school

const ask = (method: string, path: string, body?: object, person: TestPerson = classTeacher) =>
  admin.ask(person, { method, path, body })
const create = (firstName: string, more: object = {}, person?: TestPerson) =>
  ask('POST', '/students', { firstName, lastName: 'Köhler', schoolClassIds: [schoolClass.id], ...more }, person)
const find = (firstName: string, person?: TestPerson) =>
  ask(
    'POST',
    `/classes/${schoolClass.id}/returning-students`,
    { students: [{ firstName, lastName: 'Köhler' }] },
    person,
  )

/** A child who has left the other class, which the class teacher does not see. */
const addLeaver = async (firstName: string): Promise<string> => {
  await admin.owner`
    update school_class set creator_id = ${school.admin.userId} where id = ${secondClass.id}`
  const body = { firstName, lastName: 'Köhler', schoolClassIds: [secondClass.id] }
  const { id } = (await ask('POST', '/students', body, school.admin)).body.data
  await admin.owner`
    insert into former_class_relation (tenant_id, student_id, school_class_id, left_on)
    values (${tenantId}, ${id}, ${secondClass.id}, ${year.today})`
  await admin.owner`delete from student_class_relation where student_id = ${id}`
  await admin.owner`update student set enrolled_until = '0001-01-02' where id = ${id}`
  return id
}

test('a name of a child in no class is told with its last class, however it is spelled', async () => {
  const id = await addLeaver('Zoë')
  for (const spelled of ['Zoë', 'zoe']) {
    const { body } = await find(spelled)
    expect(body.data.rows).toMatchObject([{ position: 0, id, lastClass: '3b', lastDay: year.today }])
  }
  expect((await find('Zoë', school.subjectTeacher)).body.error).toBe('NO_PERMISSION')
  expect((await find('Zoë', neighbour.admin)).body.error).toBe('NOT_FOUND')
})

test('nothing is told of a child who is in a class that the caller does not see', async () => {
  const body = { firstName: 'Yusuf', lastName: 'Köhler', schoolClassIds: [secondClass.id] }
  const { id } = (await ask('POST', '/students', body, school.admin)).body.data
  expect((await find('Yusuf')).body.data.rows).toEqual([])
  expect((await create('Yusuf', { apartFrom: [] })).status).toBe(201)
  const relations = [{ studentId: id, schoolClassId: schoolClass.id }]
  expect((await ask('POST', '/student-class-relations/link', { relations })).body.error).toBe('NOT_FOUND')
})

test('who comes back is taken in as the same child, or another one is made of the same name', async () => {
  const id = await addLeaver('Xaver')
  const refused = await create('Xaver', { apartFrom: [] })
  expect(refused.body).toMatchObject({ error: 'VALIDATION_FAILED', details: [{ path: 'apartFrom' }] })
  expect(refused.body.details[0].message).toContain('in keiner Klasse (zuletzt 3b bis')
  expect((await create('Xaver', { apartFrom: [id] })).status).toBe(201)
  const relations = [{ studentId: id, schoolClassId: schoolClass.id }]
  expect((await ask('POST', '/student-class-relations/link', { relations })).status).toBe(201)
  // Whoever does not ask, as earlier versions, makes a new one.
  await addLeaver('Wanda')
  expect((await create('Wanda')).status).toBe(201)
})

test('a list of names takes nobody for new who is at the school and in no class', async () => {
  const id = await addLeaver('Viktor')
  const list = (more: object) =>
    ask('POST', '/student-imports', { schoolClassId: schoolClass.id, newClasses: [], renamed: [], left: [], ...more })
  const added = [{ firstName: 'Viktor', lastName: 'Köhler', apartFrom: [] }]
  expect((await list({ added, joined: [] })).body.error).toBe('EDIT_CONFLICT')
  expect((await list({ added: [], joined: [{ studentId: id }] })).status).toBe(201)
})
