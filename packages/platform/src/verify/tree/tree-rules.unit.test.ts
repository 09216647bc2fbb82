import { afterAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sourceFiles } from './tree-files'
import { treeViolations } from './tree-rules'

const folder = mkdtempSync(join(tmpdir(), 'lernspur-tree-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let trees = 0

const violationsAbout = (files: Readonly<Record<string, string>>): string[] => {
  const root = join(folder, `tree-${trees++}`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return treeViolations(sourceFiles(root))
}

const lines = (count: number): string => 'line\n'.repeat(count)

test('a file above 400 lines says why at its head, data and SQL aside', () => {
  const well = {
    'shell/src/a.ts': lines(400),
    'shell/src/b.ts': `import 'c'\n\n// Long because a table is read at once.\n${lines(400)}`,
    'shell/src/c.css': `/* Long because the sheet of a library is one text. */\n${lines(400)}`,
    'shell/locales/de/a.json': `[${lines(400)}]`,
    'packages/b.sql': lines(999),
  }
  expect(violationsAbout(well)).toEqual([])
  expect(violationsAbout({ 'shell/src/a.tsx': lines(401) })).toEqual([
    'shell/src/a.tsx has 401 lines; above 400 a comment at its head says why: “Long because …”.',
  ])
  expect(violationsAbout({ 'shell/src/a.ts': `${lines(400)}// Long because it comes too late.\n` })).toHaveLength(1)
})

test('a folder may hold as many files as belong together', () => {
  const files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`shell/src/f${index}.ts`, '']))
  expect(violationsAbout(files)).toEqual([])
})

test.each(['lib', 'utils', 'helpers', 'common', 'misc'])('no folder is named %s', (name) => {
  expect(violationsAbout({ [`packages/ui/src/${name}/a.ts`]: '' })).toEqual([
    `packages/ui/src/${name}: a folder named "${name}" says nothing about what it holds.`,
  ])
})

test('the top of the tree holds the known folders only', () => {
  expect(violationsAbout({ 'shell/a.ts': '', '.github/a.md': '', 'README.md': '' })).toEqual([])
  expect(violationsAbout({ 'tools/a.ts': '' })).toEqual(["tools is no folder of the tree's top."])
})

test('an index that only re-exports is refused, one that does something is not', () => {
  const only = "// all of it\nexport * from './a'\nexport { b, type C } from './b'\n"
  expect(violationsAbout({ 'packages/ui/src/index.ts': only })).toHaveLength(1)
  expect(violationsAbout({ 'packages/ui/src/index.ts': `${only}export const d = 1\n` })).toEqual([])
})

test('every dependency is named by its exact version', () => {
  const manifest = (version: string) => ({
    'packages/ui/package.json': JSON.stringify({ devDependencies: { one: version } }),
  })
  for (const version of ['1.2.3', '18.4.0-beta.17', 'workspace:*']) {
    expect(violationsAbout(manifest(version))).toEqual([])
  }
  for (const version of ['^1.2.3', '~1.2.3', '1.x', 'latest', '*', 'git+https://example.org/x.git']) {
    expect(violationsAbout(manifest(version))).toHaveLength(1)
  }
})

test.each([
  ['TO', 'DO: later'],
  ['test.sk', 'ip(1)'],
  ['// @ts-ig', 'nore'],
  ['x as a', 'ny'],
])('a loose end %s%s is refused', (start, end) => {
  expect(violationsAbout({ 'shell/src/a.ts': `const a = 1\n${start}${end}\n` })).toEqual([
    `shell/src/a.ts:2 is a loose end: ${start}${end}`,
  ])
})

test('an export is called by the path of its module, the main module by its package', () => {
  const manifest = (exports: Readonly<Record<string, unknown>>) => ({
    'packages/ui/package.json': JSON.stringify({ exports }),
  })
  expect(
    violationsAbout(
      manifest({
        '.': './src/ui.ts',
        './form/button': './src/form/button.tsx',
        './colour/*': './src/colour/*.ts',
        './*.css': './src/*.css',
      }),
    ),
  ).toEqual([])
  expect(violationsAbout(manifest({ './button': './src/form/button.tsx' }))).toEqual([
    'packages/ui/package.json exports "./src/form/button.tsx" as ./button; ./x/y is ./src/x/y.ts or .tsx.',
  ])
  for (const exports of [
    { '.': './src/main.ts' },
    { './colour/*': './src/colours/*.ts' },
    { './form/button': { import: './src/form/button.tsx' } },
    { './theme.css': './src/style/theme.css' },
  ])
    expect(violationsAbout(manifest(exports))).toHaveLength(1)
})
