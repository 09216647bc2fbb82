import { expect, test } from 'bun:test'
import { readsColumn, statementsIn } from './column-readers'

const reads = async (code: string, table: string, column: string) =>
  readsColumn(code, await statementsIn(code), { table, column })

const reading: readonly [what: string, code: string][] = [
  [
    'names it in a statement on its table',
    `const rows = await sql\`select first_name from student where id = \${id}\``,
  ],
  ['writes it as a property', `await tx\`insert into student \${tx({ firstName: name })}\``],
  [
    'writes an object whose property has its name',
    `const row = { firstName: 1 }; await tx\`update student set \${tx(row)}\``,
  ],
  ['takes all columns and names its property', 'const [s] = await sql`select * from student`; print(s.firstName)'],
  [
    'names it by an alias in a fragment',
    `const by = sql\`s.first_name\`; await sql\`select 1 from student s order by \${by}\``,
  ],
]
for (const [what, code] of reading)
  test(`code that ${what} reads it`, async () => {
    expect(await reads(code, 'student', 'first_name')).toBe(true)
  })

const notReading: readonly [what: string, code: string][] = [
  ['names it for another table', 'await sql`select first_name from app_user`; await sql`select id from student`'],
  [
    'names it by the alias of another table',
    'await sql`select u.first_name from app_user u`; await sql`select 1 from student s`',
  ],
  ['only has a property of that name', 'const { firstName } = body; await sql`select id from student`'],
]
for (const [what, code] of notReading)
  test(`code that ${what} does not read it`, async () => {
    expect(await reads(code, 'student', 'first_name')).toBe(false)
  })

test('a table is read by any statement that names it', async () => {
  expect(await reads('await sql`delete from student`', 'student', '*')).toBe(true)
  expect(await reads('await sql`delete from student_subject`', 'student', '*')).toBe(false)
})
