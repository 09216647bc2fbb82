import { afterAll, beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { connect } from '@lernspur/database/connection/connect'
import { type TestDatabase, testDatabase } from './test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
}, 60_000)
afterAll(() => database.close())

test('is migrated, empty of schools, and open to the services', async () => {
  const [row] = await database.owner<{ schools: number; countries: number }[]>`
    select (select count(*) from tenant) as schools, (select count(*) from country) as countries`
  expect(row).toEqual({ schools: 0, countries: 3 })
  const service = connect(database.urlFor('school-admin'), { name: 'test', max: 1 })
  expect((await service`select current_user as name`)[0]?.name).toBe('lernspur_school_admin')
  await service.end()
})

test('is separate for each test file, also for concurrent processes', async () => {
  const script = `
    import { testDatabase } from ${JSON.stringify(join(import.meta.dir, 'test-database'))}
    const database = await testDatabase()
    const [row] = await database.owner\`select current_database() as name, (select count(*) from state) as states\`
    await database.close()
    console.log(row.name, row.states)
    process.exit()`
  const outputs = await Promise.all(
    [1, 2, 3].map(() => new Response(Bun.spawn([process.execPath, '-e', script]).stdout).text()),
  )
  expect(new Set(outputs).size).toBe(3)
  for (const output of outputs) expect(output).toMatch(/^scratch_\w+ 51\n$/)
}, 60_000)

test('is gone after its end', async () => {
  const brief = await testDatabase()
  await brief.close()
  const late = connect(brief.ownerUrl, { name: 'test', max: 1 })
  expect(await late`select 1`.catch((error) => error.code)).toBe('3D000')
  await late.end()
})
