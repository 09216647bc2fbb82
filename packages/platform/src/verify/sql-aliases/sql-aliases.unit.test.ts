import { expect, test } from 'bun:test'
import { basename, dirname } from 'node:path'
import type { SourceFile } from '../tree/tree-files'
import { aliasViolations } from './sql-aliases'
import { tableAliases } from './table-aliases'

const file = (path: string, text: string): SourceFile => ({
  path,
  folder: dirname(path),
  name: basename(path),
  text: () => text,
})
/** `TABLE` stands for student, so that the check does not find this file. */
const violationsAbout = (sql: string) =>
  aliasViolations([file('services/teacher/src/query.ts', `\n${sql.replaceAll('TABLE', 'student')}`)])

test.each([
  '`select s.id from student s join school_class sc on true`',
  '`select from school_class own_sc where true`',
  '`insert into user_role as ur (id) values (1)`',
  '`update report set name = 1`',
  '// from TABLE x\n/* join TABLE x */',
])('%s uses the aliases of its tables', (sql) => {
  expect(violationsAbout(sql)).toEqual([])
})

test.each([
  '`select x.id from TABLE x`',
  '`select x.id from report r join TABLE x on true`',
  '`insert into TABLE as x (id) values (1)`',
  '`TABLE x where true`',
])('%s is refused', (sql) => {
  expect(violationsAbout(sql)).toEqual([
    'services/teacher/src/query.ts:2 names student "x"; its alias is "s", or ends in "_s".',
  ])
})

test('migrations, aliases and glossary name the same tables', () => {
  const migration = (tables: readonly string[]) =>
    file('packages/database/migrations/teacher/1.sql', tables.map((table) => `create table ${table} (`).join('\n'))
  const glossary = (rows: Readonly<Record<string, string>>) =>
    file(
      'packages/contracts/rules/glossary.md',
      Object.entries(rows)
        .map(([table, alias]) => `| \`${table}\` | \`${alias}\` |`)
        .join('\n'),
    )
  const tables = Object.keys(tableAliases)
  expect(aliasViolations([migration(tables), glossary(tableAliases)])).toEqual([])
  expect(aliasViolations([migration([...tables, 'bus']), glossary({ ...tableAliases, student: 'x' })])).toEqual([
    'The table bus has no alias.',
    'packages/contracts/rules/glossary.md has another alias for student.',
  ])
  expect(aliasViolations([migration(tables.slice(1)), glossary(tableAliases)])).toEqual([
    `There is no table ${tables[0]}.`,
  ])
})
