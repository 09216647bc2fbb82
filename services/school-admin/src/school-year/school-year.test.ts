import { beforeAll, describe, expect, test } from 'bun:test'
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
const year = (part: object = {}, begins = 2090) => ({
  name: `${begins}/${begins + 1}`,
  year: begins,
  schoolYearStart: `${begins}-08-01`,
  schoolYearEnd: `${begins + 1}-07-31`,
  terms: [
    term('first', `${begins}-08-01`, `${begins + 1}-01-31`),
    term('second', `${begins + 1}-02-01`, `${begins + 1}-07-31`),
  ],
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
  expect((await ask('POST', '', year({ stateId }, 2095))).body.error).toBe('NOT_FOUND')
  const { body } = await ask('POST', '', year({}, 2096))
  expect((await ask('PUT', `/${body.data.id}`, { stateId })).body.error).toBe('NOT_FOUND')
})

test('impossible calendars are refused by field', async () => {
  const faulty: [object, string][] = [
    [{ schoolYearEnd: '2090-07-31' }, 'schoolYearEnd'],
    [{ year: 2091 }, 'year'],
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
    const { body } = await ask('POST', '', year(part))
    expect(body.error).toBe('INVALID_SCHOOL_YEAR')
    expect(body.details.map((detail: { path: string }) => detail.path)).toContain(path)
  }
  for (const part of [{ terms: [] }, { schoolYearStart: '2090-02-30' }, { name: '' }, { name: 'x'.repeat(256) }]) {
    expect((await ask('POST', '', year(part))).body.error).toBe('VALIDATION_FAILED')
  }
})

test('a remaining term keeps its id, one in use cannot be removed', async () => {
  const { first, second } = school.year
  const terms = [term('first', first.startDate, first.endDate), term('second', second.startDate, second.endDate)]
  const changed = await ask('PUT', `/${school.year.id}`, { name: 'Laufend', terms })
  expect(changed.body.data.terms.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id])
  const shortened = await ask('PUT', `/${school.year.id}`, { terms: terms.slice(0, 1) })
  expect(shortened.body.error).toBe('FOREIGN_KEY_CONSTRAINT')
  expect((await ask('PUT', `/${school.year.id}`, {})).body.error).toBe('EMPTY_DTO')
})

test('an outdated change of a year is refused', async () => {
  const { id, updatedAt, name } = (await ask('POST', '', year({}, 2101))).body.data
  const put = (part: object, at: string) => ask('PUT', `/${id}`, part, { 'if-match': `"${at}"` })
  const changed = (await put({ name: 'Neu' }, updatedAt)).body.data
  expect([name, changed.name]).toEqual(['2101/2102', 'Neu'])
  const stale = (await put({ name: 'Alt' }, updatedAt)).body
  expect(stale.error).toBe('EDIT_CONFLICT')
  expect(stale.details).toContainEqual({ path: 'updatedAt', message: changed.updatedAt })
  expect((await put({ name: 'Alt' }, changed.updatedAt)).body.data.name).toBe('Alt')
})

test('a year without references is deleted', async () => {
  const { id } = (await ask('POST', '', year({}, 2110))).body.data
  expect((await ask('DELETE', `/${id}`)).status).toBe(200)
  expect((await ask('DELETE', `/${id}`)).body.error).toBe('NOT_FOUND')
  const refused = (await ask('DELETE', `/${school.year.id}`)).body
  expect(refused.error).toBe('FOREIGN_KEY_CONSTRAINT')
  expect(refused.details).toEqual([
    { path: 'classes', message: 'In diesem Schuljahr: 2 Klassen.' },
    { path: 'assessments', message: 'In seinen Halbjahren: 8 Leistungsbewertungen.' },
  ])
})

describe('years of a school', () => {
  const begins = 2120
  let id: string

  beforeAll(async () => {
    id = (await ask('POST', '', year({}, begins))).body.data.id
    expect((await ask('POST', '', year({}, begins + 1))).status).toBe(201)
  })

  const other = year({}, begins).name
  const shared: [object, string, string][] = [
    [
      { schoolYearStart: '2121-07-31', year: 2121, terms: [term('second', '2121-08-01', '2121-12-31')] },
      'schoolYearStart',
      other,
    ],
    [{ name: other }, 'name', other],
  ]

  test.each(shared)('share neither days nor names: %j', async (part, path, name) => {
    const refused = await ask('POST', '', year(part, begins + 2))
    expect([refused.status, refused.body.error]).toEqual([409, 'SCHOOL_YEAR_ALREADY_EXISTS'])
    expect(refused.body.details).toEqual([{ path, message: expect.stringContaining(`„${name}“`) }])
  })

  test('are held apart when one is changed, too', async () => {
    const put = async (part: object) => (await ask('PUT', `/${id}`, part)).body
    const late = await put({ schoolYearEnd: '2121-08-01' })
    expect(late.error).toBe('SCHOOL_YEAR_ALREADY_EXISTS')
    expect(late.details[0].message).toContain(year({}, begins + 1).name)
    expect((await put({ name: year({}, begins + 1).name })).details[0].path).toBe('name')
    expect((await put({ name: 'Umbenannt', schoolYearEnd: '2121-07-31' })).success).toBe(true)
  })

  test('keep apart when several are made at once', async () => {
    const rush = Array.from({ length: 6 }, (_, index) => ask('POST', '', year({ name: `Ansturm ${index}` }, 2130)))
    const statuses = (await Promise.all(rush)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409, 409])
  })

  test('may end on the day before the next one starts', async () => {
    expect((await ask('POST', '', year({}, begins + 2))).status).toBe(201)
  })
})

test('the database refuses what the service would', async () => {
  const { tenantId } = await testSchool(admin.owner)
  const insert = async (name: string, first: string, last: string, number: number) => {
    try {
      await admin.owner`
        insert into school_year (tenant_id, name, year, school_year_start, school_year_end)
        values (${tenantId}, ${name}, ${number}, ${first}, ${last})`
      return 'ok'
    } catch (error) {
      return error instanceof Error && 'constraint_name' in error ? error.constraint_name : String(error)
    }
  }
  expect(await insert('A', '2150-08-01', '2151-07-31', 2150)).toBe('ok')
  expect(await insert('B', '2151-07-31', '2152-07-31', 2151)).toBe('school_year_days_apart')
  expect(await insert('A', '2151-08-01', '2152-07-31', 2151)).toBe('school_year_own_name')
  expect(await insert('B', '2151-08-01', '2152-07-31', 2152)).toBe('school_year_begins_in_year')
})

test('years from before the rule can be renamed, and are held to it once they move', async () => {
  const old = await testSchool(admin.owner)
  const [row] = await admin.owner<{ id: string }[]>`
    insert into school_year (tenant_id, name, year, school_year_start, school_year_end, keeps_apart)
    values (${old.tenantId}, 'Alt', ${old.year.year + 1}, ${`${old.year.year + 1}-02-01`}, ${`${old.year.year + 2}-07-31`}, false)
    returning id`
  const put = async (body: object) =>
    (await admin.ask(old.manager, { method: 'PUT', path: `/school-years/${row?.id}`, body })).body
  const second = term('second', `${old.year.year + 2}-02-01`, `${old.year.year + 2}-07-31`)
  expect((await put({ name: 'Neu', terms: [second] })).success).toBe(true)
  expect((await put({ schoolYearStart: `${old.year.year + 1}-02-02` })).error).toBe('SCHOOL_YEAR_ALREADY_EXISTS')
  expect((await put({ schoolYearStart: `${old.year.year + 1}-08-01` })).success).toBe(true)
  const [{ keepsApart: retainsSeparate } = { keepsApart: null }] = await admin.owner<{ keepsApart: boolean }[]>`
    select keeps_apart from school_year where id = ${row?.id ?? ''}`
  expect(retainsSeparate).toBe(true)
})
