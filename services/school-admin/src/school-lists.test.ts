import { describe, expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from './app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner, { studentCount: 5 })
await otherSchool(admin.owner)

const get = async (person: TestPerson, path: string) => (await admin.ask(person, { method: 'GET', path })).body
const names = (answer: { data: { rows: { name: string }[] } }) => answer.data.rows.map(({ name }) => name)

test('the current school is the one of the session', async () => {
  const { data } = await get(school.outsider, '/tenants/current')
  expect(data).toMatchObject({ id: school.tenantId, name: school.name, isProvider: false })
})

describe('classes', () => {
  test('are all for managers and admins, own and shared ones for members', async () => {
    for (const person of [school.admin, school.manager, school.classTeacher]) {
      expect(names(await get(person, '/classes'))).toEqual(['3a', '3b'])
    }
    expect(names(await get(school.subjectTeacher, '/classes'))).toEqual(['3a'])
    expect((await get(school.outsider, '/classes')).data).toEqual({ rows: [], count: 0 })
  })

  test('contain their year with terms and the number of students', async () => {
    const [row] = (await get(school.manager, '/classes')).data.rows
    expect(row).toMatchObject({ studentCount: 5, year: school.year.year, schoolLevel: 3 })
    expect(row.schoolYear.terms.map((term: { id: string }) => term.id)).toEqual([
      school.year.first.id,
      school.year.second.id,
    ])
  })

  test('carry what the reader holds in them, and nothing of what others hold', async () => {
    const { german } = school.schoolClass
    const [shared] = (await get(school.subjectTeacher, '/classes')).data.rows
    expect(shared.ownRight).toMatchObject({ canManageStudents: false, schoolSubjectIds: [german.id] })
    const [right] = (await get(school.subjectTeacher, `/classes/access-rights`)).data.rows.filter(
      ({ user }: { user: { id: string } }) => user.id === school.subjectTeacher.userId,
    )
    expect(right).toMatchObject(shared.ownRight)
    for (const person of [school.classTeacher, school.manager])
      expect((await get(person, '/classes')).data.rows[0].ownRight).toBeNull()
  })

  test('can be filtered, ordered and paged by their fields only', async () => {
    const page = await get(school.manager, '/classes?order[0][field]=name&order[0][dir]=desc&limit=1&offset=1')
    expect([names(page), page.data.count]).toEqual([['3a'], 2])
    const filter = 'filter[0][field]=name&filter[0][type]=eq&filter[0][value]=3b'
    expect(names(await get(school.manager, `/classes?${filter}`))).toEqual(['3b'])
    const strange = 'filter[0][field]=tenantId&filter[0][type]=eq&filter[0][value]=3b'
    expect((await get(school.manager, `/classes?${strange}`)).error).toBe('INVALID_PARAMETERS')
  })
})

describe('students', () => {
  test('are those of visible classes', async () => {
    expect((await get(school.manager, '/students')).data.count).toBe(10)
    expect((await get(school.subjectTeacher, '/students')).data.count).toBe(5)
    expect((await get(school.outsider, '/students')).data.count).toBe(0)
    const ofClass = `/classes/${school.schoolClass.id}/students`
    expect((await get(school.subjectTeacher, ofClass)).data.count).toBe(5)
    expect((await get(school.outsider, ofClass)).error).toBe('NOT_FOUND')
    expect((await get(school.subjectTeacher, `/classes/${school.secondClass.id}/students`)).error).toBe('NOT_FOUND')
  })

  test('are found by class, and by name with umlauts', async () => {
    const byClass = `filter[0][field]=schoolClassIds&filter[0][type]=arraycontains&filter[0][value]=${school.secondClass.id}`
    expect((await get(school.manager, `/students?${byClass}`)).data.count).toBe(5)
    const byName = `filter[0][field]=firstName&filter[0][type]=ilike&filter[0][value]=${encodeURIComponent('ä%')}`
    expect((await get(school.manager, `/students?${byName}`)).data.rows[0].firstName).toBe('Äneas')
  })

  test('hide other subjects from a teacher of one subject', async () => {
    const [{ schoolClasses }] = (await get(school.subjectTeacher, '/students')).data.rows
    expect(schoolClasses).toEqual([
      { id: school.schoolClass.id, name: '3a', schoolSubjectIds: [school.schoolClass.german.id] },
    ])
  })
})

test('subjects and competences are limited to accessible ones', async () => {
  expect(names(await get(school.subjectTeacher, '/subjects'))).toEqual(['Deutsch'])
  expect((await get(school.manager, '/subjects')).data.count).toBe(4)
  const domains = (await get(school.subjectTeacher, '/competence-domains')).data
  expect(domains.rows.map((row: { competences: object[] }) => row.competences.length)).toEqual([2, 2])
  expect((await get(school.manager, '/competence-domains')).data.count).toBe(8)
})

test('access rights are listed for visible classes, with their subjects', async () => {
  const [right] = (await get(school.classTeacher, '/classes/access-rights')).data.rows
  expect(right).toMatchObject({
    user: { id: school.subjectTeacher.userId },
    userRoleType: 'user',
    canWriteCompetenceEntries: true,
    canManageStudents: false,
    schoolSubjectIds: [school.schoolClass.german.id],
  })
  expect((await get(school.outsider, '/classes/access-rights')).data.count).toBe(0)
})

test('the current term contains today, and is null between years', async () => {
  const { data } = await get(school.outsider, '/school-years/current-term')
  expect(data.startDate <= school.year.today && school.year.today <= data.endDate).toBe(true)
  const between = await testSchool(admin.owner)
  await admin.owner`
    update school_term set start_date = start_date - 3650, end_date = end_date - 3650 where tenant_id = ${between.tenantId}`
  expect(await get(between.admin, '/school-years/current-term')).toEqual({ success: true, data: null })
})
