import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'

const admin = await serviceForFile('school-admin', schoolAdminService)

test('a list of names makes its classes in the year that it names, in the current one unless it names any', async () => {
  const own = await testSchool(admin.owner)
  const years = await admin.owner<{ id: string }[]>`
    insert into school_year (tenant_id, name, year, school_year_start, school_year_end)
    select tenant_id, 'das nächste', year + 1, school_year_start + 366, school_year_end + 365
    from school_year where tenant_id = ${own.tenantId} returning id`
  const coming = years[0]?.id ?? ''
  const newClasses = [
    { name: '1c', schoolLevel: 1, schoolYearId: coming },
    { name: '1d', schoolLevel: 1 },
  ]
  const take = (person: TestPerson) =>
    admin.ask(person, { method: 'POST', path: '/student-imports', body: { newClasses } })
  expect((await take(own.manager)).status).toBe(201)
  const { rows } = (await admin.ask(own.manager, { method: 'GET', path: '/classes' })).body.data
  const yearOf = (name: string) => rows.find((row: { name: string }) => row.name === name).schoolYearId
  expect([yearOf('1c'), yearOf('1d')]).toEqual([coming, yearOf('3a')])
  const inTheirs = await take((await otherSchool(admin.owner)).manager)
  expect([inTheirs.status, inTheirs.body.error]).toEqual([400, 'INVALID_SCHOOL_YEAR'])
})

test('a list of 2,000 names may make a class for each ten of them', async () => {
  const school = await testSchool(admin.owner)
  const newClasses = Array.from({ length: 200 }, (_, index) => ({ name: `K${index}`, schoolLevel: 1 }))
  const added = Array.from({ length: 2000 }, (_, index) => ({
    firstName: 'Kind',
    lastName: `Nummer ${index}`,
    newClass: index % newClasses.length,
  }))
  const body = { newClasses, added }
  const made = await admin.ask(school.manager, { method: 'POST', path: '/student-imports', body })
  expect(made.body.data?.counts).toMatchObject({ student: 2000, class: 200 })
})
