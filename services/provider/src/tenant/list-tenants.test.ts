import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

const provider = await serviceForFile('provider', providerService)
const person = await testProvider(provider.owner)
const school = await testSchool(provider.owner, { studentCount: 4 })
await otherSchool(provider.owner)

const list = (who: TestPerson | null, query = '') =>
  provider.ask(who, { method: 'GET', path: `/provider/tenants${query}` })

test('lists all schools with counts, including the provider', async () => {
  const { data } = (await list(person)).body
  expect(data.count).toBe(3)
  const row = data.rows.find(({ id }: { id: string }) => id === school.tenantId)
  expect(row).toMatchObject({
    name: school.name,
    userCount: 5,
    studentCount: 8,
    schoolClassCount: 2,
    isDisabled: false,
  })
})

test('counts no template of a class', async () => {
  const { tenantId, classTeacher } = school
  const [made] = await provider.owner<{ id: string }[]>`
    insert into school_class (tenant_id, name, nickname, school_level, creator_id, is_template)
    values (${tenantId}, '3a', 'Vorlage', 3, ${classTeacher.userId}, true) returning id`
  const { data } = (await list(person)).body
  const row = data.rows.find(({ id }: { id: string }) => id === tenantId)
  expect(row.schoolClassCount).toBe(2)
  await provider.owner`delete from school_class where tenant_id = ${tenantId} and id = ${made?.id ?? ''}`
})

test('sorts and filters by counts', async () => {
  const order = 'order[0][field]=studentCount&order[0][dir]=desc'
  const counts = (await list(person, `?${order}`)).body.data.rows.map(
    (row: { studentCount: number }) => row.studentCount,
  )
  expect(counts).toEqual([8, 6, 0])
  const filter = 'filter[0][field]=studentCount&filter[0][type]=gte&filter[0][value]=7'
  expect((await list(person, `?${filter}`)).body.data.rows[0].id).toBe(school.tenantId)
})

test('schools with numbers in their names stand in the order of the numbers, in both directions', async () => {
  const { owner } = provider
  const names = ['Bezirksschule 1', 'Bezirksschule 2', 'Bezirksschule 10', 'Bezirksschule 10a', 'Bezirksschule 101']
  await owner`
    insert into tenant (name, country_id, state_id)
    select one.name, s.country_id, s.id
    from unnest(${names}::text[]) as one (name) cross join (select * from state order by name limit 1) as s`
  const namesIn = async (dir: 'asc' | 'desc') => {
    const filter = 'filter[0][field]=name&filter[0][type]=search&filter[0][value]=Bezirksschule'
    const { rows } = (await list(person, `?order[0][field]=name&order[0][dir]=${dir}&${filter}`)).body.data
    return rows.map(({ name }: { name: string }) => name)
  }
  expect(await namesIn('asc')).toEqual(names)
  expect(await namesIn('desc')).toEqual(names.toReversed())
  await owner`delete from tenant where name like 'Bezirksschule %'`
})

test('finds and counts the schools that nobody has confirmed, without the provider', async () => {
  const { owner } = provider
  const [known, unknown, withdrawn] = [await testSchool(owner), await testSchool(owner), await testSchool(owner)]
  const confirm = (tenantId: string) => owner`
    insert into school_confirmation (school_id, name, town, official_number, state_id)
    select id, name, 'Musterstadt', ${crypto.randomUUID().slice(0, 8)}, state_id from tenant where id = ${tenantId}`
  for (const { tenantId } of [known, withdrawn]) await confirm(tenantId)
  await owner`update school_confirmation set withdrawn_at = now() where school_id = ${withdrawn.tenantId}`
  const ids = async (value: boolean) => {
    const { rows, count } = (
      await list(person, `?filter[0][field]=isConfirmed&filter[0][type]=eq&filter[0][value]=${value}`)
    ).body.data
    expect(count).toBe(rows.length)
    for (const row of rows) expect(row.isConfirmed).toBe(value)
    return rows.map(({ id }: { id: string }) => id)
  }
  expect(await ids(true)).toEqual([known.tenantId])
  const open = await ids(false)
  expect(open).toEqual(expect.arrayContaining([unknown.tenantId, withdrawn.tenantId, school.tenantId]))
  expect(open).not.toContain(person.tenantId)
})

test('is not available to schools', async () => {
  for (const who of [school.admin, school.classTeacher]) {
    expect((await list(who)).body).toMatchObject({ success: false, error: 'NO_PERMISSION' })
  }
  expect((await list(null)).body.error).toBe('INVALID_TOKEN')
})
