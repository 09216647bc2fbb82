import { afterAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { duplicatedBlocks } from './duplicated-blocks'

const folder = mkdtempSync(join(tmpdir(), 'lernspur-blocks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let trees = 0

const violationsAbout = (files: Readonly<Record<string, string>>): Promise<string[]> => {
  const root = join(folder, `tree-${trees++}`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return duplicatedBlocks(root)
}

const numbers = Array.from({ length: 12 }, (_, index) => index)
const code = numbers.map((index) => `  const value${index} = read(${index}) + write(${index})`).join('\n')
const columns = numbers
  .map((index) => `  column_${index} text not null check (length(column_${index}) < 9),`)
  .join('\n')

test('a block of TypeScript that is written twice is refused, with both ends', async () => {
  const files = {
    'services/a/src/one.ts': `export const one = () => {\n${code}\n}\n`,
    'services/b/src/other.ts': `export function other() {\n${code}\n}\n`,
  }
  const [only, ...more] = await violationsAbout(files)
  expect(more).toEqual([])
  expect(only).toMatch(/services\/a\/src\/one\.ts:\d.*services\/b\/src\/other\.ts:\d|other\.ts:\d.*one\.ts:\d/)
})

test('a block of SQL that is written twice is refused', async () => {
  const found = await violationsAbout({
    'packages/database/sql/one.sql': `create table one (\n${columns}\n  primary key (tenant_id, id)\n);\n`,
    'packages/database/sql/other.sql': `create table other (\n${columns}\n  unique (tenant_id)\n);\n`,
  })
  expect(found).toEqual([expect.stringContaining('lines in common; write them once.')])
})

test('a block of SQL that two templates in TypeScript hold is refused, with their lines', async () => {
  const statement = (table: string) =>
    `import 'x'\n\nexport const read = (tx, id) => tx\`\n  select\n${columns.replaceAll(' not null', '')}\n  ${table}.id\n  from ${table} where id = \${id}\`\n`
  const found = await violationsAbout({
    'services/a/src/one.ts': statement('student'),
    'services/b/src/other.ts': statement('school_class'),
    'services/b/src/other.test.ts': statement('school_class'),
  })
  expect(found).toEqual([expect.stringContaining('services/a/src/one.ts:4 and services/b/src/other.ts:4 have')])
})

test('imports, comments, tests and short blocks may look alike', async () => {
  const imports = numbers.map((index) => `import { name${index} } from './file${index}'`).join('\n')
  const short = code.split('\n').slice(0, 3).join('\n')
  expect(
    await violationsAbout({
      'services/a/src/one.ts': `${imports}\n/*\n${code}\n*/\nexport const one = () => {\n${short}\n}\n`,
      'services/b/src/other.ts': `${imports}\n/*\n${code}\n*/\nexport function other() {\n${short}\n}\n`,
      'services/a/src/one.test.ts': code,
      'services/b/src/other.test.ts': code,
    }),
  ).toEqual([])
})
