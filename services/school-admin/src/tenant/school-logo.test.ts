import { expect, test } from 'bun:test'
import { pngData } from '@lernspur/testing/form'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)
const neighbour = await otherSchool(admin.owner)

const put = async (body: object, person: TestPerson = school.manager) =>
  (await admin.ask(person, { method: 'PUT', path: '/tenants/current', body })).body
const filesOf = async () => {
  const rows = await admin.owner<{ id: string }[]>`select id from stored_file where tenant_id = ${school.tenantId}`
  return rows.map(({ id }) => `/api/files/${id}`)
}

test('a logo is stored as a file of the school, replaced and removed', async () => {
  const { data } = await put({ logo: pngData() })
  expect(data.logo).toMatch(/^\/api\/files\//)
  expect(await filesOf()).toEqual([data.logo])
  expect((await put({ logo: data.logo, slogan: 'Gemeinsam' })).data).toMatchObject({ logo: data.logo })
  const second = (await put({ logo: pngData() })).data.logo
  expect(await filesOf()).toEqual([second])
  expect((await put({ slogan: null })).data.logo).toBe(second)
  expect((await put({ logo: null })).data.logo).toBeNull()
  expect(await filesOf()).toEqual([])
})

test('a logo stays as long as a report shows it', async () => {
  const { logo } = (await put({ logo: pngData() })).data
  await admin.owner`
    insert into report (tenant_id, school_class_id, name, calculation_method, start_date, end_date, created_by_id,
      updated_by_id, school_name, school_logo, school_class_name, performance_visual_levels, student_first_name,
      student_last_name, original_student_id)
    values (${school.tenantId}, ${school.schoolClass.id}, 'Zeugnis', 'allEntries', '2026-08-01', '2027-01-31',
      ${school.manager.userId}, ${school.manager.userId}, 'Schule', ${logo}, '3a', '[]', 'A', 'B',
      ${school.schoolClass.students[0].id})`
  await put({ logo: null })
  expect(await filesOf()).toEqual([logo])
})

test('what is no picture, or another school’s, is refused', async () => {
  const foreign = (await put({ logo: pngData() }, neighbour.admin)).data.logo
  expect((await put({ logo: foreign })).error).toBe('NOT_FOUND')
  const broken = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`
  expect((await put({ logo: broken })).error).toBe('FILE_VALIDATION_FAILED')
  expect((await put({ logo: 'https://example.org/logo.png' })).error).toBe('VALIDATION_FAILED')
  expect((await put({ logo: null }, school.classTeacher)).error).toBe('NO_PERMISSION')
})

test('the layout of reports is kept, and null is the usual one', async () => {
  const reportLayout = { signers: ['headOfSchool'], showsUnobserved: false, form: 'compact' }
  expect((await put({ reportLayout })).data).toMatchObject({ reportLayout })
  expect((await put({ slogan: 'x' })).data).toMatchObject({ reportLayout })
  expect((await put({ reportLayout: { ...reportLayout, signers: ['nobody'] } })).error).toBe('VALIDATION_FAILED')
  expect((await put({ reportLayout: null })).data.reportLayout).toBeNull()
})
