import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)

const term = (schoolTermSemester: 'first' | 'second', startDate: string, endDate: string) => ({
  name: schoolTermSemester,
  schoolTermSemester,
  startDate,
  endDate,
})
const year = (part: object = {}) => ({
  name: '2090/91',
  year: 2090,
  schoolYearStart: '2090-08-01',
  schoolYearEnd: '2091-07-31',
  terms: [term('first', '2090-08-01', '2091-01-31'), term('second', '2091-02-01', '2091-07-31')],
  ...part,
})
const ask = (method: string, path: string, body?: object, headers = {}) =>
  admin.ask(school.manager, { method, path: `/school-years${path}`, headers, ...(body && { body }) })

test('a year is created with its terms, once', async () => {
  const made = await ask('POST', '', year())
  expect([made.status, made.body.data.terms.length]).toEqual([201, 2])
  expect((await ask('POST', '', year())).body.error).toBe('SCHOOL_YEAR_ALREADY_EXISTS')
})

test('an unknown state is not found', async () => {
  const stateId = Bun.randomUUIDv7()
  expect((await ask('POST', '', year({ year: 2095, stateId }))).body.error).toBe('NOT_FOUND')
  const { body } = await ask('POST', '', year({ year: 2096 }))
  expect((await ask('PUT', `/${body.data.id}`, { stateId })).body.error).toBe('NOT_FOUND')
})

test('impossible calendars are refused by field', async () => {
  const faulty: [object, string][] = [
    [{ schoolYearEnd: '2090-07-31' }, 'schoolYearEnd'],
    [{ terms: [term('first', '2091-01-31', '2090-08-01')] }, 'terms.0.endDate'],
    [{ terms: [term('first', '2089-08-01', '2090-09-01')] }, 'terms.0.startDate'],
    [
      { terms: [term('first', '2091-02-01', '2091-07-31'), term('second', '2090-08-01', '2091-01-31')] },
      'terms.1.startDate',
    ],
    [
      { terms: [term('first', '2090-08-01', '2090-12-01'), term('first', '2091-02-01', '2091-07-31')] },
      'terms.1.schoolTermSemester',
    ],
  ]
  for (const [part, path] of faulty) {
    const { body } = await ask('POST', '', year({ year: 2095, ...part }))
    expect(body.error).toBe('INVALID_SCHOOL_YEAR')
    expect(body.details.map((detail: { path: string }) => detail.path)).toContain(path)
  }
  for (const part of [{ terms: [] }, { schoolYearStart: '2090-02-30' }, { name: '' }, { name: 'x'.repeat(256) }]) {
    expect((await ask('POST', '', year({ year: 2096, ...part }))).body.error).toBe('VALIDATION_FAILED')
  }
})

test('a remaining term keeps its id, one in use cannot be removed', async () => {
  const { first, second } = school.year
  const terms = [term('first', first.startDate, first.endDate), term('second', second.startDate, second.endDate)]
  const changed = await ask('PUT', `/${school.year.id}`, { name: 'Neu', terms })
  expect(changed.body.data.terms.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id])
  const shortened = await ask('PUT', `/${school.year.id}`, { terms: terms.slice(0, 1) })
  expect(shortened.body.error).toBe('FOREIGN_KEY_CONSTRAINT')
  expect((await ask('PUT', `/${school.year.id}`, {})).body.error).toBe('EMPTY_DTO')
})

test('an outdated change of a year is refused', async () => {
  const { id, updatedAt, name } = (await ask('POST', '', year({ year: 2101 }))).body.data
  const put = (part: object, at: string) => ask('PUT', `/${id}`, part, { 'if-match': `"${at}"` })
  const changed = (await put({ name: 'Neu' }, updatedAt)).body.data
  expect([name, changed.name]).toEqual(['2090/91', 'Neu'])
  const stale = (await put({ name: 'Alt' }, updatedAt)).body
  expect(stale.error).toBe('EDIT_CONFLICT')
  expect(stale.details).toContainEqual({ path: 'updatedAt', message: changed.updatedAt })
  expect((await put({ name: 'Alt' }, changed.updatedAt)).body.data.name).toBe('Alt')
})

test('a year without references is deleted', async () => {
  const { id } = (await ask('POST', '', year({ year: 2100 }))).body.data
  expect((await ask('DELETE', `/${id}`)).status).toBe(200)
  expect((await ask('DELETE', `/${id}`)).body.error).toBe('NOT_FOUND')
  expect((await ask('DELETE', `/${school.year.id}`)).body.error).toBe('FOREIGN_KEY_CONSTRAINT')
})
