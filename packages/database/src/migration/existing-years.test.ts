import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { connect, type Database } from '../connection/connect'
import { type ScratchDatabase, scratchDatabase, testSecret } from '../testing/test-server'
import { migrate } from './migrate'
import { readMigrationFiles } from './migration-files'

const constraint = 'school-admin/0340-school-years-apart'
let scratch: ScratchDatabase
let owner: Database
let folder: string

beforeAll(async () => {
  scratch = await scratchDatabase()
  owner = connect(scratch.url, { name: 'test' })
  folder = await mkdtemp(join(tmpdir(), 'lernspur-migrations-'))
  const before = (await readMigrationFiles()).filter(({ name }) => name.replace(/^.*\//, '') < '0340')
  for (const { name, sql } of before) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, `${name}.sql`), sql)
  }
  await migrate(scratch.url, { secret: testSecret, folder })
}, 60_000)

afterAll(async () => {
  await owner.end()
  await scratch.drop()
  await rm(folder, { recursive: true })
})

test('years that overlap, share a name or are numbered wrongly survive the rule against them', async () => {
  const [state] = await owner<{ id: string; countryId: string }[]>`select id, country_id from state limit 1`
  const [school] = await owner<{ id: string }[]>`
    insert into tenant (name, country_id, state_id) values ('Alt', ${state?.countryId ?? ''}, ${state?.id ?? ''})
    returning id`
  const tenantId = school?.id ?? ''
  const rows = [
    ['A', 2026, '2026-08-01', '2027-07-31'],
    ['A', 2027, '2027-07-31', '2028-07-31'],
    ['B', 2030, '2028-08-01', '2029-07-31'],
  ] as const
  for (const [name, year, start, end] of rows) {
    await owner`
      insert into school_year (tenant_id, name, year, school_year_start, school_year_end)
      values (${tenantId}, ${name}, ${year}, ${start}, ${end})`
  }
  expect(await migrate(scratch.url, { secret: testSecret })).toContain(constraint)
  const years = await owner`
    select year, keeps_apart, has_own_name from school_year where tenant_id = ${tenantId} order by year`
  expect(years.map(({ year, keepsApart, hasOwnName }) => [year, keepsApart, hasOwnName])).toEqual([
    [2026, true, true],
    [2027, false, false],
    [2030, true, true],
  ])
})
