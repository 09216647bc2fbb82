import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { strFromU8, unzipSync } from 'fflate'
import { schoolAdminService } from '../../app'

const service = await serviceForFile('school-admin', (config, db) => schoolAdminService(config, db, { hubs: [] }))
const { owner } = service

const download = (by: TestPerson) => service.ask(by, { method: 'GET', path: '/tenants/current/one-roster' })

/** Rows of a file by its titles; no cell of these tests has a comma. */
const rowsOf = (text: string): Record<string, string>[] => {
  const [titles = '', ...lines] = text.trimEnd().split('\r\n')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(titles.split(',').map((title, column) => [title, cells[column] ?? '']))
  })
}
const filesOf = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, rowsOf(strFromU8(content))]))

test('classes, students and teachers of a school are files of OneRoster that refer to each other (rule roster.5)', async () => {
  const school = await testSchool(owner)
  const { tenantId, schoolClass, secondClass, classTeacher, subjectTeacher } = school
  const [first] = schoolClass.students
  await owner`update student set birth_date = '2018-04-03' where tenant_id = ${tenantId} and id = ${first.id}`
  const { status, headers, bytes } = await download(school.manager)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = filesOf(bytes)
  const of = (name: string) => files[`${name}.csv`] ?? []
  const ids = (name: string, key = 'sourcedId') => of(name).map((row) => row[key] ?? '')

  const manifest = Object.fromEntries(of('manifest').map(({ propertyName, value }) => [propertyName, value]))
  expect(manifest).toMatchObject({ 'oneroster.version': '1.2', 'file.users': 'bulk', 'file.results': 'absent' })
  // Each file that the manifest names is there, and no other.
  const bulk = Object.entries(manifest).flatMap(([name = '', value]) =>
    value === 'bulk' ? [name.slice('file.'.length)] : [],
  )
  expect(Object.keys(files).toSorted()).toEqual([...bulk, 'manifest'].map((name) => `${name}.csv`).toSorted())

  expect(of('classes')).toMatchObject(
    [schoolClass, secondClass].map(({ id }, index) => ({
      sourcedId: id,
      title: ['3a', '3b'][index],
      grades: '03',
      classType: 'homeroom',
      schoolSourcedId: tenantId,
      termSourcedIds: school.year.id,
    })),
  )
  const students = [...schoolClass.students, ...secondClass.students].map(({ id }) => id)
  const teachers = [classTeacher.userId, subjectTeacher.userId]
  expect(ids('users').toSorted()).toEqual([...students, ...teachers].toSorted())
  expect(of('demographics')).toMatchObject([{ sourcedId: first.id, birthDate: '2018-04-03' }])
  expect(
    of('roles')
      .filter(({ role }) => role === 'teacher')
      .map(({ userSourcedId }) => userSourcedId)
      .toSorted(),
  ).toEqual(teachers.toSorted())

  // Everything that is named exists.
  const known = { users: new Set(ids('users')), classes: new Set(ids('classes')), orgs: new Set(ids('orgs')) }
  for (const row of of('enrollments')) {
    expect(known.users.has(row.userSourcedId ?? '')).toBe(true)
    expect(known.classes.has(row.classSourcedId ?? '')).toBe(true)
    expect(known.orgs.has(row.schoolSourcedId ?? '')).toBe(true)
  }
  expect(new Set(ids('classes', 'courseSourcedId'))).toEqual(new Set(ids('courses')))
  expect(new Set(ids('classes', 'termSourcedIds'))).toEqual(new Set(ids('academicSessions')))
  const pupils = of('enrollments').filter(({ role }) => role === 'student')
  expect(pupils.map(({ userSourcedId }) => userSourcedId ?? '').toSorted()).toEqual(students.toSorted())
  for (const name of Object.keys(files))
    expect(new Set(ids(name.slice(0, -4))).size).toBe(name === 'manifest.csv' ? 1 : of(name.slice(0, -4)).length)

  const [entry] =
    await owner`select action, user_id from audit_entry where tenant_id = ${tenantId} order by id desc limit 1`
  expect(entry).toEqual({ action: 'roster.export', userId: school.manager.userId })
})

test('past and inactive classes, children to be erased, former colleagues and addresses of nobody stay out', async () => {
  const school = await testSchool(owner)
  const { tenantId, schoolClass, secondClass, subjectTeacher, classTeacher } = school
  const [erased, ...rest] = schoolClass.students
  await owner`update student set erases_at = now() + interval '5 days' where tenant_id = ${tenantId} and id = ${erased.id}`
  await owner`update school_class set is_active = false where tenant_id = ${tenantId} and id = ${secondClass.id}`
  await owner`update user_role set status = 'disabled' where id = ${subjectTeacher.userRoleId}`
  await owner`update app_user set email = ${`${crypto.randomUUID()}@no-address.invalid`} where id = ${classTeacher.userId}`
  // What a spreadsheet would take for a formula, and what would end a cell.
  await owner`update student set first_name = '=1+1' where tenant_id = ${tenantId} and id = ${rest[0]?.id ?? ''}`
  await owner`update student set last_name = 'Neu, "Mia"' where tenant_id = ${tenantId} and id = ${rest[1]?.id ?? ''}`
  const { bytes } = await download(school.admin)
  const text = strFromU8(unzipSync(bytes)['users.csv'] ?? new Uint8Array())
  expect(text).not.toContain(erased.id)
  for (const { id } of secondClass.students) expect(text).not.toContain(id)
  expect(text).not.toContain(subjectTeacher.userId)
  expect(text).toContain(classTeacher.userId)
  expect(text).not.toContain('no-address')
  expect(text).toContain(",'=1+1,")
  expect(text).toContain(',"Neu, ""Mia""",')
})

test('a class without a school year, and a school without anything, are files as well; members get none', async () => {
  const school = await testSchool(owner)
  const { tenantId } = school
  await owner`delete from school_class_year where tenant_id = ${tenantId}`
  await owner`update school_class set school_year_id = null where tenant_id = ${tenantId}`
  const some = filesOf((await download(school.manager)).bytes)
  expect(some['academicSessions.csv']).toMatchObject([{ sourcedId: 'no-school-year', type: 'schoolYear' }])
  expect(some['classes.csv']?.map(({ termSourcedIds }) => termSourcedIds)).toEqual(['no-school-year', 'no-school-year'])
  await owner`update school_class set is_active = false where tenant_id = ${tenantId}`
  const none = filesOf((await download(school.manager)).bytes)
  expect([none['classes.csv'], none['users.csv'], none['orgs.csv']?.length]).toEqual([[], [], 1])
  expect((await download(school.classTeacher)).body.error).toBe('NO_PERMISSION')
})
