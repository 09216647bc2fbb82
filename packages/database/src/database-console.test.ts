import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type DatabaseConsole, openConsole } from './database-console'
import { type ScratchDatabase, scratchDatabase } from './testing/test-server'

let scratch: ScratchDatabase
let opened: DatabaseConsole

beforeAll(async () => {
  scratch = await scratchDatabase()
  opened = openConsole(scratch.url)
}, 60_000)

afterAll(async () => {
  await opened.close()
  await scratch.drop()
})

test('rows are printed as the server writes them, below their columns', async () => {
  const rows = "values (1, null, timestamptz '2026-11-28 04:05:06Z'), (22, 'two', null)"
  expect(await opened.run(`select * from (${rows}) as row (first_column, name, created_at);`)).toBe(
    [
      'first_column | name | created_at',
      '-------------+------+-----------------------',
      '1            |      | 2026-11-28 04:05:06+00',
      '22           | two  |',
      '(2 rows)',
    ].join('\n'),
  )
})

test('several statements are run in turn, and what one sets holds for the next', async () => {
  const made = await opened.run(
    'create table pupil (id int primary key, name text); insert into pupil values (1), (2);',
  )
  expect(made).toContain('INSERT 2')
  await opened.run("set app.tenant_id = 'a';")
  expect(await opened.run("select current_setting('app.tenant_id') as tenant;")).toContain('\na\n')
})

test('tables and the columns of one are listed', async () => {
  expect(await opened.run('\\d')).toMatch(/public\s*\| pupil\s*\| table/)
  const table = await opened.run('\\d pupil\n')
  expect(table).toMatch(/id\s*\| integer\s*\| not null/)
  expect(table).toContain('PRIMARY KEY (id)')
})

test('a mistake is what the server says of it, and the console goes on', async () => {
  expect(opened.run('select nothing from nowhere;')).rejects.toThrow('relation "nowhere" does not exist')
  expect(await opened.run('select 1 as one;')).toContain('(1 row)')
})
