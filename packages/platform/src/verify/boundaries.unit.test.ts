import { afterAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkBoundaries } from './boundaries'

const folder = mkdtempSync(join(tmpdir(), 'lernspur-boundaries-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let trees = 0

/** A tree with these files; every package can import every other, so that only the rules stand in the way. */
const tree = (files: Readonly<Record<string, string>>): string => {
  const root = join(folder, `tree-${trees++}`)
  const scope = join(root, 'node_modules', '@lernspur')
  mkdirSync(scope, { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const packages = new Set(Object.keys(files).map((path) => path.slice(0, path.indexOf('/src/'))))
  for (const one of packages) {
    writeFileSync(join(root, one, 'package.json'), JSON.stringify({ name: one, exports: { './*': './src/*.ts' } }))
    symlinkSync(join(root, one), join(scope, one.split('/').at(-1) ?? one))
  }
  return root
}

const violation = async (files: Readonly<Record<string, string>>): Promise<string> =>
  (await checkBoundaries(tree(files))).output

test('a tree that keeps to the arrows is well', async () => {
  const files = {
    'packages/contracts/src/student.ts': 'export const student = 1',
    'packages/database/src/connect.ts':
      "import { student } from '@lernspur/contracts/student'\nexport const db = student",
    'services/teacher/src/app.ts': "import { db } from '@lernspur/database/connect'\nimport './report/report'\nvoid db",
    'services/teacher/src/report/report.ts': "import { student } from '@lernspur/contracts/student'\nvoid student",
  }
  expect(await checkBoundaries(tree(files))).toMatchObject({ ok: true, output: '' })
})

test.each([
  ['upwards', 'packages/contracts', 'packages/database'],
  ['from the design system into ours', 'packages/ui', 'packages/contracts'],
  ['from one service into another', 'services/teacher', 'services/identity'],
  ['from one area into another', 'mfe-teacher', 'mfe-provider'],
  ['from the shell into an area', 'shell', 'mfe-teacher'],
  ['from an area into the database', 'mfe-teacher', 'packages/database'],
  ['from the shell into the editors of areas', 'shell', 'packages/school-editors'],
  ['from a service into documents that only the teacher makes', 'services/identity', 'packages/documents'],
])('an import %s is refused', async (_where, from, to) => {
  const name = to.split('/').at(-1)
  const output = await violation({
    [`${from}/src/one.ts`]: `import { other } from '@lernspur/${name}/other'\nvoid other`,
    [`${to}/src/other.ts`]: 'export const other = 1',
  })
  expect(output).toContain(`${from}/src/one.ts → ${to}/src/other.ts`)
  expect(output).toContain(`arrows of ${from.replace(/^mfe-.*/, 'mfe-*')}`)
})

test('an editor that asks the server by itself is refused, a step of a class is not', async () => {
  const code = "import { other } from '@lernspur/api-client/other'\nvoid other"
  const output = await violation({
    'packages/school-editors/src/scale/one.ts': code,
    'packages/school-editors/src/class-steps/two.ts': code,
    'packages/api-client/src/other.ts': 'export const other = 1',
  })
  expect(output).toContain('packages/school-editors/src/scale/one.ts → packages/api-client/src/other.ts')
  expect(output).toContain('editors know no server')
  expect(output).not.toContain('two.ts')
})

test('whoever is bundled into an area reaches the page by the main module of app-runtime, and its tests by more', async () => {
  const code = "import { other } from '@lernspur/app-runtime/other'\nvoid other"
  const output = await violation({
    'packages/app-kit/src/one.ts': code,
    'packages/app-kit/src/one.unit.test.ts': code,
    'mfe-teacher/src/two.ts': "import { main } from '@lernspur/app-runtime/app-runtime'\nvoid main",
    'shell/src/three.ts': code,
    'packages/app-runtime/src/other.ts': 'export const other = 1',
    'packages/app-runtime/src/app-runtime.ts': 'export const main = 1',
  })
  expect(output).toBe(
    [
      'packages/app-kit/src/one.ts → packages/app-runtime/src/other.ts',
      '    one copy of the page: of app-runtime a page has one copy, which areas and what they bundle reach by its main module alone',
    ].join('\n'),
  )
})

test('an import of a type only counts as much', async () => {
  const output = await violation({
    'packages/ui/src/one.ts': "import type { Other } from '@lernspur/contracts/other'\nexport type One = Other",
    'packages/contracts/src/other.ts': 'export type Other = 1',
  })
  expect(output).toContain('arrows of packages/ui')
})

test('slices of one service share what lies in a folder for it, which knows no slice', async () => {
  const output = await violation({
    'services/teacher/src/report/one.ts': "import { may } from '../report-access/may'\nvoid may",
    'services/teacher/src/report-access/may.ts': "import '../student/two'\nexport const may = 1",
    'services/teacher/src/student/two.ts': 'export const two = 1',
  })
  expect(output).toContain('services/teacher/src/report-access/may.ts → services/teacher/src/student/two.ts')
  expect(output).not.toContain('services/teacher/src/report/one.ts')
})

test('slices of one service are kept apart', async () => {
  const output = await violation({
    'services/teacher/src/report/report.ts': "import { one } from '../observation/one'\nvoid one",
    'services/teacher/src/observation/one.ts': 'export const one = 1',
  })
  expect(output).toContain('slices apart')
})

test('what tests of a service share is for tests only', async () => {
  const files = (name: string) => ({
    [`services/teacher/src/report/${name}.ts`]: "import { people } from '../testing/people'\nvoid people",
    'services/teacher/src/testing/people.ts': 'export const people = 1',
  })
  expect(await violation(files('report.test'))).toBe('')
  expect(await violation(files('report'))).toContain('tests stay out of the product')
})

test('a circle is refused', async () => {
  const output = await violation({
    'packages/ui/src/one.ts': "import { two } from './two'\nexport const one = () => two",
    'packages/ui/src/two.ts': "import { one } from './one'\nexport const two = () => one",
  })
  expect(output).toContain('circle')
})

test('folders that import each other are refused, directly or over others', async () => {
  const files = {
    'mfe-teacher/src/list/one.ts': "import { row } from '../row/row'\nexport const one = row",
    'mfe-teacher/src/list/two.ts': 'export const two = 2',
    'mfe-teacher/src/row/row.ts': 'export const row = 1',
    'mfe-teacher/src/cell/cell.ts': "import { two } from '../list/two'\nexport const cell = two",
  }
  expect(await violation(files)).toBe('')
  const back = "import { cell } from '../cell/cell'\nexport const edge = cell"
  const output = await violation({ ...files, 'mfe-teacher/src/row/edge.ts': back })
  expect(output).toContain('mfe-teacher/src: ')
  expect(output).toContain('runs upward')
})

test('a folder may import what stands beside it, and what is composed of it may stand beside it as well', async () => {
  const files = {
    'mfe-teacher/src/ground.ts': 'export const ground = 1',
    'mfe-teacher/src/list/one.ts': "import { ground } from '../ground'\nexport const one = ground",
    'mfe-teacher/src/top.ts': "import { one } from './list/one'\nexport const top = one",
  }
  expect(await violation(files)).toBe('')
  const output = await violation({ ...files, 'mfe-teacher/src/list/two.ts': "import { top } from '../top'\nvoid top" })
  expect(output).toContain('list imports top.ts, directly or over others')
})

test('a way round the exports of a package is refused', async () => {
  const output = await violation({
    'packages/database/src/one.ts': "import { other } from '../../contracts/src/other'\nvoid other",
    'packages/contracts/src/other.ts': 'export const other = 1',
  })
  expect(output).toContain('exposed surfaces only')
})

test.each(['@lernspur/contracts/inner/other', '@lernspur/contracts/gone', './gone', 'not-declared'])(
  'an import of %s, which is not to be had, is refused',
  async (module) => {
    const output = await violation({
      'packages/database/src/one.ts': `import { other } from '${module}'\nvoid other`,
      'packages/contracts/src/other.tsx': 'export const other = 1',
    })
    expect(output).toContain('known modules only')
  },
)

test('test packages stay out of the product, and are there for tests', async () => {
  const files = (name: string) => ({
    [`services/teacher/src/${name}.ts`]: "import { school } from '@lernspur/testing/school'\nvoid school",
    'packages/testing/src/school.ts': 'export const school = 1',
  })
  expect(await violation(files('app'))).toContain('tests stay out of the product')
  expect(await violation(files('app.test'))).toBe('')
})

test('the gateway takes the page of the federation and nothing else of it', async () => {
  const files = (name: string) => ({
    'services/gateway/src/one.ts': `import { other } from '@lernspur/federation/${name}'\nvoid other`,
    [`packages/federation/src/${name}.ts`]: 'export const other = 1',
  })
  expect(await violation(files('page'))).toBe('')
  expect(await violation(files('publish'))).toContain('the page of the federation')
})

test('the browser takes the contract of a noun, not the whole contract', async () => {
  const output = await violation({
    'mfe-teacher/src/one.ts': "import { routes } from '@lernspur/contracts/contract'\nvoid routes",
    'packages/contracts/src/contract.ts': 'export const routes = 1',
  })
  expect(output).toContain('nouns in the browser')
})

test('of some folders only their own imports are held against the rules', async () => {
  const upward = "import { other } from '@lernspur/database/other'\nvoid other"
  const root = tree({
    'packages/contracts/src/one.ts': upward,
    'packages/ui/src/two.ts': upward,
    'packages/database/src/other.ts': "import { three } from './three'\nexport const other = three",
    'packages/database/src/three.ts': "import { other } from './other'\nexport const three = other",
  })
  const { output } = await checkBoundaries(root, ['packages/contracts'])
  expect(output).toContain('packages/contracts/src/one.ts → packages/database/src/other.ts')
  expect(output).not.toContain('two.ts')
  expect(output).not.toContain('three.ts')
})
