import { afterAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkReport } from './check-report'

const scratch = mkdtempSync(join(tmpdir(), 'lernspur-report-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

let packages = 0

/** A package at a version, and what the compiler declared of its files; every check sees a later state of it. */
const fixture = () => {
  const folder = join(scratch, `package-${packages++}`)
  let states = 0
  return (version: string, files: Readonly<Record<string, string>>, update = false) => {
    const declarations = join(folder, `declarations-${states++}`)
    for (const [path, text] of Object.entries(files)) {
      const file = join(declarations, 'src', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'kit', version, exports: { '.': './src/kit.ts' } }),
    )
    return {
      complaint: checkReport(folder, declarations, update),
      report: () => readFileSync(join(folder, 'api-report.md'), 'utf8'),
    }
  }
}

const one = { 'kit.d.ts': 'export interface Child {\n    readonly name: string;\n}\nexport declare const max: 3;\n' }
const more = { 'kit.d.ts': `${one['kit.d.ts']}export declare const min: 1;\n` }
const member = { 'kit.d.ts': one['kit.d.ts'].replace('}', '    readonly age?: number;\n}') }
const less = { 'kit.d.ts': 'export declare const max: 3;\n' }
const other = { 'kit.d.ts': one['kit.d.ts'].replace('3', '4') }

/** A package whose report of `one` is kept at this version. */
const reported = (version = '0.1.0') => {
  const check = fixture()
  check(version, one, true)
  return check
}

test('a package without a report is asked for one, and an unchanged one is well', () => {
  const check = fixture()
  expect(check('0.1.0', one).complaint).toContain('bun run verify --update')
  expect(check('0.1.0', one, true).complaint).toBeUndefined()
  expect(check('0.1.0', one).complaint).toBeUndefined()
})

test.each([
  ['a name', more],
  ['a member', member],
])('%s that is added wants a patch', (_what, files) => {
  const check = reported()
  expect(check('0.1.0', files).complaint).toContain('added since 0.1.0; the next version is 0.1.1')
  expect(check('0.1.0', files, true).complaint).toContain('0.1.1')
  expect(check('0.1.1', files).complaint).toContain('its report is out of date')
  expect(check('0.1.1', files, true).complaint).toBeUndefined()
  expect(check('0.1.1', files).complaint).toBeUndefined()
})

test.each([
  ['taken away', less],
  ['changed', other],
])('a type that is %s wants a minor version, and the complaint shows it', (_what, files) => {
  const check = reported()
  expect(check('0.1.0', files).complaint).toContain('the next version is 0.2.0.\n    ')
  expect(check('0.1.1', files, true).complaint).toContain('the next version is 0.2.0')
  expect(check('0.2.0', files, true).complaint).toBeUndefined()
  expect(check('0.2.0', files).complaint).toBeUndefined()
})

test('from 1.0.0 on an addition wants a minor version, and a break a major one', () => {
  expect(reported('1.0.0')('1.0.1', more).complaint).toContain('the next version is 1.1.0')
  expect(reported('1.0.0')('1.1.0', less).complaint).toContain('the next version is 2.0.0')
})

test('a new version alone asks for the report to tell of it', () => {
  const check = reported()
  expect(check('0.1.1', one).complaint).toContain('its report is out of date')
  check('0.1.1', one, true)
  expect(check('0.1.1', one).complaint).toBeUndefined()
})

test('a file that moves, and what nobody else can see, change nothing', () => {
  const check = fixture()
  const inner = 'export interface Child {\n    readonly name: string;\n}\n'
  check('0.1.0', { 'kit.d.ts': "export { type Child } from './child';\n", 'child.d.ts': inner }, true)
  const moved = {
    'kit.d.ts': "export { type Child } from './people/child';\n",
    'people/child.d.ts': `${inner}export declare const seen: 1;\n`,
  }
  expect(check('0.1.0', moved).complaint).toBeUndefined()
})

test('a type that others only meet within an exported one counts', () => {
  const files = (inner: string) => ({
    'kit.d.ts': "import type { Row } from './row';\nexport declare const rows: readonly Row[];\n",
    'row.d.ts': `export interface Row {\n    readonly id: ${inner};\n}\n`,
  })
  const check = fixture()
  check('0.1.0', files('string'), true)
  expect(check('0.1.0', files('number')).complaint).toContain('the next version is 0.2.0')
})

test('what a library brings is named, and the type of a constant is written once', () => {
  const child = '{\n    name: z.ZodMiniString<string>;\n}'
  const text = `import * as z from 'zod/mini';\nexport { useQuery } from '@tanstack/react-query';
export declare const childSchema: z.ZodMiniObject<${child}, z.core.$strip>;
export declare const routes: {\n    readonly body: import("zod/mini").ZodMiniObject<{\n        name: import("zod/mini").ZodMiniString<string>;\n    }, import("zod/v4/core").$strip>;\n    readonly status: 200;\n};\n`
  const report = fixture()('0.1.0', { 'kit.d.ts': text }, true).report()
  expect(report).toContain("export { useQuery } from '@tanstack/react-query'")
  expect(report).toContain('readonly body: typeof childSchema;')
})
